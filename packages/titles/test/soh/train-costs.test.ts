import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The NCS of player 1, without a route, at its train step; the AR has one train. */
const table = (seller: string, cash = 300) =>
  Table.blank()
    .company('AR', { shares: { [seller]: 2 }, cash: 20, trains: ['2-1'], operated: true })
    .company('NCS', { shares: { player1: 2 }, cash, stations: [['H9', 0]], operated: true })
    .operate('NCS', 'trains');

const offer = (price: number) => ({ type: 'buyTrainFrom', train: '2-1', price });

describe('Operating rounds: train costs', () => {
  rule('soh:train-costs-1', 'the printed price goes from the treasury to the bank', () => {
    const prices: [train: string, price: number, phase: string, gone: string[]][] = [
      ['2-1', 100, '2', []],
      ['3-1', 200, '3', ['2']],
      ['4-1', 300, '4', ['2', '3']],
      ['5-1', 400, '5', ['2', '3', '4']],
      ['6-1', 500, '6', ['2', '3', '4', '5']],
      ['3E-1', 600, '6', ['2', '3', '4', '5']],
    ];
    for (const [train, price, phase, gone] of prices) {
      const t = Table.blank()
        .phase(phase)
        .trainsGone(...gone)
        .company('NCS', { shares: { player1: 2 }, cash: price - 1, stations: [['H9', 0]], operated: true })
        .operate('NCS', 'trains');
      t.refuses({ type: 'buyTrain', train }, 'soh:train-costs-1');
      const bank = t.cash('NCS', price).money('bank');
      t.does({ type: 'buyTrain', train });
      expect([t.money('NCS'), t.money('bank') - bank, t.money('player1')]).toEqual([0, price, 400]);
      expect(t.trains('NCS')).toEqual([train]);
    }
  });

  rule('soh:train-costs-2', 'both presidents agree on any price from fl. 1', () => {
    const t = table('player2', 5000);
    t.refuses(offer(0), 'soh:train-costs-2');
    t.accepts(offer(1));
    t.does(offer(5000));
    expect(t.who).toEqual(['player2']);
    expect(t.trains('AR')).toEqual(['2-1']);
    t.does({ type: 'accept' });
    expect(t.trains('NCS')).toEqual(['2-1']);
    expect(t.money('AR')).toBe(5020);
  });

  rule('soh:train-costs-2', 'a president may decline; then only more can be offered in that turn', () => {
    const t = table('player2').does(offer(60)).does({ type: 'decline' });
    expect([t.asks, t.money('NCS'), t.trains('AR').length]).toEqual(['trains/NCS', 300, 1]);
    t.refuses(offer(60), 'soh:train-costs-2');
    t.refuses(offer(59), 'soh:train-costs-2');
    t.accepts(offer(61));
    expect(t.choices('buyTrainFrom')[0]!.openFields['price']).toEqual({ kind: 'range', min: 61, max: 300, step: 1 });
  });

  rule('soh:train-costs-2', 'what the buyer withdraws was not declined', () => {
    const t = table('player2').does(offer(60)).does({ type: 'withdraw', by: 'player1' });
    expect(t.asks).toBe('trains/NCS');
    t.accepts(offer(60));
  });

  rule('soh:train-costs-2', 'one president of both companies needs nobody else', () => {
    const t = table('player1').does(offer(1));
    expect(t.asks).toBe('trains/NCS');
    expect(t.trains('NCS')).toEqual(['2-1']);
  });

  rule('soh:train-costs-3', 'the price passes from treasury to treasury', () => {
    const t = table('player2');
    t.refuses(offer(301), 'soh:train-costs-3');
    const bank = t.money('bank');
    t.does(offer(300)).does({ type: 'accept' });
    expect([t.money('NCS'), t.money('AR'), t.money('bank')]).toEqual([0, 320, bank]);
    expect([t.money('player1'), t.money('player2')]).toEqual([400, 400]);
  });

  rule('soh:train-costs-4', 'a company may sell its last train', () => {
    const t = table('player2').does(offer(1)).does({ type: 'accept' });
    expect(t.trains('AR')).toEqual([]);
    expect(t.s.companies['AR']!.status).toBe('started');
  });
});
