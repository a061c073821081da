import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { forced } from './forced.ts';
import type { Table } from './table.ts';

const buy4 = { type: 'buyTrain', train: '4-1' };

describe('Operating rounds: forced train purchases', () => {
  rule('soh:forced-purchases-1', 'with a route and no train the company buys while it has the money', () => {
    const t = forced({ step: 'trains', money: 300 });
    t.refuses({ type: 'pass' }, 'soh:forced-purchases-1');
    t.does({ type: 'buyTrain', train: '4-1' }).does({ type: 'pass' });
    expect([t.trains('NCS'), t.money('NCS'), t.s.companies['NCS']!.status]).toEqual([['4-1'], 0, 'started']);
    expect(t.asks).not.toBe('emergency/NCS');
  });

  rule('soh:forced-purchases-1', 'without the money the president has to find it', () => {
    const t = forced({ step: 'trains', money: 299, cash: 1 }).does({ type: 'pass' });
    expect([t.asks, t.who]).toEqual(['emergency/NCS', ['player1']]);
    t.refuses({ type: 'pass' }, 'soh:forced-purchases-1');
    t.refuses({ type: 'buyTrain', frame: 'trains/NCS', train: '4-1' }, 'soh:operating-rounds-5');
    const equipped = forced({ step: 'trains', more: (one) => one.train('4-3', 'NCS') }).does({ type: 'pass' });
    expect(equipped.asks).not.toBe('emergency/NCS');
  });

  rule('soh:forced-purchases-2', 'without a route no train is needed, however rich the company is', () => {
    // The track from Utrecht turns away before Arnhem.
    const t = forced({ step: 'trains', money: 1000, more: (one) => one.tile('H11', '8', 1) }).does({ type: 'pass' });
    expect(t.asks).not.toBe('emergency/NCS');
    expect([t.trains('NCS'), t.money('NCS'), t.s.companies['NCS']!.status]).toEqual([[], 1000, 'started']);
  });

  rule('soh:forced-purchases-2', 'nor when the bank has no train left', () => {
    const t = forced({ step: 'trains', money: 1000, late: true, more: (one) => one.trainsGone('6', '3E') });
    t.does({ type: 'pass' });
    expect(t.asks).not.toBe('emergency/NCS');
  });

  rule('soh:forced-purchases-3', 'a train of another company can be bought, but need not be', () => {
    const ar = (t: Table) => t.company('AR', { shares: { player2: 2 }, trains: ['4-3'], operated: true });
    const t = forced({ money: 50, cash: 90, more: ar });
    t.accepts({ type: 'buyTrainFrom', train: '4-3', price: 1 });
    t.accepts(buy4);
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-6');
    // Not even to avoid bankruptcy.
    forced({ money: 50, cash: 89, more: ar }).accepts({ type: 'refuse' });
  });

  rule('soh:forced-purchases-4', 'the president’s money buys a 6 train, not a 3E train', () => {
    const t = forced({ money: 300, cash: 1000, late: true });
    t.refuses({ type: 'buyTrain', train: '3E-1' }, 'soh:forced-purchases-4');
    expect(t.choices('buyTrain').map(({ fields }) => fields['train'])).toEqual(['6-1']);
    t.does({ type: 'buyTrain', train: '6-1' });
    expect([t.trains('NCS'), t.money('player1')]).toEqual([['6-1'], 1000 - 40]);
  });

  rule('soh:available-trains-1', 'a forced purchase is from what the bank sells', () => {
    const t = forced({ money: 300, cash: 1000, late: true });
    t.refuses({ type: 'buyTrain', train: '5-1' }, 'soh:available-trains-1');
    t.accepts({ type: 'buyTrain', train: '6-1' });
  });

  rule('soh:forced-purchases-5', 'treasury shares that pay for the train must be sold, and nothing else', () => {
    const t = forced({ money: 100, shares: { player1: 3, player2: 2 }, cash: 400 });
    const bank = t.money('bank');
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-5');
    t.refuses({ type: 'commit' }, 'soh:forced-purchases-6');
    t.does(buy4);
    expect(t.trains('NCS')).toEqual(['4-1']);
    expect([t.shares('NCS', 'pool'), t.shares('NCS', 'NCS')]).toEqual([3, 2]);
    expect([t.money('NCS'), t.money('player1')]).toEqual([100 + 240 - 300, 400]);
    expect(t.money('bank')).toBe(bank + 60);
    expect(t.price('NCS')).toBe(70);
    expect(t.asks).not.toBe('emergency/NCS');
  });

  rule('soh:forced-purchases-5', 'the last guilder decides whether the shares are enough', () => {
    forced({ money: 140, cash: 400 }).refuses({ type: 'refuse' }, 'soh:forced-purchases-5');
    forced({ money: 139, cash: 400 }).refuses({ type: 'refuse' }, 'soh:forced-purchases-6');
    const t = forced({ money: 140, cash: 400 }).does(buy4);
    expect([t.money('NCS'), t.money('player1')]).toEqual([0, 400]);
  });

  rule('soh:forced-purchases-6', 'after all treasury shares the president adds just what is missing', () => {
    const t = forced({ money: 100, cash: 400 });
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-6');
    t.refuses({ type: 'commit' }, 'soh:forced-purchases-6');
    t.does(buy4);
    expect([t.shares('NCS', 'pool'), t.money('NCS'), t.money('player1')]).toEqual([2, 0, 360]);
    const steps = t.events.filter((one) => one.event !== 'pay' || one['from'] === 'player1').map(({ event }) => event);
    expect(steps.filter((event) => ['issue', 'pay', 'buyTrain'].includes(event))).toEqual(['issue', 'pay', 'buyTrain']);
  });

  rule('soh:forced-purchases-6', 'it must be done if it takes all cash, and is no duty if it is too little', () => {
    const t = forced({ money: 100, cash: 40 });
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-6');
    t.does(buy4);
    expect(t.money('player1')).toBe(0);
    forced({ money: 100, cash: 39 }).accepts({ type: 'refuse' });
  });

  const withShares = (t: Table) => t.company('AR', { price: 100, shares: { player2: 4, player1: 2 }, operated: true });

  rule('soh:forced-purchases-7', 'the president may sell own shares, after the company’s and with the cash', () => {
    const t = forced({ cash: 100, more: withShares });
    t.accepts({ type: 'refuse' });
    t.refuses(buy4, 'soh:forced-purchases-7');
    t.refuses({ type: 'sell', company: 'AR', count: 1 }, 'soh:forced-purchases-7');
    expect(t.choices('sell')).toEqual([]);
    t.does({ type: 'commit' });
    expect([t.money('NCS'), t.shares('NCS', 'pool'), t.price('NCS'), t.money('player1')]).toEqual([160, 2, 75, 100]);
    t.refuses(buy4, 'soh:forced-purchases-7');
    t.refuses({ type: 'commit' }, 'soh:forced-purchases-7');
    t.does({ type: 'sell', company: 'AR', count: 1 });
    expect([t.trains('NCS'), t.money('NCS'), t.money('player1')]).toEqual([['4-1'], 0, 100 + 100 - 140]);
    expect([t.shares('AR', 'player1'), t.shares('AR', 'pool'), t.price('AR')]).toEqual([1, 1, 90]);
  });

  rule('soh:forced-purchases-8', 'a president who will not sell sells nothing, and the company is bankrupt', () => {
    const t = forced({ money: 30, cash: 100, more: withShares });
    const bank = t.money('bank');
    t.does({ type: 'refuse' });
    expect(t.s.companies['NCS']!.status).toBe('closed');
    expect([t.shares('AR', 'player1'), t.price('AR'), t.money('player1')]).toEqual([2, 100, 100]);
    expect(t.events.map(({ event }) => event)).not.toContain('issue');
    expect(t.money('bank')).toBe(bank + 30);
  });

  rule('soh:forced-purchases-8', 'who cannot reach the price may not begin to sell', () => {
    // The market takes one treasury share at 80, and two shares of the AR bring 200.
    const shares = { player1: 2, pool: 4 };
    forced({ cash: 20, shares, more: withShares }).accepts({ type: 'commit' });
    const t = forced({ cash: 19, shares, more: withShares });
    t.refuses({ type: 'commit' }, 'soh:forced-purchases-8');
    t.does({ type: 'refuse' });
    expect([t.shares('AR', 'player1'), t.money('player1')]).toEqual([2, 19]);
  });

  rule('soh:forced-purchases-8', 'once selling has begun there is no way back', () => {
    const t = forced({ cash: 100, more: withShares }).does({ type: 'commit' });
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-8');
    t.refuses({ type: 'pass' }, 'soh:forced-purchases-1');
  });
});
