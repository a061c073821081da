import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { forced } from './forced.ts';
import type { Table } from './table.ts';

const ar = (president: string) => (t: Table) =>
  t.company('AR', { price: 100, shares: { [president]: 3 }, trains: ['4-3'], operated: true });
/** The reading that held before there was a choice. */
const before = { forcedTrain: 'own-choice' };
const buyFromAr = (price: number) => ({ type: 'buyTrainFrom', train: '4-3', price });

describe('Operating rounds: forced train purchases, own and outside money', () => {
  rule('soh:Q4', 'with its own money a company without a train may buy a more expensive one', () => {
    const t = forced({ step: 'trains', money: 600, late: true }).does({ type: 'buyTrain', train: '3E-1' });
    expect([t.trains('NCS'), t.money('NCS')]).toEqual([['3E-1'], 0]);
    t.accepts({ type: 'pass' });
  });

  rule('soh:Q4', 'or one from another company, and is then not forced', () => {
    const t = forced({ step: 'trains', money: 300, more: ar('player1') })
      .does(buyFromAr(1))
      .does({ type: 'pass' });
    expect([t.trains('NCS'), t.money('NCS')]).toEqual([['4-3'], 299]);
    expect(t.asks).not.toBe('emergency/NCS');
  });

  rule('soh:Q4', 'games from before: the president’s cash does not buy from another company', () => {
    const wish = { money: 50, shares: { player1: 2, pool: 5 }, cash: 250, more: ar('player2'), readings: before };
    forced(wish).accepts(buyFromAr(50)).refuses(buyFromAr(51), 'soh:train-costs-3');
  });

  rule('soh:Q4', 'nor does it there once own shares are being sold', () => {
    const t = forced({ money: 50, cash: 50, more: ar('player1'), readings: before });
    t.accepts(buyFromAr(1)).does({ type: 'commit' }).refuses(buyFromAr(1), 'soh:forced-purchases-4');
    t.does({ type: 'sell', company: 'AR', count: 1 });
    expect(t.trains('NCS')).toEqual(['4-1']);
  });

  rule('soh:Q4', 'Werkspoor’s tenth is counted in every source', () => {
    const werkspoor = (t: Table) => ar('player2')(t).private('P6', 'NCS');
    forced({ step: 'trains', money: 270, more: werkspoor }).refuses({ type: 'pass' }, 'soh:forced-purchases-1');
    forced({ money: 110, more: werkspoor }).refuses({ type: 'refuse' }, 'soh:forced-purchases-5');
    const t = forced({ money: 100, cash: 10, more: werkspoor });
    t.refuses({ type: 'refuse' }, 'soh:forced-purchases-6');
    t.does({ type: 'buyTrain', train: '4-1' });
    expect([t.money('NCS'), t.money('player1'), t.shares('NCS', 'pool')]).toEqual([0, 0, 2]);
    forced({ money: 100, cash: 9, more: werkspoor }).accepts({ type: 'refuse' });
  });

  const five = { player1: 3, player2: 2 };

  rule('soh:Q35', 'with treasury shares sold for it only the bank’s cheapest train can be bought', () => {
    const t = forced({ money: 360, shares: five, cash: 1000, late: true });
    expect(t.choices('buyTrain').map(({ fields }) => fields['train'])).toEqual(['6-1']);
    t.refuses({ type: 'buyTrain', train: '3E-1' }, 'soh:forced-purchases-4');
    t.does({ type: 'buyTrain', train: '6-1' });
    expect([t.trains('NCS'), t.money('NCS'), t.shares('NCS', 'pool')]).toEqual([['6-1'], 20, 2]);
    expect(t.money('player1')).toBe(1000);
  });

  rule('soh:Q35', 'or one of another company for no more than that', () => {
    // Five shares bring 400, and a 4 train of the bank costs 300.
    const t = forced({ money: 0, shares: five, more: ar('player2') });
    t.refuses(buyFromAr(301), 'soh:Q35').does(buyFromAr(300)).does({ type: 'accept' });
    expect([t.trains('NCS'), t.money('NCS'), t.money('AR')]).toEqual([['4-3'], 20, 300]);
    expect(t.shares('NCS', 'pool')).toBe(4);
  });

  rule('soh:Q35', 'so too with the president’s cash, of which no more is used than is missing', () => {
    const wish = { money: 50, shares: { player1: 2, pool: 5 }, cash: 200, more: ar('player2') };
    const t = forced(wish).refuses(buyFromAr(251), 'soh:train-costs-3').does(buyFromAr(240)).does({ type: 'accept' });
    expect([t.trains('NCS'), t.money('NCS'), t.money('player1'), t.money('AR')]).toEqual([['4-3'], 0, 10, 240]);
    forced({ ...wish, cash: 900 })
      .refuses(buyFromAr(301), 'soh:Q35')
      .accepts(buyFromAr(300));
  });

  rule('soh:Q35', 'and while own shares are being sold', () => {
    const t = forced({ money: 50, cash: 50, more: ar('player1') }).does({ type: 'commit' });
    expect([t.asks, t.money('NCS')]).toEqual(['emergency/NCS', 210]);
    t.does(buyFromAr(260));
    expect([t.trains('NCS'), t.money('NCS'), t.money('player1')]).toEqual([['4-3'], 0, 0]);
  });

  rule('soh:Q35', 'games from before: such shares are own money and may buy a more expensive train', () => {
    const shares = five;
    const t = forced({ money: 360, shares, cash: 1000, late: true, readings: before });
    expect(t.choices('buyTrain').map(({ fields }) => fields['train'])).toEqual(['6-1', '3E-1']);
    t.does({ type: 'buyTrain', train: '3E-1' });
    expect([t.trains('NCS'), t.money('NCS'), t.shares('NCS', 'pool')]).toEqual([['3E-1'], 0, 3]);
    expect(t.money('player1')).toBe(1000);
    // Five shares bring 400, so below a treasury of 200 the president would have to help.
    const helped = { type: 'buyTrain', train: '3E-1' };
    const wish = { shares, cash: 1000, late: true, readings: before };
    forced({ money: 200, ...wish }).accepts(helped);
    forced({ money: 199, ...wish }).refuses(helped, 'soh:forced-purchases-4');
  });

  rule('soh:Q35', 'or a train of another company of the same president', () => {
    const t = forced({ money: 50, more: ar('player1') }).does(buyFromAr(200));
    expect([t.trains('NCS'), t.money('NCS'), t.money('AR')]).toEqual([['4-3'], 10, 200]);
    expect([t.shares('NCS', 'pool'), t.price('NCS')]).toEqual([2, 75]);
    expect(t.asks).not.toBe('emergency/NCS');
  });

  rule('soh:Q35', 'or of another president, and the shares are sold only when he agrees', () => {
    const t = forced({ money: 50, more: ar('player2') });
    t.refuses(buyFromAr(211), 'soh:train-costs-3');
    const declined = t.copy().does(buyFromAr(210)).does({ type: 'decline' });
    expect([declined.asks, declined.shares('NCS', 'pool')]).toEqual(['emergency/NCS', 0]);
    declined.refuses(buyFromAr(210), 'soh:train-costs-2');
    t.does(buyFromAr(210));
    expect([t.who, t.shares('NCS', 'pool')]).toEqual([['player2'], 0]);
    t.does({ type: 'accept' });
    expect([t.trains('NCS'), t.money('NCS'), t.money('AR'), t.shares('NCS', 'pool')]).toEqual([['4-3'], 0, 210, 2]);
  });

  rule('soh:Q35', 'shares bought back earlier in the turn are sold again', () => {
    const t = forced({ step: 'treasuryShares', money: 240, shares: { player1: 2, pool: 5 } });
    t.does({ type: 'redeem', company: 'NCS', count: 2 });
    expect([t.money('NCS'), t.shares('NCS', 'pool')]).toEqual([80, 3]);
    while (t.asks !== 'emergency/NCS') t.does({ type: 'pass' });
    // The price has gone to 75, as nothing was earned; two shares may be sold, and the president adds 70.
    t.cash('player1', 100).does({ type: 'buyTrain', train: '4-1' });
    expect([t.shares('NCS', 'pool'), t.money('player1'), t.price('NCS')]).toEqual([5, 30, 70]);
  });
});
