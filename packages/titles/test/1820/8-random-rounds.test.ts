/** Issue & Takeover Rounds from crowded positions, which random games seldom reach, played at random: all laws hold after every action. */
import { dice, type OpenField } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { companyIds, sizeOf } from '../../src/1820/material.ts';
import { type Sketch, Table } from './table.ts';

type Chance = (below: number) => number;
const oneOf = <T>(chance: Chance, things: readonly T[]): T => things[chance(things.length)]!;

const PLAYERS = ['player1', 'player2', 'player3'];
const COUSINS = ['RSCF', 'BI'];
const TWO_CITIES = ['C7', 'C11', 'D4', 'D6', 'D10'];
const SPOTS = [...TWO_CITIES, ...TWO_CITIES, 'B6', 'C5', 'C15', 'D16', 'G7', 'O17', 'N18'].map(
  (hex, i) => [hex, i < TWO_CITIES.length ? 1 : 0] as const,
);

/** Shares for everybody, and some in the pool. */
function shared(chance: Chance, size: number): Record<string, number> {
  if (size === 1) return { [oneOf(chance, PLAYERS)]: 1 };
  let left = size - 1;
  const shares: Record<string, number> = { [oneOf(chance, PLAYERS)]: 1 };
  for (const owner of [...PLAYERS, ...COUSINS, 'pool']) {
    const count = Math.min(left, chance(Math.ceil(size / 2)));
    shares[owner] = (shares[owner] ?? 0) + count;
    left -= count;
  }
  return shares;
}

/** Eight companies of any size, with loans and markers, some in liquidation. */
function crowded(chance: Chance): Table {
  const t = Table.blank().colour(oneOf(chance, ['yellow', 'green', 'blue', 'brown']));
  for (const cousin of COUSINS) t.cousin(cousin, oneOf(chance, PLAYERS), chance(200));
  for (const player of PLAYERS) t.cash(player, chance(600));
  const spots = [...SPOTS];
  for (const [i, id] of companyIds.slice(0, 8).entries()) {
    const size = oneOf(chance, [1, 5, 10, 10, 20, 50]);
    const shares = shared(chance, size);
    const inPlay = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const stations = spots.splice(chance(spots.length), chance(4));
    const hexes = new Set(stations.map(([hex]) => hex));
    const sketch: Sketch = {
      size,
      shares,
      price: oneOf(chance, [10, 10, 40, 43, 47, 55, 65, 78, 128]),
      markers: chance(sizeOf(size).stationMaximum - hexes.size + 1),
      stations: stations.filter(([hex], at) => stations.findIndex(([one]) => one === hex) === at),
      trains: [`3+-${2 * i + 1}`, `3+-${2 * i + 2}`].slice(chance(3)),
    };
    t.company(id, size === 1 ? sketch : { ...sketch, cash: chance(700), loans: chance(Math.min(inPlay, 6) + 1) });
  }
  return t.takeovers();
}

const anyValue = (chance: Chance, field: OpenField): unknown => {
  if (field.kind === 'oneOf') return oneOf(chance, field.values);
  if (field.kind === 'range') return field.min + field.step * chance((field.max - field.min) / field.step + 1);
  return field.best;
};

/** Anything that is offered to anybody who is asked. */
function doesAnything(t: Table, chance: Chance): void {
  const { type, by, frame, fields, openFields } = oneOf(chance, t.choices(undefined, oneOf(chance, t.who)));
  const filled = Object.entries(openFields).map(([name, field]) => [name, anyValue(chance, field)]);
  t.does({ type, by, frame, ...fields, ...Object.fromEntries(filled) });
}

const KINDS = ['issues', 'buyBack', 'offering', 'bidding', 'accepting', 'acquiring', 'twins', 'overage', 'excessLoans'];

test('whatever is offered in an Issue & Takeover Round can be done, and breaks no law', () => {
  const seen = new Set<string>();
  // Some questions are rare: rounds are played until all have been asked.
  for (let seed = 1; seed <= 40 && !KINDS.every((kind) => seen.has(kind)); seed++) {
    const chance = dice(seed);
    const t = crowded(chance);
    for (let i = 0; i < 400 && t.s.ended === null && t.s.ext.takeovers; i++) {
      seen.add(t.asks.split('/')[0]!);
      doesAnything(t, chance);
    }
  }
  expect(KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});
