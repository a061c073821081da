import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The SO has earned 100fr: six shares with players, three in the pool, one in the IPO. */
const earned = (): Table =>
  Table.blank()
    .company('SO', { cell: [5, 4], shares: { player1: 4, player2: 2, pool: 3 } })
    .operate('SO', 'dividend', { revenue: 100 });
const decide = (choice: string) => ({ type: 'dividend', choice });

describe('8.7 Pay or withhold dividends', () => {
  rule('1843:8.7-1', 'the director decides alone, all or nothing', () => {
    const t = earned();
    expect(t.who).toEqual(['player1']);
    expect(t.choices('dividend')[0]!.openFields).toEqual({ choice: { kind: 'oneOf', values: ['pay', 'withhold'] } });
  });

  rule('1843:8.7-2', '1843:8.7-3', '1843:8.7-4', 'players and, for the pool, the treasury; nothing for the IPO', () => {
    const t = earned();
    const before = ['player1', 'player2', 'SO', 'bank'].map((owner) => t.money(owner));
    t.does(decide('pay'));
    expect(['player1', 'player2', 'SO', 'bank'].map((owner, i) => t.money(owner) - before[i]!)).toEqual([
      40, 20, 30, -90,
    ]);
    expect(t.s.market.at['SO']).toEqual({ row: 5, col: 5 });
  });

  rule(
    '1843:7.7-8',
    '1843:8.7-1',
    'without a train, or without a route, nothing is paid and the price goes left',
    () => {
      const at = (trains: readonly string[], tiled: boolean): Table => {
        const t = Table.blank().company('SO', { cell: [5, 4], shares: { player1: 6 }, trains, stations: [['H7', 0]] });
        if (tiled) t.tile('H7', '57', 0).tile('G8', '55', 0);
        return t.operate('SO', 'track');
      };
      for (const t of [at([], true), at(['yellow-1'], false)]) {
        while (t.asks !== 'trains/SO') t.does({ type: 'pass' });
        expect([t.s.market.at['SO'], t.money('player1')]).toEqual([{ row: 5, col: 3 }, 800]);
      }
    },
  );

  rule('1843:8.7-5', 'withheld, all goes to the treasury', () => {
    const t = earned().does(decide('withhold'));
    expect([t.money('SO'), t.s.market.at['SO']]).toEqual([100, { row: 5, col: 3 }]);
  });
});
