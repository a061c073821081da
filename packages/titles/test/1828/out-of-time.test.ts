import { describe, expect } from 'vitest';
import { answersOutOfTime } from '../out-of-time.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('C&O', { shares: { player1: 6 }, cash: 300, stations: [['K15', 0]] })
    .company('PRR', { shares: { player2: 6 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operate('C&O', 'track'),
    table().operate('C&O', 'trains'),
    table().operate('C&O', 'dividend', { revenue: 30 }),
  ],
  ['C&O', 'PRR', 'player1', 'C&A'],
  { agreeWinner: 'players may agree at any time' },
);

describe('The moment of an action', () => {
  rule('1828:6.2-9', 'nobody buys or bids while bids are settled', () => {
    const t = new Table();
    const bid = (lot: string, amount: number) => ({ type: 'bid', private: lot, amount });
    const s = t.s;
    t.set({ stack: [...s.stack, { kind: 'par', of: 'C&O', by: 'player1' }] });
    t.refuses({ ...bid('C&A', 170), by: 'player2', frame: 'privateAuction' }, '1828:6.2-9', 'settled');
    t.set({ stack: s.stack }).accepts(bid('C&A', 170));
  });

  rule('1828:8.3.4-6', 'a company that has earned nothing decides on no dividend', () => {
    const t = table().operate('C&O', 'dividend');
    expect(t.asks).toBe('trains/C&O');
    t.refuses({ type: 'dividend', frame: 'dividend/C&O' }, '1828:8.3.4-6', 'earned nothing');
    t.refuses({ type: 'run', frame: 'run/C&O' }, '1828:15.2-1');
  });

  rule('1828:8.3.5.2-2', 'in an operating round shares are sold for a train only', () => {
    const sell = { type: 'sell', by: 'player1', frame: 'stockTurn/player1' };
    table().operate('C&O', 'trains').refuses(sell, '1828:8.3.5.2-2', 'for a train');
    table().stockTurn('player2').refuses(sell, '1828:7.1-1');
  });

  rule('1828:13.2.2.6-4', 'the Mohawk & Hudson is exchanged on the stock turn of its owner', () => {
    const t = table().private('M&H', 'player1').stockTurn('player2');
    t.refuses({ type: 'exchange', by: 'player1', frame: 'stockTurn/player1' }, '1828:13.2.2.6-4', 'stock turn');
  });
});
