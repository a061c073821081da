import type { Json } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { forced } from './forced.ts';
import { Table } from './table.ts';

/** The NCS, without a route, at its train step. */
const buying = (readings: Record<string, Json>, phase: string, gone: string[], trains: string[], cash = 1000) =>
  Table.blank(3, { readings })
    .phase(phase)
    .trainsGone(...gone)
    .company('AR', { price: 100, shares: { player2: 2 }, cash: 500, operated: true })
    .company('NCS', { price: 80, shares: { player1: 2 }, cash, trains, stations: [['H9', 0]], operated: true })
    .operate('NCS', 'trains');

const onSale = (t: Table) => t.choices('buyTrain').map(({ fields }) => fields['train']);

describe('Readings: phaseChange', () => {
  test('turn-end: the buyer goes on in the old phase', () => {
    const t = buying({}, '3', ['3'], ['2-1']).does({ type: 'buyTrain', train: '2-2' });
    t.trainsGone('2').train('2-1', 'NCS').does({ type: 'buyTrain', train: '4-1' });
    expect([t.s.phase, t.trains('NCS')]).toEqual(['3', ['2-1', '4-1']]);
    t.does({ type: 'pass' });
    expect([t.s.phase, t.trains('NCS')]).toEqual(['4', ['4-1']]);
  });

  test('at-once: the phase begins with the purchase, and the buyer goes on in it', () => {
    const t = buying({ phaseChange: 'at-once' }, '3', ['2', '3'], ['2-1', '2-2']);
    t.does({ type: 'buyTrain', train: '4-1' });
    expect([t.s.phase, t.trains('NCS'), t.asks]).toEqual(['4', ['4-1'], 'trains/NCS']);
    t.does({ type: 'buyTrain', train: '4-2' }).does({ type: 'pass' });
    expect([t.s.phase, t.trains('NCS')]).toEqual(['4', ['4-1', '4-2']]);
  });

  test('at-once: Werkspoor pays for the first 5 train only', () => {
    const t = buying({ phaseChange: 'at-once' }, '4', ['2', '3', '4'], []).private('P6', 'NCS');
    t.does({ type: 'buyTrain', train: '5-1' });
    expect([t.money('NCS'), t.s.privates['P6']]).toEqual([640, 'gone']);
    t.does({ type: 'buyTrain', train: '5-2' });
    expect(t.money('NCS')).toBe(240);
  });

  test('at-once: also when the first train of a phase is bought by force', () => {
    const t = forced({
      money: 400,
      cash: 100,
      shares: { player1: 2, pool: 5 },
      readings: { phaseChange: 'at-once' },
      more: (one) => one.phase('5').trainsGone('4', '5'),
    });
    t.does({ type: 'buyTrain', train: '6-1' });
    expect([t.s.phase, t.trains('NCS'), t.money('player1')]).toEqual(['6', ['6-1'], 0]);
  });
});

describe('Readings: discardedTrains', () => {
  /** The first 5 train is bought; the AR has three 4 trains, one too many. */
  const discarding = (readings: Record<string, Json>) => {
    const t = buying(readings, '4', ['2', '3', '4'], []).train('4-1', 'AR').train('4-2', 'AR').train('4-3', 'AR');
    return t.does({ type: 'buyTrain', train: '5-1' }).does({ type: 'pass' });
  };

  test('gone: a train over the limit leaves the game', () => {
    const t = discarding({});
    expect(t.trains('gone').filter((train) => train.startsWith('4'))).toEqual(['4-1']);
    expect(onSale(t.operate('NCS', 'trains'))).toEqual(['5-2']);
  });

  test('for-sale: it can be bought from the bank for its price', () => {
    const t = discarding({ discardedTrains: 'for-sale' });
    expect(t.trains('pool')).toEqual(['4-1']);
    expect(onSale(t.operate('NCS', 'trains'))).toEqual(['5-2', '4-1']);
    t.does({ type: 'buyTrain', train: '4-1' });
    expect([t.trains('NCS'), t.money('NCS'), t.s.phase]).toEqual([['4-1', '5-1'], 600 - 300, '5']);
  });

  test('for-sale: it is then the cheapest train of a forced purchase, until its phase takes it away', () => {
    const t = forced({
      money: 250,
      cash: 500,
      shares: { player1: 2, pool: 5 },
      readings: { discardedTrains: 'for-sale' },
      more: (one) => one.phase('5').trainsGone('4').train('4-1', 'pool'),
    });
    t.refuses({ type: 'buyTrain', train: '5-1' }, 'soh:forced-purchases-4');
    t.does({ type: 'buyTrain', train: '4-1' });
    expect([t.trains('NCS'), t.money('player1')]).toEqual([['4-1'], 450]);

    const later = buying({ discardedTrains: 'for-sale' }, '5', ['2', '3', '4', '5'], []).train('4-1', 'pool');
    later.does({ type: 'buyTrain', train: '6-1' }).does({ type: 'pass' });
    expect(later.s.trains['4-1']).toBe('gone');
  });
});

