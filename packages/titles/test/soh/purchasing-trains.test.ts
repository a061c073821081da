import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The NCS, without a route, at its train step; `gone`: kinds of trains that have left the game. */
function buying(phase: string, cash: number, gone: readonly string[] = [], trains: readonly string[] = []): Table {
  return Table.blank()
    .phase(phase)
    .trainsGone(...gone)
    .company('NCS', { shares: { player1: 2 }, cash, trains, stations: [['H9', 0]], operated: true })
    .operate('NCS', 'trains');
}

describe('Operating rounds: purchasing trains', () => {
  const table = () =>
    Table.blank()
      .company('AR', { shares: { player2: 2 }, trains: ['2-1', '2-2'], operated: true })
      .company('NCS', { shares: { player1: 2 }, cash: 350, stations: [['H9', 0]], operated: true })
      .train('2-5', 'gone')
      .operate('NCS', 'trains');

  rule('soh:purchasing-trains-1', 'several trains in one turn, from the bank and from another company', () => {
    const t = table().does({ type: 'buyTrain', train: '2-3' });
    t.does({ type: 'buyTrainFrom', train: '2-1', price: 50 }).does({ type: 'accept' });
    t.does({ type: 'buyTrain', train: '2-4' });
    expect(t.trains('NCS')).toEqual(['2-1', '2-3', '2-4']);
    expect(t.money('NCS')).toBe(100);
    t.does({ type: 'pass' });
    expect(t.asks).not.toBe('trains/NCS');
  });

  rule('soh:purchasing-trains-1', 'only a train of another company is bought from one', () => {
    const t = table().does({ type: 'buyTrain', train: '2-3' });
    const from = (train: string) => ({ type: 'buyTrainFrom', train, price: 50 });
    t.refuses(from('2-3'), 'soh:purchasing-trains-1');
    t.refuses(from('2-4'), 'soh:purchasing-trains-1');
    t.refuses(from('2-5'), 'soh:purchasing-trains-1');
    t.accepts(from('2-2'));
    expect(t.choices('buyTrainFrom').map(({ fields }) => fields['train'])).toEqual(['2-1', '2-2']);
  });

  rule('soh:operating-rounds-5', 'trains are not bought before their step', () => {
    const early = table().operate('NCS', 'track');
    early.refuses({ type: 'buyTrain', train: '2-3', frame: 'trains/NCS' }, 'soh:operating-rounds-5');
    early.refuses({ type: 'buyTrainFrom', train: '2-1', price: 1, frame: 'trains/NCS' }, 'soh:operating-rounds-5');
  });
});

describe('Operating rounds: available trains', () => {
  rule('soh:available-trains-1', 'the next type is on sale only when the last of the current is sold', () => {
    const t = buying('2', 500, ['2']).train('2-4', 'depot').train('2-5', 'depot');
    t.refuses({ type: 'buyTrain', train: '3-1' }, 'soh:available-trains-1');
    t.does({ type: 'buyTrain', train: '2-4' });
    t.refuses({ type: 'buyTrain', train: '3-1' }, 'soh:available-trains-1');
    t.does({ type: 'buyTrain', train: '2-5' });
    t.refuses({ type: 'buyTrain', train: '4-1' }, 'soh:available-trains-1');
    t.accepts({ type: 'buyTrain', train: '3-1' });
  });

  rule('soh:available-trains-1', 'the bank sells nothing that is gone, that is owned, or when it is empty', () => {
    const t = buying('5', 600, ['2', '3', '4'], ['5-1']);
    t.accepts({ type: 'buyTrain', train: '5-2' });
    t.refuses({ type: 'buyTrain', train: '5-1' }, 'soh:available-trains-1');
    t.refuses({ type: 'buyTrain', train: '4-1' }, 'soh:available-trains-1');
    const empty = buying('6', 600, ['2', '3', '4', '5', '6', '3E']);
    empty.refuses({ type: 'buyTrain', train: '6-1' }, 'soh:available-trains-1');
    expect(empty.choices('buyTrain')).toEqual([]);
  });

  rule('soh:available-trains-2', 'three types in one turn; the phases begin when it ends', () => {
    const t = buying('2', 600, ['2', '3']).train('2-5', 'depot').train('3-4', 'depot');
    t.does({ type: 'buyTrain', train: '2-5' }).does({ type: 'buyTrain', train: '3-4' });
    t.does({ type: 'buyTrain', train: '4-1' });
    expect(t.s.phase).toBe('2');
    expect(t.trains('NCS')).toEqual(['2-5', '3-4', '4-1']);
    t.does({ type: 'pass' });
    expect(t.s.phase).toBe('4');
    expect(t.trains('NCS')).toEqual(['3-4', '4-1']);
  });

  rule('soh:available-trains-3', '6 and 3E trains are on sale together, once the last 5 is sold', () => {
    const t = buying('5', 1500, ['2', '3', '4', '5']).train('5-3', 'depot');
    t.refuses({ type: 'buyTrain', train: '6-1' }, 'soh:available-trains-1');
    t.refuses({ type: 'buyTrain', train: '3E-1' }, 'soh:available-trains-1');
    t.train('5-3', 'gone');
    expect(t.choices('buyTrain').map(({ fields }) => fields['train'])).toEqual(['6-1', '3E-1']);
    t.does({ type: 'buyTrain', train: '3E-1' }).does({ type: 'buyTrain', train: '6-1' });
    expect(t.money('NCS')).toBe(400);
  });
});

describe('Operating rounds: number of trains per company', () => {
  const limits: [phase: string, owned: string[], gone: string[], next: string][] = [
    ['2', ['2-1', '2-2', '2-3', '2-4'], [], '2-5'],
    ['3', ['2-1', '2-2', '2-3', '2-4'], ['2'], '3-1'],
    ['4', ['3-1', '3-2', '3-3'], ['2', '3'], '4-1'],
    ['5', ['4-1', '4-2'], ['2', '3', '4'], '5-1'],
    ['6', ['5-1', '5-2'], ['2', '3', '4', '5'], '6-1'],
  ];

  rule('soh:number-of-trains-1', '4 trains in phases 2 and 3, 3 in phase 4, 2 in phases 5 and 6', () => {
    for (const [phase, owned, gone, next] of limits) {
      const full = buying(phase, 1000, gone, owned);
      full.refuses({ type: 'buyTrain', train: next }, 'soh:number-of-trains-1');
      full.train(owned[0]!, 'gone');
      full.accepts({ type: 'buyTrain', train: next });
    }
  });

  rule('soh:number-of-trains-1', 'the limit holds for trains from other companies too', () => {
    const from = { type: 'buyTrainFrom', train: '4-3', price: 1 };
    const t = buying('4', 100, ['2', '3'], ['3-1', '3-2', '3-3']);
    t.company('AR', { shares: { player1: 2 }, trains: ['4-3'], operated: true });
    t.refuses(from, 'soh:number-of-trains-1');
    t.train('3-3', 'gone').accepts(from);
  });

  rule('soh:number-of-trains-2', 'a full company may not buy, though the new phase would take its trains away', () => {
    const t = buying('3', 300, ['2', '3'], ['2-1', '2-2', '2-3', '2-4']);
    t.refuses({ type: 'buyTrain', train: '4-1' }, 'soh:number-of-trains-2');
    t.train('2-4', 'gone').does({ type: 'buyTrain', train: '4-1' }).does({ type: 'pass' });
    expect(t.s.phase).toBe('4');
    expect(t.trains('NCS')).toEqual(['4-1']);
  });
});
