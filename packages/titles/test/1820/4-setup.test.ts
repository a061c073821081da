import { start } from '@roundhouse/kernel';
import { UNUSED } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { cousins, sizes } from '../../src/1820/data/index.ts';
import { companyIds, cousinOf, LOBBY_MARKERS, material } from '../../src/1820/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const drawn = (t: Table): string[] => Object.keys(t.s.privates);
const deals =
  (deal: unknown, options = {}) =>
  () =>
    start(title1820, { players: 3, seed: 1, options, deal: deal as never });

describe('2 Components', () => {
  test('30 companies, each with 50 certificates and 18 markers', () => {
    const { shares } = new Table().s;
    expect([companyIds.length, new Set(companyIds).size]).toEqual([30, 30]);
    expect(Math.max(...sizes.map(({ stationMaximum }) => stationMaximum))).toBe(18);
    for (const id of companyIds) expect(shares[id]).toEqual({ [UNUSED]: 50 });
    expect(new Set(material.companies.map(({ name }) => name)).size).toBe(31);
  });

  test('British Rail has 100 shares', () => {
    expect(new Table().s.shares['BR']).toEqual({ [UNUSED]: 100 });
  });

  rule('1820:2-5', '1820:Q6', 'for two to five players', () => {
    for (const players of [2, 3, 4, 5]) expect(new Table(players).s.players.length).toBe(players);
    for (const players of [1, 6])
      expect(() => start(title1820, { players, seed: 1 })).toThrow('1820 is for 2 to 5 players.');
  });

  rule('1820:2-6', 'the bank never runs out: what it pays is no less than what is due', () => {
    const t = new Table(5);
    expect(t.s.cash['bank']!).toBeLessThan(0);
    expect(Object.values(t.s.cash).reduce((a, b) => a + b, 0)).toBe(0);
  });
});

describe('4 Setup', () => {
  rule('1820:4-1', 'an empty map, no company, an empty pool and private track', () => {
    const { tiles, stations, companies, shares, ext, market } = new Table().s;
    expect([tiles, Object.values(stations).flat(), market]).toEqual([{}, [], { at: {}, order: [] }]);
    expect(Object.values(companies).map(({ status }) => status)).toEqual(companies && Array(31).fill('unstarted'));
    expect(Object.values(shares).every((held) => !('pool' in held))).toBe(true);
    expect([ext.charters, ext.privateTrack]).toEqual([{}, []]);
  });

  rule('1820:4-2', '1820:4-3', 'the first round is a Stock Round, the marker stands on column 1', () => {
    const t = new Table();
    expect([t.title.roundName(t.s), t.s.ext.stockRound, t.s.ext.column, t.s.phase]).toEqual(['SR 1', 1, 1, 'yellow']);
  });

  rule('1820:4-5', '1820:4-6', 'as many cards as there are players, dealt by chance; none of the other colour', () => {
    const orders = new Set<string>();
    for (const seed of seeds) {
      const t = new Table(3, { seed });
      expect(t.s.ext.order.toSorted()).toEqual(t.s.players);
      orders.add(t.s.ext.order.join());
    }
    expect(orders.size).toBe(6);
    expect(Table.blank(3).round.cards).toEqual([]);
  });

  rule('1820:4-7', '£10 times the card’s number, before the first income', () => {
    const t = new Table(5);
    expect(t.s.ext.order.map((player) => t.money(player))).toEqual([810, 820, 830, 840, 850]);
  });

  rule('1820:4-8', '1820:Q76', 'one cousin of each colour, at random', () => {
    const all = new Set<string>();
    for (const seed of seeds) {
      const ids = drawn(new Table(3, { seed }));
      expect(ids.map((id) => cousinOf(id).color)).toEqual(['blue', 'brown', 'green', 'red']);
      for (const id of ids) all.add(id);
    }
    expect(all.size).toBe(9);
    const counts = ['blue', 'brown', 'green', 'red'].map((c) => cousins.filter(({ color }) => color === c).length);
    expect(counts).toEqual([2, 2, 3, 2]);
  });

  test('for newcomers only those at £120 are drawn, of green ones one of two', () => {
    const all = new Set<string>();
    for (const seed of seeds) {
      for (const id of drawn(new Table(3, { seed, options: { cousins: 'at-120' } }))) all.add(id);
    }
    expect([...all].toSorted()).toEqual(['BI', 'CBV', 'GWSC', 'JL', 'VF']);
  });

  test('a deal gives each player a card and draws one cousin of each colour', () => {
    const order = ['player3', 'player1', 'player2'];
    const deal = { order, cousins: ['SDS', 'CBV', 'GLCC', 'JH'] };
    const t = new Table(3, { deal });
    expect([t.s.ext.order, drawn(t)]).toEqual([order, deal.cousins]);
    expect(deals({ ...deal, order: ['player1', 'player1', 'player2'] })).toThrow('one number card');
    expect(deals({ ...deal, cousins: ['SDS', 'GWSC', 'GLCC', 'JH'] })).toThrow('one cousin of each colour');
    expect(deals(deal, { cousins: 'at-120' })).toThrow('Sassoon David Sassoon is not at £120');
  });
});

describe('14.1 Cousin overview', () => {
  rule('1820:14.1-2', 'their marked prices', () => {
    const at = (price: number): string[] => cousins.filter((one) => one.price === price).map(({ id }) => id);
    expect([at(120), at(130)]).toEqual([
      ['GWSC', 'CBV', 'BI', 'JL', 'VF'],
      ['SDS', 'RSCF', 'GLCC', 'JH'],
    ]);
  });
});

test('every player has ten lobby markers, and all trains lie in the supply, but for those that may be additional', () => {
  const t = new Table();
  expect([LOBBY_MARKERS, t.trains('depot').length]).toEqual([10, 181 + 16 + 14 + 6 + 4 + 9]);
  expect(t.trains('gone')).toEqual(['2+-182', '3+-17', '5+-15', '8+-7', '5D+-5']);
});