describe('Readings: lastTrains', () => {
  const early = ['2', '3', '4', '5'];
  const left = (t: Table, kind: string) => t.trains('depot').filter((train) => train.startsWith(`${kind}-`)).length;

  test('six-of-each: a 6 train takes nothing from the 3E trains', () => {
    const t = buying({}, '6', early, []).does({ type: 'buyTrain', train: '6-1' });
    expect([left(t, '6'), left(t, '3E')]).toEqual([5, 6]);
  });

  test('six-in-all: every card that is bought is one less of the other kind too', () => {
    const t = buying({ lastTrains: 'six-in-all' }, '6', early, [], 1100).does({ type: 'buyTrain', train: '6-1' });
    expect([left(t, '6'), left(t, '3E')]).toEqual([5, 5]);
    t.does({ type: 'buyTrain', train: '3E-1' });
    expect([left(t, '6'), left(t, '3E')]).toEqual([4, 4]);
    expect(onSale(t.train('6-1', 'gone').train('3E-1', 'gone').cash('NCS', 600))).toEqual(['6-2', '3E-2']);
  });

  test('six-in-all: earlier trains are single cards', () => {
    const t = buying({ lastTrains: 'six-in-all' }, '5', ['2', '3', '4'], []).does({ type: 'buyTrain', train: '5-1' });
    expect([left(t, '5'), left(t, '6'), left(t, '3E')]).toEqual([2, 6, 6]);
  });
});

describe('Readings: forcedPurchase', () => {
  const lenient = { forcedPurchase: 'lenient' };

  test('by-the-book: shares of the treasury that pay for a train must be sold', () => {
    forced({ money: 140 }).refuses({ type: 'pass' }, 'soh:forced-purchases-1');
  });

  test('lenient: the company may go without a train instead, and nothing is sold', () => {
    const t = forced({ money: 140, readings: lenient });
    expect([t.question, forced().question]).toEqual([
      'NCS may buy a train for fl. 300',
      'NCS must buy a train for fl. 300',
    ]);
    t.accepts({ type: 'buyTrain', train: '4-1' }).does({ type: 'pass' });
    expect([t.trains('NCS'), t.money('NCS'), t.shares('NCS', 'pool')]).toEqual([[], 140, 0]);
    expect(t.s.companies['NCS']!.status).toBe('started');
  });

  test('lenient: what the treasury holds must be spent, and the president’s duty stays', () => {
    forced({ step: 'trains', money: 300, readings: lenient }).refuses({ type: 'pass' }, 'soh:forced-purchases-1');
    const soldOut = { player1: 2, pool: 5 };
    forced({ money: 299, cash: 1, shares: soldOut, readings: lenient }).refuses(
      { type: 'pass' },
      'soh:forced-purchases-1',
    );
  });

  test('lenient: shares that would not pay for the train are not sold either', () => {
    forced({ money: 139, cash: 1, readings: lenient }).accepts({ type: 'pass' });
    forced({ money: 139, turn: { sold: 1 }, readings: lenient }).refuses({ type: 'pass' }, 'soh:forced-purchases-1');
  });

  test('lenient: an offer lapses when too few treasury shares are sold for it before it is answered', () => {
    const waiting = (cash: number) =>
      forced({
        money: 140,
        cash,
        readings: lenient,
        more: (t) => t.company('AR', { shares: { player2: 2 }, trains: ['4-1'], operated: true }),
      })
        .does({ type: 'buyTrainFrom', train: '4-1', price: 300 })
        .does({ type: 'issue', by: 'player1', frame: 'operatingTurn/NCS', count: 1 });
    // The share brings fl. 80, and no more can be sold in this turn.
    expect(waiting(80).does({ type: 'accept', by: 'player2' }).trains('NCS')).toEqual(['4-1']);
    const t = waiting(79);
    expect([t.asks, t.trains('AR'), t.money('NCS')]).toEqual(['emergency/NCS', ['4-1'], 220]);
    t.refuses({ type: 'buyTrainFrom', train: '4-1', price: 300 }, 'soh:train-costs-3');
  });
});
