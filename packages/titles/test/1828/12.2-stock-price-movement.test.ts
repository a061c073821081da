import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { merge, merging } from './merging.ts';
import { pass, sell } from '../deals.ts';
import { Table } from './table.ts';

type Cell = readonly [row: number, col: number];
type Shares = Readonly<Record<string, number>>;
const cellOf = (t: Table, company = 'B&O'): number[] => {
  const { row, col } = t.s.market.at[company]!;
  return [row, col];
};

/** Sold out at the end of a stock round. */
const risen = (cell: Cell, shares: Shares = { player1: 5, player2: 5 }): Table =>
  Table.blank().company('B&O', { cell, shares }).stockTurn('player1').does(pass).does(pass).does(pass);
const fallen = (cell: Cell, count: number): Table =>
  Table.blank()
    .company('B&O', { cell, shares: { player1: 6 } })
    .stockTurn('player1')
    .does(sell('B&O', count));
/** Has earned $100, which it pays or withholds. */
const dividend = (cell: Cell, choice: 'pay' | 'withhold'): Table =>
  Table.blank()
    .company('B&O', { cell, shares: { player1: 6 }, trains: ['2-1'] })
    .operate('B&O', 'dividend', { revenue: 100 })
    .does({ type: 'dividend', choice });

describe('12.2 Stock price movement', () => {
  rule('1828:12.2-1', 'up from the top of a column becomes right', () => {
    expect([cellOf(risen([1, 3])), cellOf(risen([0, 3])), risen([0, 3]).price('B&O')]).toEqual([[0, 3], [0, 4], 157]);
    // One row up and then one column right.
    expect(cellOf(risen([1, 3], { player1: 8, player2: 2 }))).toEqual([0, 4]);
  });

  rule('1828:12.2-2', 'down from the bottom of a column does not move', () => {
    expect([cellOf(fallen([15, 6], 2)), cellOf(fallen([17, 6], 1)), cellOf(fallen([4, 14], 3))]).toEqual([
      [17, 6],
      [17, 6],
      [4, 14],
    ]);
  });

  rule('1828:12.2-3', 'left from the left end of a row becomes down', () => {
    const t = dividend([3, 0], 'withhold');
    expect([cellOf(t), t.price('B&O')]).toEqual([[4, 0], 87]);
    expect(cellOf(dividend([14, 1], 'withhold'))).toEqual([15, 1]);
    expect(cellOf(dividend([3, 1], 'withhold'))).toEqual([3, 0]);
  });

  rule('1828:12.2-4', 'right from the right end of a row becomes up', () => {
    const t = dividend([13, 8], 'pay');
    expect([cellOf(t), t.price('B&O')]).toEqual([[12, 8], 79]);
    expect(cellOf(dividend([5, 13], 'pay'))).toEqual([4, 13]);
    expect(cellOf(dividend([4, 13], 'pay'))).toEqual([4, 14]);
  });

  rule('1828:12.2-5', 'nothing moves out of the $500 box, and the game ends', () => {
    const up = risen([0, 14]);
    expect([cellOf(up), up.s.ended?.reason]).toEqual([[0, 14], 'top-price']);
    const right = dividend([0, 14], 'pay');
    expect([cellOf(right), right.s.ext.topReached]).toEqual([[0, 14], true]);
    const below = risen([2, 14]);
    expect([below.price('B&O'), below.s.ext.topReached, below.s.ended]).toEqual([443, false, null]);
  });

  rule('1828:12.2-6', 'down or left in a bottom-left corner does not move', () => {
    for (const corner of [
      [13, 0],
      [15, 1],
      [17, 2],
    ] as const) {
      expect(cellOf(dividend(corner, 'withhold'))).toEqual([...corner]);
      expect(cellOf(fallen(corner, 2))).toEqual([...corner]);
    }
  });

  rule('1828:12.2-7', 'a marker goes under those that are there; one that has not moved keeps its place', () => {
    const beside = (cell: Cell): Table =>
      Table.blank()
        .company('B&O', { cell, shares: { player1: 6 } })
        .company('PRR', { cell: [13, 7], shares: { player2: 6 } })
        .stockTurn('player1')
        .does(sell('B&O'));
    const [moved, kept] = [beside([12, 7]), beside([13, 7])];
    expect([cellOf(moved), moved.title.operatingOrder(moved.s)]).toEqual([
      [13, 7],
      ['PRR', 'B&O'],
    ]);
    expect([cellOf(kept), kept.title.operatingOrder(kept.s)]).toEqual([
      [13, 7],
      ['B&O', 'PRR'],
    ]);
  });

  rule('1828:12.2-8', 'a dividend moves one column right, however large', () => {
    expect(cellOf(dividend([9, 5], 'pay'))).toEqual([9, 6]);
    const large = Table.blank()
      .company('B&O', { cell: [9, 5], shares: { player1: 6 }, trains: ['2-1'] })
      .operate('B&O', 'dividend', { revenue: 990 })
      .does({ type: 'dividend', choice: 'pay' });
    expect(cellOf(large)).toEqual([9, 6]);
  });

  rule('1828:12.2-9', 'withholding, no revenue and no train move one column left', () => {
    expect(cellOf(dividend([9, 5], 'withhold'))).toEqual([9, 4]);
    const idle = (trains: string[], operated: boolean) =>
      Table.blank()
        .company('B&O', { cell: [9, 5], shares: { player1: 6 }, trains, operated, stations: [['I19', 0]] })
        .operate('B&O', 'run');
    // Without a route, without a train, and in the first operating round as in later ones.
    expect(cellOf(idle(['2-1'], true))).toEqual([9, 4]);
    expect(cellOf(idle([], true))).toEqual([9, 4]);
    expect(cellOf(idle([], false))).toEqual([9, 4]);
  });

  rule('1828:12.2-10', 'sold out at the end of a stock round: one row up', () => {
    expect(cellOf(risen([9, 5]))).toEqual([8, 5]);
    expect(cellOf(risen([9, 5], { player1: 5, player2: 4 }))).toEqual([9, 5]);
    expect(cellOf(risen([9, 5], { player1: 5, player2: 4, pool: 1 }))).toEqual([9, 5]);
  });

  rule('1828:12.2-10', 'the share in a system’s treasury does not count', () => {
    const both = { player1: 5, player2: 5 };
    const t = merging(both, both).does(merge);
    const [row, col] = cellOf(t, 'GT');
    expect([t.shares('GT', 'GT'), t.price('GT')]).toEqual([1, 111]);
    t.does(pass).does(pass).does(pass).does(pass);
    expect(cellOf(t, 'GT')).toEqual([row! - 1, col]);
  });

  rule('1828:12.2-11', 'one more row if the director holds 80%', () => {
    expect(cellOf(risen([9, 5], { player1: 8, player2: 2 }))).toEqual([7, 5]);
    expect(cellOf(risen([9, 5], { player1: 7, player2: 3 }))).toEqual([8, 5]);
    // Not without being sold out.
    expect(cellOf(risen([9, 5], { player1: 8, pool: 2 }))).toEqual([9, 5]);
  });

  rule('1828:12.2-12', 'one more row from the gray area, by where the move begins; three with 80%', () => {
    const eighty = { player1: 8, player2: 2 };
    expect([cellOf(risen([10, 1])), cellOf(risen([10, 1], eighty))]).toEqual([
      [8, 1],
      [7, 1],
    ]);
    // The upper edge of the gray area in its column is $70.
    expect([cellOf(risen([8, 1])), cellOf(risen([8, 1], eighty))]).toEqual([
      [6, 1],
      [5, 1],
    ]);
    expect([cellOf(risen([7, 1])), cellOf(risen([7, 1], eighty))]).toEqual([
      [6, 1],
      [5, 1],
    ]);
  });
});
