import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** AR, with player 1 as president, is buying trains; NCS of player 2 operates after it. */
function buying(
  phase: string,
  gone: string[],
  ar: { cash: number; trains?: string[] },
  ncs: string[] = [],
  readings: Record<string, string> = {},
): Table {
  return Table.blank(3, { readings })
    .phase(phase)
    .trainsGone(...gone)
    .company('AR', { price: 90, shares: { player1: 6, player3: 4 }, operated: true, ...ar })
    .company('NCS', { price: 70, shares: { player2: 6, player3: 4 }, operated: true, trains: ncs })
    .operate('AR', 'trains');
}

describe('Phases', () => {
  rule('soh:phases-1', 'a new phase begins at the end of the turn, not with the purchase', () => {
    const t = buying('2', ['2'], { cash: 400 }).does({ type: 'buyTrain', train: '3-1' });
    expect(t.s.phase).toBe('2');
    t.does({ type: 'buyTrain', train: '3-2' });
    expect(t.s.phase).toBe('2');
    t.does({ type: 'pass' });
    expect(t.s.phase).toBe('3');
    const order = t.events.map(({ event }) => event).filter((event) => ['phase', 'operates'].includes(event));
    expect(order).toEqual(['phase', 'operates']);
    expect(t.asks).toBe('track/NCS');
  });

  rule('soh:phases-1', 'only the first train of a type counts; by the other reading it counts at once', () => {
    const second = buying('3', ['2'], { cash: 200 }, ['3-1']).does({ type: 'buyTrain', train: '3-2' });
    expect(second.does({ type: 'pass' }).s.phase).toBe('3');

    const atOnce = buying('2', ['2'], { cash: 200 }, [], { phaseChange: 'at-once' });
    expect(atOnce.does({ type: 'buyTrain', train: '3-1' }).s.phase).toBe('3');
    expect(atOnce.asks).toBe('trains/AR');
  });

  rule('soh:phases-2', 'a 6 train or a 3E train starts phase 6', () => {
    for (const train of ['6-1', '3E-1']) {
      const t = buying('5', ['2', '3', '4', '5'], { cash: 600 }).does({ type: 'buyTrain', train });
      expect(t.s.phase).toBe('5');
      expect(t.does({ type: 'pass' }).s.phase).toBe('6');
    }
  });

  rule('soh:phases-3', 'the president chooses which trains over the new limit leave, without payment', () => {
    const t = buying('4', ['2', '3'], { cash: 450, trains: ['4-1', '4-2'] }, ['4-3'])
      .does({ type: 'buyTrain', train: '5-1' })
      .does({ type: 'pass' });
    // Phase 5 allows two trains, and AR has three.
    expect([t.s.phase, t.asks, t.who]).toEqual(['5', 'discard/AR', ['player1']]);
    t.refuses({ type: 'discard', train: '4-1', by: 'player3' }, 'table:not-yours');
    t.refuses({ type: 'discard', train: '4-3' }, 'soh:phases-3');
    t.accepts({ type: 'discard', train: '5-1' });
    t.does({ type: 'discard', train: '4-2' });
    expect(t.trains('AR')).toEqual(['4-1', '5-1']);
    expect(t.trains('NCS')).toEqual(['4-3']);
    expect(t.s.trains['4-2']).toBe('gone');
    expect(t.money('AR')).toBe(50);
    expect(t.asks).toBe('track/NCS');
  });

  rule('soh:phases-3', 'every company over the limit is concerned; equal trains leave no choice', () => {
    const t = buying('3', ['2'], { cash: 300 }, ['3-1', '3-2', '3-3', '3-4'])
      .does({ type: 'buyTrain', train: '4-1' })
      .does({ type: 'pass' });
    expect(t.trains('NCS')).toHaveLength(3);
    expect(t.trains('gone').filter((train) => train.startsWith('3'))).toHaveLength(1);
    expect(t.trains('AR')).toEqual(['4-1']);
    expect(t.asks).toBe('track/NCS');
  });

  rule('soh:phases-3', 'by the other reading a discarded train can be bought again', () => {
    const t = buying('3', ['2'], { cash: 300 }, ['3-1', '3-2', '3-3', '3-4'], { discardedTrains: 'for-sale' })
      .does({ type: 'buyTrain', train: '4-1' })
      .does({ type: 'pass' });
    expect(t.trains('pool')).toEqual(['3-1']);
    expect(t.trains('gone').filter((train) => train.startsWith('3'))).toEqual([]);
  });

  rule('soh:Q7', 'the old type leaves first, then the limit is checked', () => {
    const t = buying('3', ['2', '3'], { cash: 300 }, ['2-1', '2-2', '3-1', '3-2']).does({
      type: 'buyTrain',
      train: '4-1',
    });
    expect(t.trains('NCS')).toEqual(['2-1', '2-2', '3-1', '3-2']);
    t.does({ type: 'pass' });
    // Four trains with a limit of three, were the 2 trains still there.
    expect(t.trains('NCS')).toEqual(['3-1', '3-2']);
    expect(t.asks).toBe('track/NCS');
  });

  rule('soh:Q7', 'two new types in one turn: both phases begin at its end, one after the other', () => {
    const t = buying('3', ['2'], { cash: 1300 }, ['3-1', '3-2', '3-3', '3-4']).private('P6', 'player3');
    for (const train of ['4-1', '4-2', '4-3', '5-1']) t.does({ type: 'buyTrain', train });
    expect(t.s.phase).toBe('3');
    t.does({ type: 'pass' });
    // Phase 4 with its limit of three comes first: AR has four trains, and nothing of phase 5 has happened yet.
    expect([t.s.phase, t.asks, t.s.privates['P6']]).toEqual(['4', 'discard/AR', 'player3']);
    t.does({ type: 'discard', train: '4-1' });
    // Then phase 5 with a limit of two.
    expect([t.s.phase, t.asks, t.s.privates['P6']]).toEqual(['5', 'discard/AR', 'gone']);
    expect(t.trains('NCS')).toEqual([]);
    t.does({ type: 'discard', train: '4-2' });
    expect(t.trains('AR')).toEqual(['4-3', '5-1']);
    expect(t.asks).toBe('track/NCS');
  });
});
