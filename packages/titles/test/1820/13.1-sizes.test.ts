import { describe, expect, test } from 'vitest';
import { isInLiquidation, putIntoLiquidation } from '../../src/1820/10-context/10.7-liquidation.ts';
import {
  dropCharter,
  isPrivate,
  isPublic,
  newCharter,
  setCharter,
  sharesInPlay,
  sizeIn,
  sizeTable,
  stationCost,
  tilesIn,
} from '../../src/1820/13-companies/13.1-sizes.ts';
import { inOrder, leaveMarket, moveBy, price, priceAfter, turnOver } from '../../src/1820/16-stock-market.ts';
import { market, pars, shareCounts } from '../../src/1820/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const company = (size: number, colour = 'yellow') =>
  Table.blank()
    .colour(colour)
    .company('LSR', { size, shares: { player1: 1 } }).s;
/** Tiles, stations and their costs in yellow phase and later. */
const line = (size: number) => {
  const { stationLimit, stationMaximum, overage } = sizeTable(company(size), 'LSR');
  const by = (colour: string) => [tilesIn(company(size, colour), 'LSR'), stationCost(company(size, colour), 'LSR')];
  return [...by('yellow'), ...by('green'), stationLimit, stationMaximum, overage];
};

describe('13.1 Company overview', () => {
  /** Tiles and station in yellow phase, and in green; station limit and maximum, overage. */
  rule('1820:13.1-2', '1820:13.1-3', 'private companies, and those of 5 shares', () => {
    expect(shareCounts).toEqual([1, 5, 10, 20, 50]);
    expect([line(1), line(5)]).toEqual([
      [2, 40, 4, 100, 6, 9, 100],
      [2, 40, 2, 100, 6, 9, 100],
    ]);
  });
  rule('1820:13.1-4', '1820:13.1-5', '1820:13.1-6', 'companies of 10, 20 and 50 shares', () => {
    expect([line(10), line(20), line(50)]).toEqual([
      [2, 100, 2, 100, 8, 12, 100],
      [2, 100, 2, 100, 10, 15, 100],
      [2, 100, 2, 100, 12, 18, 100],
    ]);
  });

  rule('1820:13.2-1', '1820:13.3-1', 'a company of one share is private and has no price', () => {
    const s = company(1);
    expect([isPrivate(s, 'LSR'), isPublic(s, 'LSR'), price(s, 'LSR'), s.ext.privateTrack]).toEqual([
      true,
      false,
      0,
      ['LSR'],
    ]);
    for (const size of [5, 10, 20, 50]) expect(isPublic(company(size), 'LSR')).toBe(true);
    expect([isPublic(company(5), 'M&BR'), isPrivate(company(5), 'M&BR')]).toEqual([false, false]);
  });

  test('a company that comes back has a charter of its own', () => {
    const t = Table.blank().company('LSR', { size: 20, shares: { player1: 3 }, loans: 2, freeMarkers: 2, grown: 1 });
    t.after((g) => setCharter(g, 'LSR', { loans: 3 }));
    expect([t.s.ext.charters['LSR']!.loans, sizeIn(t.s, 'LSR'), sizeIn(t.s, 'BR')]).toEqual([3, 20, 0]);
    t.after((g) => dropCharter(g, 'LSR'));
    expect([t.s.ext.charters, sizeIn(t.s, 'LSR')]).toEqual([{}, 0]);
    t.after((g) => newCharter(g, 'LSR', 5, 1));
    const { loans, freeMarkers, grown, floated, markers } = t.s.ext.charters['LSR']!;
    expect([loans, freeMarkers, grown, floated, markers]).toEqual([0, 0, null, 2, 1]);
  });
});

describe('10.6 Shares in play', () => {
  rule('1820:10.6-1', '1820:10.6-2', '1820:Q5', 'those of players, cousins and the pool, not the treasury’s', () => {
    const t = Table.blank().cousin('BI', 'player1');
    t.company('LSR', { size: 20, shares: { player1: 3, player2: 2, BI: 4, pool: 5 } });
    expect(sharesInPlay(t.s, 'LSR')).toBe(14);
  });
});

describe('10.7 In liquidation', () => {
  rule('1820:10.7-1', 'exactly at £10', () => {
    const at = (at: number) => Table.blank().company('LSR', { shares: { player1: 4 }, price: at });
    expect([isInLiquidation(at(10).s, 'LSR'), isInLiquidation(at(40).s, 'LSR')]).toEqual([true, false]);
    expect(
      isInLiquidation(
        at(40).trying((g) => moveBy(g, 'LSR', -1)),
        'LSR',
      ),
    ).toBe(true);
  });

  rule('1820:10.7-2', 'put there from any price, below those already there', () => {
    const t = Table.blank()
      .company('M&BR', { shares: { player1: 4 }, price: 10 })
      .company('LSR', { shares: { player1: 4 }, price: 289 });
    const s = t.trying((g) => putIntoLiquidation(g, 'LSR'));
    expect([price(s, 'LSR'), inOrder(s)]).toEqual([10, ['M&BR', 'LSR']]);
  });
});

describe('16 Stock Market', () => {
  rule('1820:16.1-3', 'one row of 33 prices', () => {
    const prices = market.flatMap(({ rows }) => rows.map((row) => row.map((cell) => cell!.price)));
    expect(prices).toEqual([
      [
        10, 40, 43, 47, 51, 55, 60, 65, 71, 78, 86, 95, 105, 116, 128, 142, 157, 173, 190, 208, 227, 247, 268, 289, 311,
        334, 357, 381, 405, 429, 453, 477, 500,
      ],
    ]);
  });

  rule('1820:16.1-4', 'par boxes by colour', () => {
    const of = (color: string) => pars.filter((par) => par.color === color).map((par) => par.price);
    expect(['yellow', 'green', 'blue', 'brown'].map(of)).toEqual([[55, 60, 65, 71], [78, 86, 95], [105, 116], [128]]);
  });

  test('a price stops at both ends', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 4 }, price: 477 });
    const moved = (spaces: number) => t.trying((g) => moveBy(g, 'LSR', spaces));
    expect([price(moved(3), 'LSR'), price(moved(-40), 'LSR')]).toEqual([500, 10]);
    expect([moved(0), moved(1)].map(({ ext }) => ext.topReached)).toEqual([false, true]);
    expect([priceAfter(t.s, 'LSR', -2), priceAfter(t.s, 'LSR', 9)]).toEqual([429, 500]);
  });

  rule('1820:7.1-7', '1820:Q82', 'a marker turned over where it stands comes after those that came before', () => {
    const t = Table.blank();
    for (const id of ['LSR', 'M&BR']) t.company(id, { shares: { player1: 4 }, price: 65 });
    t.company('N&PR', { shares: { player1: 4 }, price: 60 });
    t.after((g) => moveBy(g, 'N&PR', 1));
    expect(inOrder(t.s)).toEqual(['LSR', 'M&BR', 'N&PR']);
    expect(inOrder(t.trying((g) => turnOver(g, 'LSR')))).toEqual(['M&BR', 'N&PR', 'LSR']);
    expect(inOrder(t.trying((g) => leaveMarket(g, 'M&BR')))).toEqual(['LSR', 'N&PR']);
  });
});
