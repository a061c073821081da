import { describe, expect } from 'vitest';
import { answersOutOfTime } from '../out-of-time.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const table = () =>
  Table.blank()
    .company('SO', { shares: { player1: 6 }, cash: 300, stations: [['H7', 0]] })
    .company('OU', { shares: { player2: 6 } });

answersOutOfTime(
  [
    new Table(),
    table().stockTurn('player2'),
    table().operate('SO', 'track'),
    table().operate('SO', 'dividend', { revenue: 30 }),
    table().operate('SO', 'trains'),
  ],
  ['SO', 'OU', 'player1', 'VdL'],
);

describe('The moment of an action', () => {
  rule('1843:6.2-14', 'nobody buys or bids while bids are settled', () => {
    const t = new Table();
    const s = t.s;
    const bid = { type: 'bid', private: 'VdL', amount: 200 };
    t.set({ stack: [...s.stack, { kind: 'par', of: 'PLM', by: 'player1' }] });
    t.refuses({ ...bid, by: 'player2', frame: 'privateAuction' }, '1843:6.2-14', 'settled');
    t.set({ stack: s.stack }).accepts(bid);
  });

  rule('1843:8.6.1-1', '1843:8.7-1', 'without a train or a route there is no run, and no dividend to decide', () => {
    const t = table().operate('SO', 'run');
    expect(t.accepts({ type: 'pass' }).asks).toBe('trains/SO');
    t.refuses({ type: 'run', frame: 'run/SO' }, '1843:8.6.1-1', 'no train');
    t.refuses({ type: 'dividend', frame: 'dividend/SO' }, '1843:8.7-1', 'earned nothing');
  });

  rule('1843:8.8.2-4', 'what is above a limit goes before another train is bought', () => {
    const t = table().operate('SO', 'trains');
    t.set({ stack: [...t.s.stack, { kind: 'discard', of: 'OU' }] });
    t.refuses({ type: 'buyTrain', by: 'player1', frame: 'trains/SO' }, '1843:8.8.2-4', 'must go');
  });

  rule('1843:10.2-20', 'a private that nobody owns any longer is not exchanged', () => {
    const t = table().private('VdL', 'gone').operate('SO', 'trains');
    t.refuses({ type: 'exchange', by: 'player1', frame: 'operatingRound' }, '1843:10.2-20', 'any longer');
  });

  rule('1843:10.2-19', 'the Val de Loire is exchanged on the stock turn of its owner', () => {
    const t = table().private('VdL', 'player1').stockTurn('player2');
    t.refuses({ type: 'exchange', by: 'player1', frame: 'stockTurn/player1' }, '1843:10.2-19', 'stock turn');
  });
});
