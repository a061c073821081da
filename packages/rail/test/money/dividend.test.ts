import { type DividendFrame, dividendStep, POOL, type RailState, type RunningTurn } from '@roundhouse/rail';
import { beforeEach, describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const s = started(blank, 'A', 'player1', { player1: 4, player2: 1, [POOL]: 2 });
/** What became of the price. */
let moved: unknown[] = [];
const { step, kind } = dividendStep<RailState, RunningTurn>({
  owners: ({ players }) => [...players, POOL],
  goesTo: (owner, company) => (owner === POOL ? company : owner),
  paid: (_, company, revenue) => moved.push([company, revenue]),
  withheld: (_, company) => moved.push(company),
  asks: () => 'Pay or withhold',
});
const decided = (choice: string): Toy => {
  const toy = new Toy({ dividend: kind }, s, { kind: 'dividend', of: 'A', revenue: 120 } as DividendFrame);
  return toy.act('player1', 'dividend', { choice });
};

describe('a dividend', () => {
  beforeEach(() => {
    moved = [];
  });

  test('pays those who are named, for each share; what falls to one of them may go to another', () => {
    const { s: then, top } = decided('pay');
    expect(['player1', 'player2', 'player3', 'A', POOL].map((owner) => then.cash[owner])).toEqual([
      148,
      112,
      100,
      24,
      undefined,
    ]);
    expect([top.kind, moved]).toEqual(['table', [['A', 120]]]);
  });
  test('is withheld into the treasury', () => {
    const toy = decided('withhold');
    expect([toy.s.cash['A'], toy.top.kind, moved]).toEqual([120, 'table', ['A']]);
    expect(toy.logged('withhold')).toEqual([{ event: 'withhold', company: 'A', revenue: 120 }]);
  });
  test('is decided in a turn that has earned something; else only the price moves', () => {
    const turn = (revenue: number): RunningTurn => ({ kind: 'turn', of: 'A', next: 1, revenue });
    const [rich, poor] = [draft(s), draft(s)];
    step.enter!(rich, turn(120));
    expect([rich.s.stack, moved]).toEqual([[{ kind: 'dividend', of: 'A', revenue: 120 }], []]);
    step.enter!(poor, turn(0));
    expect([poor.s.stack, moved, poor.events]).toEqual([[], ['A'], [{ event: 'noRevenue', company: 'A' }]]);
  });
});
