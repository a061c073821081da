import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { pass } from '../deals.ts';
import { auction, buy, remaining } from './auction.ts';
import { Table } from './table.ts';

describe('5 Game overview', () => {
  rule('1839:5-1', 'the auction, then stock rounds and sets of one to three operating rounds by turns', () => {
    const t = remaining({ LP: 0, KR: 0 }).does(buy('LP')).does(buy('KR'));
    const names = [t.title.roundName(t.s)];
    for (let i = 0; i < 9; i++) names.push(t.does(pass).title.roundName(t.s));
    expect(names).toEqual(['SR 1', 'SR 1', 'SR 1', 'SR 2', 'SR 2', 'SR 2', 'SR 3', 'SR 3', 'SR 3', 'SR 4']);
    // Nobody operates, and yet each set has had its rounds.
    expect(t.s.ext.sets).toEqual([1, 1, 1]);
  });

  rule('1839:5-2', 'what players and companies hold is in every state for all to see', () => {
    const t = auction().does(buy('LP'));
    const shown = t.title.project(t.s) as { players: Record<string, unknown>; companies: Record<string, unknown> };
    expect(shown.players['player1']).toMatchObject({ cash: 410, privates: ['LP'], shares: {} });
    expect(Object.keys(shown.companies)).toHaveLength(16);
  });
});

describe('7.1 How many operating rounds follow', () => {
  rule('1839:7.1-14', 'the phase at the end of the stock round fixes it, whatever phase begins in the set', () => {
    const t = Table.blank()
      .company('HIJSM', { shares: { player1: 6 }, cash: 1000 })
      .phase('dark green')
      .endRound();
    expect([t.title.roundName(t.s), t.s.ext.sets]).toEqual(['OR 2.1', [2]]);
    t.phase('light red').endTurn();
    expect([t.title.roundName(t.s), t.s.ext.sets]).toEqual(['OR 2.2', [2]]);
    expect(t.endTurn().title.roundName(t.s)).toBe('SR 3');
    const lengths = ['light yellow', 'dark yellow', 'light green', 'dark brown', 'light red', 'purple'].map((phase) =>
      Table.blank()
        .company('NRS', { shares: { player1: 6 } })
        .phase(phase)
        .endRound()
        .s.ext.sets.at(-1),
    );
    expect(lengths).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
