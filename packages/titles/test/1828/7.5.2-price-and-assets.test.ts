import { describe, expect } from 'vitest';
import { markersLeft } from '../../src/1828/08-operating-round/8.3.2-stations.ts';
import { rule } from '../rule.ts';
import { accept, merge, merging } from './merging.ts';
import { Table } from './table.ts';

type Cell = readonly [row: number, col: number];

/** The stock price of the system that two companies on these cells, or at these par prices, become. */
function mergerPrice(gt: number | Cell, wab: number | Cell, remaining = 'GT'): number {
  const at = (place: number | Cell) => (typeof place === 'number' ? { price: place } : { cell: place });
  const t = merging({ player1: 6 }, { player1: 6 }, { gt: at(gt), wab: at(wab) });
  t.does({ type: 'merge', company: remaining, other: remaining === 'GT' ? 'WAB' : 'GT' });
  return t.price(remaining);
}

const spot = (hex: string, node = 0) => ({ hex, node });
const on = (...spots: [hex: string, node: number][]) => ({ stations: spots });

describe('7.5.2 Merger process, steps 1 to 3', () => {
  rule('1828:7.5.2-1', 'the acting player says which company remains', () => {
    const shares = [{ player1: 6 }, { player1: 4, player2: 2 }] as const;
    const gt = merging(...shares).does(merge);
    expect([gt.s.ext.systems, gt.shares('GT', 'player1'), gt.shares('WAB', 'player1')]).toEqual([{ GT: 'WAB' }, 4, 0]);
    expect([gt.price('GT'), Object.keys(gt.s.market.at)]).toEqual([111, ['GT']]);
    const wab = merging(...shares).does({ type: 'merge', company: 'WAB', other: 'GT' });
    expect([wab.s.ext.systems, wab.shares('WAB', 'player1'), wab.shares('GT', 'player1')]).toEqual([
      { WAB: 'GT' },
      4,
      0,
    ]);
    expect([wab.price('WAB'), Object.keys(wab.s.market.at)]).toEqual([111, ['WAB']]);
    merging(...shares).refuses({ type: 'merge', company: 'GT', other: 'GT' }, '1828:7.5.2-1');
  });

  rule('1828:7.5.2-1', 'it may be one that another player directs', () => {
    const t = merging({ player2: 6 }, { player1: 6 }).does(merge).does(accept);
    expect([t.s.ext.systems, t.s.companies['WAB']!.status]).toEqual([{ GT: 'WAB' }, 'closed']);
  });

  rule('1828:7.5.2-2', 'the limit is the larger price and half the smaller, rounded down', () => {
    // $122 and $89: 166; rounded up it would be 167, a price of the market.
    expect(mergerPrice([0, 0], [8, 6])).toBe(157);
    // $67 and $59: 96; the smaller and half the larger would be 92, and less than $95.
    expect(mergerPrice([13, 7], [14, 6])).toBe(95);
  });

  rule('1828:7.5.2-3', 'the path begins at the left-most marker, goes up and then right along the top row', () => {
    // $122 at the top left and $89: from the column of the $89 it would be 164, whichever company remains.
    expect([mergerPrice([0, 0], [8, 6]), mergerPrice([8, 6], [0, 0])]).toEqual([157, 157]);
    expect(mergerPrice([0, 0], [8, 6], 'WAB')).toBe(157);
    // $94 and $86 (limit 137) in the fourth and fifth columns: from the fifth it would be 126.
    expect([mergerPrice(94, 86), mergerPrice(86, 94)]).toEqual([136, 136]);
    // In one column ($67 and $94, limit 127) it goes up from there.
    expect([mergerPrice([13, 7], [8, 7]), mergerPrice([8, 7], [13, 7])]).toEqual([124, 124]);
    const { row, col } = merging({ player1: 6 }, { player1: 6 }).does(merge).s.market.at['GT']!;
    expect([row, col]).toEqual([4, 5]);
  });

  rule('1828:7.5.2-4', 'par prices merge at the prices of the printed market', () => {
    expect([mergerPrice(67, 67), mergerPrice(67, 71), mergerPrice(71, 67)]).toEqual([94, 102, 102]);
    expect([mergerPrice(71, 79), mergerPrice(79, 71), mergerPrice(105, 120), mergerPrice(120, 105)]).toEqual([
      111, 111, 167, 167,
    ]);
  });

  rule('1828:Q8', 'a merger at $500 lets the stock round go on, and the game ends with it', () => {
    const t = merging({ player1: 6 }, { player1: 6 }, { gt: { cell: [0, 13] }, wab: { cell: [0, 13] } });
    t.does(merge);
    expect([t.price('GT'), t.asks]).toEqual([500, 'stockTurn/player1']);
    t.does({ type: 'pass' });
    t.does({ type: 'buy', company: 'GT', from: 'ipo' });
    // The buyer ends the turn; then all pass.
    for (let passes = 0; passes < 3; passes++) t.does({ type: 'pass' });
    expect([t.s.ended, t.asks]).toEqual([null, 'stockTurn/player2']);
    t.does({ type: 'pass' });
    expect(t.s.ended).toMatchObject({ reason: 'top-price' });
  });

  rule('1828:7.5.2-5', 'money, trains, privates, coal and station markers become the system’s', () => {
    const more = (t: Table) => t.private('SVN', 'GT').private('StCT', 'WAB').private('C&StL', 'player1');
    const gt = { cash: 130, trains: ['2-1'], ...on(['D4', 0]) };
    const wab = { cash: 45, trains: ['2-2', '2-3'], coal: 1, ...on(['H6', 0]) };
    const t = merging({ player1: 6 }, { player1: 6 }, { gt, wab, more }).does(merge);
    expect([t.money('GT'), t.money('WAB')]).toEqual([175, 0]);
    expect([t.s.privates['SVN'], t.s.privates['StCT'], t.s.privates['C&StL']]).toEqual(['GT', 'GT', 'player1']);
    expect(t.s.ext.coal).toEqual({ K11: 1, K13: 1, GT: 1, WAB: 0 });
    expect([t.s.stations['GT'], t.s.stations['WAB']]).toEqual([[spot('D4'), spot('H6')], []]);
    t.operate('GT', 'trains');
    expect(t.choices('buyTrainFrom')).toEqual([]);
  });

  rule('1828:7.5.2-6', 'where only one of the two had floated its treasury goes to the bank', () => {
    for (const remaining of ['GT', 'WAB']) {
      const t = merging({ player1: 6 }, { player1: 2 }, { gt: { cash: 790, floated: 2 } });
      const bank = t.money('bank');
      t.does({ type: 'merge', company: remaining, other: remaining === 'GT' ? 'WAB' : 'GT' });
      expect(t.shares(remaining, 'ipo')).toBe(6);
      expect([t.money('GT'), t.money('WAB'), t.money('bank'), t.money('player1')]).toEqual([0, 0, bank + 790, 800]);
    }
  });

  rule('1828:7.5.2-7', 'of two coal markers one goes back to the coalfields', () => {
    const t = merging({ player1: 6 }, { player1: 6 }, { gt: { coal: 1 }, wab: { coal: 1 } });
    expect(t.s.ext.coal).toEqual({ K11: 0, K13: 1, GT: 1, WAB: 1 });
    t.does(merge);
    expect(t.s.ext.coal).toEqual({ K11: 1, K13: 1, GT: 1, WAB: 0 });
    const kept = merging({ player1: 6 }, { player1: 6 }, { gt: { coal: 1 } }).does(merge);
    expect(kept.s.ext.coal).toEqual({ K11: 1, K13: 1, GT: 1 });
  });

  rule(
    '1828:7.5.2-8',
    'the other company’s station markers, on the map and on its charter, become the system’s',
    () => {
      const t = merging({ player1: 6 }, { player1: 6 }, { gt: on(['D4', 0]), wab: on(['H6', 0], ['J6', 0]) }).does(
        merge,
      );
      expect([t.s.stations['GT'], t.s.stations['WAB']]).toEqual([[spot('D4'), spot('H6'), spot('J6')], []]);
      // Three of the GT and three of the WAB, of which three are on the map.
      expect([markersLeft(t.s, 'GT'), t.s.stations['blocking']]).toEqual([3, []]);
    },
  );

  rule('1828:7.5.2-9', 'of two markers in different cities of a hex the acting player keeps one', () => {
    for (const [kept, blocked] of [
      [0, 1],
      [1, 0],
    ]) {
      const t = merging({ player2: 6 }, { player1: 6 }, { gt: on(['G23', 0]), wab: on(['G23', 1], ['H6', 0]) });
      t.does(merge).does(accept);
      expect([t.asks, t.who]).toEqual(['merger/GT', ['player1']]);
      t.refuses({ type: 'keepStation', hex: 'H6', node: 0 }, '1828:7.5.2-9');
      t.does({ type: 'keepStation', hex: 'G23', node: kept });
      expect(new Set(t.s.stations['GT'])).toEqual(new Set([spot('G23', kept), spot('H6')]));
      expect([t.s.stations['WAB'], t.s.stations['blocking']]).toEqual([[], [spot('G23', blocked)]]);
    }
  });

  rule('1828:7.5.2-9', 'in several hexes they are kept one after the other; there must be a marker to keep', () => {
    const t = merging(
      { player1: 6 },
      { player1: 6 },
      { gt: on(['G23', 0], ['H22', 0]), wab: on(['H22', 1], ['G23', 1]) },
    );
    t.does(merge);
    expect(t.choices('keepStation').map(({ fields }) => fields)).toEqual([
      { hex: 'H22', node: 0 },
      { hex: 'H22', node: 1 },
    ]);
    t.does({ type: 'keepStation', hex: 'H22', node: 1 });
    t.refuses({ type: 'keepStation', hex: 'H22', node: 1 }, '1828:7.5.2-9');
    t.does({ type: 'keepStation', hex: 'G23', node: 0 });
    expect(new Set(t.s.stations['GT'])).toEqual(new Set([spot('H22', 1), spot('G23', 0)]));
    expect(t.s.stations['blocking']).toEqual([spot('H22', 0), spot('G23', 1)]);
  });

  rule('1828:7.5.2-9', 'two markers in one city leave nothing to choose', () => {
    const more = (t: Table) => t.phase('green').tile('H6', '15', 0);
    const t = merging({ player1: 6 }, { player1: 6 }, { gt: on(['H6', 0]), wab: on(['H6', 0]), more }).does(merge);
    expect([t.s.stations['GT'], t.s.stations['blocking']]).toEqual([[spot('H6')], [spot('H6')]]);
    expect(t.asks).toBe('stockTurn/player1');
  });

  rule('1828:7.5.2-10', 'the marker removed returns to the charter', () => {
    const t = merging(
      { player1: 6 },
      { player1: 6 },
      { gt: on(['D4', 0], ['G23', 0]), wab: on(['G23', 1], ['H6', 0]) },
    );
    expect([markersLeft(t.s, 'GT'), markersLeft(t.s, 'WAB')]).toEqual([1, 1]);
    t.does(merge).does({ type: 'keepStation', hex: 'G23', node: 0 });
    expect([t.s.stations['GT']!.length, markersLeft(t.s, 'GT')]).toEqual([3, 3]);
    const more = (table: Table) => table.phase('green').tile('H6', '15', 0);
    const city = merging({ player1: 6 }, { player1: 6 }, { gt: on(['D4', 0], ['H6', 0]), wab: on(['H6', 0]), more });
    expect([markersLeft(city.s, 'GT'), markersLeft(city.s, 'WAB')]).toEqual([1, 2]);
    city.does(merge);
    expect([city.s.stations['GT']!.length, markersLeft(city.s, 'GT')]).toEqual([2, 4]);
  });

  rule('1828:7.5.2-11', 'trains stay on the charter of the company that owned them', () => {
    const gt = { trains: ['2-1'] };
    const t = merging({ player1: 6 }, { player1: 6 }, { gt, wab: { trains: ['2-2', '2-3'] } }).does(merge);
    expect([t.trains('GT'), t.trains('WAB')]).toEqual([['2-1'], ['2-2', '2-3']]);
  });

  rule('1828:Q13', 'a $250 private closes when its company merges with one that has a train', () => {
    const sketch = (trains: string[]) =>
      Table.blank()
        .private('pCPR', 'player2')
        .company('CPR', { shares: { player1: 6 } })
        .company('WAB', { shares: { player1: 6 }, trains })
        .stockTurn('player1')
        .does({ type: 'merge', company: 'WAB', other: 'CPR' });
    expect(sketch(['2-1']).s.privates['pCPR']).toBe('gone');
    expect(sketch([]).s.privates['pCPR']).toBe('player2');
  });
});
