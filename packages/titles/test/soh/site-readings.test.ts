import { presetsOf } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { readings } from '../../src/soh/readings.ts';
import { forced } from './forced.ts';
import { Table } from './table.ts';

const lenient = { forcedPurchase: 'lenient' };

describe('Presets', () => {
  test('the site plays every reading differently from the book', () => {
    const presets = presetsOf(readings);
    for (const { id, book, before, values } of readings) {
      expect(presets.book[id]).toBe(book);
      expect(values).toContain(presets.site?.[id]);
      expect(values).toContain(before);
      expect(presets.site?.[id]).not.toBe(book);
    }
  });
});

describe('Readings: forcedPurchase, lenient', () => {
  test('the company decides itself how many treasury shares it sells, and then buys as usual', () => {
    const t = forced({ step: 'trains', money: 140, readings: lenient });
    t.does({ type: 'issue', frame: 'operatingTurn/NCS', count: 2 }).does({ type: 'buyTrain', train: '4-1' });
    expect([t.trains('NCS'), t.money('NCS'), t.shares('NCS', 'pool')]).toEqual([['4-1'], 0, 2]);
  });

  test('by the book the company sells nothing of its own accord after the dividend', () => {
    const sale = { type: 'issue', frame: 'operatingTurn/NCS', by: 'player1', count: 2 };
    forced({ step: 'trains', money: 140 }).refuses(sale, 'soh:operating-rounds-5');
    forced({ step: 'trains', money: 140, readings: lenient }).accepts(sale);
    forced({ step: 'trains', money: 300, readings: lenient }).refuses(sale, 'soh:operating-rounds-5');
  });

  test('one sale in a turn: after it only the president can help', () => {
    const turn = { sold: 1 };
    const by = forced({ money: 250, cash: 100, turn });
    by.does({ type: 'buyTrain', train: '4-1' });
    expect([by.shares('NCS', 'pool'), by.money('player1')]).toEqual([1, 100]);
    const t = forced({ money: 250, cash: 100, turn, readings: lenient });
    t.does({ type: 'buyTrain', train: '4-1' });
    expect([t.shares('NCS', 'pool'), t.money('player1')]).toEqual([0, 50]);
  });

  test('the president may refuse after selling own shares, and sell where it cannot suffice', () => {
    const wish = {
      money: 0,
      cash: 0,
      shares: { player1: 4, pool: 5 },
      more: (t: Table) => t.company('AR', { price: 80, shares: { player2: 3, player1: 1 } }),
    };
    forced(wish).refuses({ type: 'commit' }, 'soh:forced-purchases-8');
    const t = forced({ ...wish, readings: lenient }).does({ type: 'commit' });
    t.does({ type: 'sell', company: 'AR', count: 1 }).does({ type: 'refuse' });
    expect([t.s.companies['NCS']!.status, t.money('player1')]).toEqual(['closed', 80]);
  });

  test('a route to a small city is enough for buying by force, and obliges to nothing', () => {
    const near = (readings: Record<string, string>) =>
      Table.blank(3, { readings })
        .phase('4')
        .trainsGone('2', '3')
        .company('NCS', { price: 80, shares: { player1: 2 }, cash: 280, stations: [['H9', 0]], operated: true })
        .cash('player1', 100)
        .tile('H9', '57', 1)
        .tile('H7', '4', 1)
        .operate('NCS', 'trains');
    expect(near({}).does({ type: 'pass' }).asks).not.toBe('emergency/NCS');
    const t = near(lenient).does({ type: 'pass' });
    expect(t.asks).toBe('emergency/NCS');
    t.accepts({ type: 'pass' }).does({ type: 'buyTrain', train: '4-1' });
    expect(t.trains('NCS')).toEqual(['4-1']);
  });
});

describe('Readings: ownShareSale, until-dividend', () => {
  const table = (readings: Record<string, string>) =>
    Table.blank(3, { readings })
      .company('NCS', { price: 80, shares: { player1: 3, pool: 3 }, cash: 200, stations: [['H9', 0]], operated: true })
      .operate('NCS', 'track');
  const purchase = { type: 'redeem', by: 'player1', frame: 'operatingTurn/NCS', company: 'NCS', count: 2 };

  test('own shares are bought back later, too, once', () => {
    table({}).refuses(purchase, 'soh:operating-rounds-5');
    const t = table({ ownShareSale: 'until-dividend' }).does(purchase);
    expect([t.shares('NCS', 'NCS'), t.money('NCS'), t.asks]).toEqual([6, 40, 'track/NCS']);
    t.refuses({ ...purchase, count: 1 }, 'soh:Q10');
    t.refuses({ type: 'issue', by: 'player1', frame: 'operatingTurn/NCS', count: 1 }, 'soh:Q10');
  });

  test('a question between the steps names what can still be done, and no more', () => {
    const t = table({ ownShareSale: 'until-dividend', idleSteps: 'asked' }).does({ type: 'pass' });
    expect([t.asks, t.question]).toEqual(['pause/NCS', 'NCS: sell own shares, buy own shares or go on']);
    expect(t.cash('NCS', 79).question).toBe('NCS: sell own shares or go on');
  });
});
