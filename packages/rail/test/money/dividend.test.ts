import {
  type DividendFrame,
  dividendStep,
  payDividend,
  POOL,
  type RailState,
  type RunningTurn,
  withholdRevenue,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const s = started(blank, 'A', 'player1', { player1: 4, player2: 1, [POOL]: 2 });

describe('a dividend', () => {
  test('pays those who are named, for each share', () => {
    const g = draft(s);
    payDividend(g, 'A', 120, 12, ['player1', 'player2']);
    expect([g.s.cash['player1'], g.s.cash['player2'], g.s.cash['A']]).toEqual([148, 112, 0]);
  });
  test('may send what falls to one owner to another', () => {
    const g = draft(s);
    payDividend(g, 'A', 120, 12, ['player1', POOL], (owner) => (owner === POOL ? 'A' : owner));
    expect([g.s.cash['player1'], g.s.cash['A'], g.s.cash[POOL]]).toEqual([148, 24, undefined]);
  });
  test('the director chooses among the ways that there are, and the step is over', () => {
    const ways = { pay: () => {}, withhold: withholdRevenue<RailState> };
    const { kind } = dividendStep<RailState, RunningTurn>(
      ways,
      () => {},
      () => 'Pay or withhold',
    );
    const toy = new Toy({ dividend: kind }, s, { kind: 'dividend', of: 'A', revenue: 120 } as DividendFrame);
    toy.act('player1', 'dividend', { choice: 'withhold' });
    expect([toy.s.cash['A'], toy.top.kind]).toEqual([120, 'table']);
    expect(toy.logged('withhold')).toEqual([{ event: 'withhold', company: 'A', revenue: 120 }]);
  });
  test('is decided in a turn that has earned something; else only the price moves', () => {
    const moved: string[] = [];
    const { step } = dividendStep<RailState, RunningTurn>(
      {},
      (_, company) => moved.push(company),
      () => '',
    );
    const turn = (revenue: number): RunningTurn => ({ kind: 'turn', of: 'A', next: 1, revenue });
    const [rich, poor] = [draft(s), draft(s)];
    step.enter!(rich, turn(120));
    expect([rich.s.stack, moved]).toEqual([[{ kind: 'dividend', of: 'A', revenue: 120 }], []]);
    step.enter!(poor, turn(0));
    expect([poor.s.stack, moved, poor.events]).toEqual([[], ['A'], [{ event: 'noRevenue', company: 'A' }]]);
  });
});
