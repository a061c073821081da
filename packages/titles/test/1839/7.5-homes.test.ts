import { describe, expect, test } from 'vitest';
import { cityHexes } from '../../src/1839/material.ts';
import { buy, pass, start } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { concede } from './money.ts';
import { Table } from './table.ts';

const home = (hex: string): Deed => ({ type: 'reserveHome', hex });
/** A Lokaalspoorwegen is parred, and its director is asked for its homes. */
const begun = (company = 'L1', t = Table.blank()): Table => t.cash(t.who[0]!, 500).does(start(company, 20));
const homesOf = (t: Table, company: string): string[] =>
  t.s.ext.reservations.filter(({ owner }) => owner === company).flatMap(({ hexes }) => hexes);
/** All places of these hexes are reserved by somebody. */
const kept = (t: Table, ...hexes: readonly string[]): Table =>
  t.ext({ reservations: [...t.s.ext.reservations, ...hexes.map((hex) => ({ owner: 'L8', hexes: [hex] }))] });

describe('7.5 The homes of a Lokaalspoorwegen', () => {
  rule('1839:7.5-9', 'two different hexagons, at once', () => {
    const t = begun();
    expect([t.asks, t.who]).toEqual(['homes/L1', ['player1']]);
    t.does(home('I8'));
    expect([t.asks, homesOf(t, 'L1')]).toEqual(['homes/L1', ['I8']]);
    t.refuses(home('I8'), '1839:7.5-9').does(home('E14'));
    expect(homesOf(t, 'L1')).toEqual(['I8', 'E14']);
    expect(t.asks).toBe('stockTurn/player2');
    // A Spoorwegmaatschappij has its homes.
    expect(Table.blank().cash('player1', 500).does(start('AMS')).asks).toBe('stockTurn/player2');
  });

  rule('1839:7.5-10', 'each with a place that is empty or the government’s, and that nobody else has reserved', () => {
    // Den Haag has one circle, kept for the ZHESM.
    begun().refuses(home('H5'), '1839:7.5-10').accepts(home('I8'));
    const twice = begun().does(home('I8')).does(home('E14')).does(start('L2', 31));
    twice.refuses(home('I8'), '1839:7.5-10').accepts(home('K6'));
    begun('L1', Table.blank().station('L3', 'I8')).refuses(home('I8'), '1839:7.5-10');
    const government = begun('L1', Table.blank().station('government', 'I8')).does(home('I8')).does(home('E14'));
    expect(homesOf(government, 'L1')).toEqual(['I8', 'E14']);
    government.does(start('L2', 31)).refuses(home('I8'), '1839:7.5-10');
  });

  rule(
    '1839:7.5-22',
    '1839:Q21',
    'reserved from the start, or from parring, to the first operation or nationalisation',
    () => {
      const start4 = new Table(4);
      expect([homesOf(start4, 'AMS'), homesOf(start4, 'L1')]).toEqual([['L17', 'N15'], []]);
      // Until it operates.
      const t = begun('L1', Table.blank().company('AMS', { shares: { player1: 6 } }))
        .does(home('I8'))
        .does(home('E14'));
      expect(homesOf(t, 'AMS')).toEqual(['L17', 'N15']);
      t.endRound();
      expect([t.onTurn, homesOf(t, 'AMS'), homesOf(t, 'L1')]).toEqual(['AMS', [], ['I8', 'E14']]);
      // The L1 has floated and goes with its director, before it operates.
      const gone = t.company('L1', { shares: { player2: 6 }, price: 20 }).does(concede('player2'));
      expect([gone.s.companies['L1']!.status, homesOf(gone, 'L1')]).toEqual(['unstarted', []]);
    },
  );

  rule('1839:Q22', 'Arnhem and Venlo: the NRS keeps a place in one of them, and neither is reserved by itself', () => {
    begun().accepts(home('I16')).accepts(home('K16'));
    begun().does(home('I16')).refuses(home('K16'), '1839:7.5-10').accepts(home('I8'));
    begun('L1', Table.blank().station('L3', 'K16')).refuses(home('I16'), '1839:7.5-10');
  });

  rule('1839:7.5-11', 'only one of them an OO hexagon or a big city', () => {
    const t = begun().does(home('J7')).refuses(home('B17'), '1839:7.5-11').refuses(home('G10'), '1839:7.5-11');
    t.does(home('I8'));
    expect(homesOf(t, 'L1')).toEqual(['J7', 'I8']);
    begun().does(home('B17')).refuses(home('J7'), '1839:7.5-11').accepts(home('I8'));
    begun().does(home('I8')).accepts(home('B17'));
  });

  rule('1839:7.5-12', 'in Amsterdam and OO hexagons for the hexagon, not for a city', () => {
    const both = begun().does(home('B17')).does(home('I8')).does(start('L2', 31)).does(home('B17')).does(home('E14'));
    expect([homesOf(both, 'L1'), homesOf(both, 'L2')]).toEqual([
      ['B17', 'I8'],
      ['B17', 'E14'],
    ]);
    both.cash('player3', 500).does(start('L3', 46)).refuses(home('B17'), '1839:7.5-10');
  });

  test('with two places left both can be had, whichever comes first', () => {
    const t = (): Table => begun('L1', kept(Table.blank(), ...left('I8', 'J7', 'B17')));
    t().does(home('J7')).refuses(home('B17'), '1839:7.5-11').accepts(home('I8'));
    t().does(home('I8')).accepts(home('J7')).accepts(home('B17'));
  });

  test('without two places no Lokaalspoorwegen is started', () => {
    kept(Table.blank(), ...left('I8', 'J7'))
      .cash('player1', 500)
      .accepts(start('L1', 20));
    const t = kept(Table.blank(), ...left('J7', 'B17')).cash('player1', 500);
    t.refuses(start('L1', 20), '1839:7.5-10').accepts(start('AMS'));
    expect(t.does(pass).asks).toBe('stockTurn/player2');
  });

  test('nor is one taken over whose homes its director has left unchosen', () => {
    const directorless = (...places: readonly string[]): Table => {
      const t = kept(Table.blank(), ...left(...places)).cash('player1', 500);
      t.company('L1', { shares: { pool: 2 }, price: 31, floated: false });
      const { companies } = t.s;
      return t.set({ companies: { ...companies, L1: { ...companies['L1']!, director: null } } });
    };
    directorless('J7', 'B17').refuses(buy('L1'), '1839:7.5-10');
    expect(directorless('I8', 'J7').does(buy('L1')).asks).toBe('homes/L1');
  });
});

/** Every place on the map that is free, but for those in these hexes. */
function left(...but: readonly string[]): string[] {
  const t = Table.blank();
  const { board } = t.title.material(t.s);
  const reserved = new Set(t.s.ext.reservations.flatMap(({ hexes }) => (hexes.length === 1 ? hexes : [])));
  return cityHexes.flatMap((hex) => {
    if (but.includes(hex)) return [];
    const slots = board.hexes.find(({ id }) => id === hex)!.nodes!.reduce((sum, node) => sum + (node.slots ?? 0), 0);
    // One of Arnhem and Venlo is the NRS's.
    const free = slots - (reserved.has(hex) ? 1 : 0) - (hex === 'K16' ? 1 : 0);
    return Array.from({ length: Math.max(0, free) }, () => hex);
  });
}
