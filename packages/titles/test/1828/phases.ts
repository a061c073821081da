import { expect } from 'vitest';
import type { Deed } from '../position.ts';
import { pass } from '../deals.ts';
import { Table } from './table.ts';
import { buying, buyTrain } from './trains.ts';

const lay = (hex: string, tile: string, rotation: number): Deed => ({ type: 'layTile', hex, tile, rotation });

/** The B&O could lay `lays[color]`: a yellow tile beside Baltimore, or the next one on Washington. */
export const lays = Object.assign(
  (phase: string, color: string): Table => {
    const t = buying({ phase, step: 'track', cash: 500 });
    return color === 'brown' ? t.tile('J18', '205', 0) : t;
  },
  { yellow: lay('I21', '9', 1), green: lay('J18', '205', 0), brown: lay('J18', '448', 0) },
);

/** The colours of tiles that are laid in a phase. */
export const builds = (phase: string): string[] =>
  (['yellow', 'green', 'brown'] as const).filter((color) => {
    const t = lays(phase, color);
    const { hex, tile } = lays[color];
    return t.choices('layTile').some(({ fields }) => fields['hex'] === hex && fields['tile'] === tile);
  });

/** The phase before the first train of a kind is bought, after it, and after the second. */
export function begins(kind: string): string[] {
  const t = buying({ next: kind, cash: 2000 });
  const before = t.s.phase;
  const first = t.does(buyTrain(`${kind}-1`)).s.phase;
  return [before, first, t.does(buyTrain(`${kind}-2`)).s.phase];
}

/** A stock round of a phase; nothing is parred. */
export const starting = (phase: string): Table => Table.blank().phase(phase).stockTurn('player1');

export const parsIn = (phase: string): unknown => {
  const openField = starting(phase).choices('start')[0]!.openFields['price'];
  return openField?.kind === 'oneOf' ? openField.values : openField;
};

/** The last train that the limit allows is bought. */
export function limit(phase: string, next: string, trains: readonly string[], last: string): Table {
  const t = buying({ phase, next, cash: 2000, trains }).does(buyTrain(last));
  expect(t.trains('B&O')).toHaveLength(trains.length + 1);
  return t;
}

/** What follows a stock round in which nobody acts; no company operates. */
export const rounds = (phase: string): unknown[] =>
  starting(phase)
    .does(pass)
    .does(pass)
    .does(pass)
    .events.filter(({ event }) => event === 'round')
    .map((event) => event['name']);

/** What this train of the PRR earns between Altoona and Johnstown. */
export const value = (phase: string, train: string): number =>
  Table.blank()
    .phase(phase)
    .tile('H14', '4', 1)
    .company('PRR', { shares: { player1: 6 }, trains: [train], stations: [['H16', 0]] })
    .operate('PRR', 'run')
    .best().revenue;
