import { choices } from '@roundhouse/kernel';
import { type DividendFrame, dividendStep, fullPayout, POOL, type RailState, type RunningTurn } from '@roundhouse/rail';
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
  money: String,
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

describe('ways to pay out', () => {
  /** A third to the treasury, and for each share a tenth of the rest, rounded up. */
  const third = {
    gets: (revenue: number, held: number) => held * Math.ceil((revenue * 2) / 30),
    keeps: (revenue: number) => revenue / 3,
  };
  const paid: number[] = [];
  const { kind: several } = dividendStep<RailState, RunningTurn>({
    payouts: { pay: fullPayout, third },
    checks: [{ rule: 'late', passes: ({ phase }, _, a) => a.choice !== 'pay' || phase !== '2', says: 'Later.' }],
    owners: ({ players }) => [...players, POOL],
    goesTo: (owner, company) => (owner === POOL ? company : owner),
    paid: (_, _company, dividend) => paid.push(dividend),
    withheld: () => undefined,
    money: String,
  });
  const waiting = (phase: string) =>
    new Toy({ dividend: several }, { ...s, phase }, { kind: 'dividend', of: 'A', revenue: 99 } as DividendFrame);
  const offered = (phase: string) => {
    const toy = waiting(phase);
    return choices(toy.title, toy.s, 'player1')[0]!.openFields['choice'];
  };

  test('are named by the title, which may forbid some of them', () => {
    expect(offered('2')).toEqual({ kind: 'oneOf', values: ['third', 'withhold'] });
    expect(offered('3')).toEqual({ kind: 'oneOf', values: ['pay', 'third', 'withhold'] });
  });
  test('round for each share, and the price hears what all shares together would get', () => {
    const toy = waiting('2').act('player1', 'dividend', { choice: 'third' });
    // 7 for each share: 4 and 1 with players, 2 in the pool, beside 33 for the treasury.
    expect(['player1', 'player2', 'A'].map((owner) => toy.s.cash[owner])).toEqual([128, 107, 33 + 14]);
    expect(paid).toEqual([70]);
  });
  test('round for each holder, and the treasury gets what is left, never less than nothing', () => {
    const byHolder = dividendStep<RailState, RunningTurn>({
      payouts: {
        pay: {
          gets: (revenue, held, shares, owner) => Math[owner === POOL ? 'floor' : 'ceil']((held * revenue) / shares),
          keeps: (revenue, sum) => Math.max(0, revenue - sum),
        },
      },
      owners: ({ players }) => [...players, POOL],
      goesTo: (owner) => (owner === POOL ? 'bank' : owner),
      paid: (_, _company, dividend) => paid.push(dividend),
      withheld: () => undefined,
      money: String,
    });
    const cashAfter = (revenue: number, choice: string) => {
      const g = draft(s);
      byHolder.settle(g, 'A', revenue, choice);
      return ['player1', 'player2', 'A'].map((owner) => g.s.cash[owner] ?? 0);
    };
    // 39.6, 9.9 and 19.8 of 99: 40 and 10, 19 stay with the bank, and 30 are left.
    expect(cashAfter(99, 'pay')).toEqual([140, 110, 30]);
    expect(cashAfter(1, 'pay')).toEqual([101, 101, 0]);
    expect(cashAfter(99, 'withhold')).toEqual([100, 100, 99]);
    expect(paid.slice(-2)).toEqual([99, 1]);
  });
});
