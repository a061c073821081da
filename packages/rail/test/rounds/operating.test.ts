import { type FrameKind, push } from '@roundhouse/kernel';
import {
  askIf,
  directorOf,
  endStep,
  hasSold,
  noteSold,
  type OperatingRoundFrame,
  operatingRoundKind,
  pay,
  type RailState,
  type SellingRound,
  setCompany,
  stepBack,
  type StepFrame,
  type TurnFrame,
  stepOrder,
  turnOfSteps,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const asking: FrameKind<RailState, StepFrame> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [endStep],
};
const order = stepOrder('first', 'fate', 'last');
const turn = turnOfSteps<RailState, TurnFrame>(
  order,
  [
    { name: 'first', enter: (g, f) => push(g, { kind: 'first', of: f.of }) },
    {
      name: 'fate',
      enter(g, f) {
        if (f.of === 'B') setCompany(g, 'B', { status: 'closed' });
      },
    },
    { name: 'last', enter: (g, f) => askIf(g, f.of !== 'C', { kind: 'last', of: f.of }) },
  ],
  () => true,
);

/** The richest that has not operated is next; before the first turn a player gets an income. */
const round = operatingRoundKind<RailState, OperatingRoundFrame>({
  payIncome: (g) => pay(g, 'bank', 'player1', 5, 'income'),
  next: (s, f) =>
    Object.keys(s.companies)
      .filter((company) => !f.operated.includes(company))
      .sort((a, b) => s.cash[b]! - s.cash[a]!)[0],
  turn: (company) => ({ kind: 'turn', of: company, next: 0 }) as TurnFrame,
});

const all = ['A', 'B', 'C'].reduce((s, company) => started(s, company, 'player1', { player1: 2 }), blank);
const begin = () =>
  new Toy(
    { operatingRound: round, turn: turn.kind([]), first: asking, last: asking },
    { ...all, cash: { ...all.cash, A: 1, B: 3, C: 2 } },
    { kind: 'operatingRound', incomePaid: false, operated: [] } as OperatingRoundFrame,
  );
const pass = (toy: Toy) => toy.act('player1', 'pass');

describe('an operating round', () => {
  test('income comes once, then a turn for each', () => {
    const toy = begin();
    while (toy.top.kind !== 'table') pass(toy);
    expect(toy.s.cash['player1']).toBe(105);
    expect(toy.logged('operates').map(({ company }) => company)).toEqual(['B', 'C', 'A']);
  });
  test('a turn is announced once, though its first step begins again', () => {
    let again = 2;
    const first: FrameKind<RailState, StepFrame> = {
      ...asking,
      advance(g, f) {
        if (again-- <= 0) return false;
        stepBack(g, f);
        return true;
      },
    };
    const toy = new Toy({ operatingRound: round, turn: turn.kind([]), first, last: asking }, all, {
      kind: 'operatingRound',
      incomePaid: true,
      operated: [],
    } as OperatingRoundFrame);
    expect([again, toy.top.kind]).toEqual([-1, 'first']);
    expect(toy.logged('operates')).toHaveLength(1);
  });
  test('who is next is found again', () => {
    const toy = begin();
    toy.s = { ...toy.s, cash: { ...toy.s.cash, A: 9 } };
    pass(toy);
    expect(toy.top).toEqual({ kind: 'first', of: 'A' });
  });
});

test('what happens at the end of the round comes once, after the last turn and what follows it', () => {
  const done: string[] = [];
  const ending = operatingRoundKind<RailState, OperatingRoundFrame>({
    payIncome: () => {},
    next: (s, f) => Object.keys(s.companies).find((company) => !f.operated.includes(company)),
    turn: (company) => ({ kind: 'turn', of: company, next: 0 }) as TurnFrame,
    ends(g, f) {
      done.push(...f.operated);
      push(g, { kind: 'after', of: 'A' });
    },
  });
  const kinds = { operatingRound: ending, turn: turn.kind([]), first: asking, last: asking, after: asking };
  const toy = new Toy(kinds, all, { kind: 'operatingRound', incomePaid: false, operated: [] } as OperatingRoundFrame);
  pass(pass(pass(toy)));
  expect([toy.top, done]).toEqual([{ kind: 'first', of: 'C' }, []]);
  expect([pass(toy).top.kind, done]).toEqual(['after', ['A', 'B', 'C']]);
  expect(pass(toy).top.kind).toBe('table');
});

describe('what follows a turn', () => {
  test('comes before the next one, also where the company is gone, and before the round is over', () => {
    const left: string[] = [];
    const with_ = operatingRoundKind<RailState, OperatingRoundFrame>({
      payIncome: () => {},
      next: (s, f) => Object.keys(s.companies).find((company) => !f.operated.includes(company)),
      turn: (company) => ({ kind: 'turn', of: company, next: 0 }) as TurnFrame,
      follows(g, f) {
        if (f.operated.length === left.length) return false;
        left.push(f.operated.at(-1)!);
        push(g, { kind: 'after', of: 'A' });
        return true;
      },
    });
    const kinds = { operatingRound: with_, turn: turn.kind([]), first: asking, last: asking, after: asking };
    const round = { kind: 'operatingRound', incomePaid: false, operated: [] } as OperatingRoundFrame;
    const toy = new Toy(kinds, all, round);
    expect(toy.top.kind).toBe('first');
    expect(pass(pass(toy)).top).toEqual({ kind: 'after', of: 'A' });
    expect(pass(toy).top).toEqual({ kind: 'first', of: 'B' });
    expect([pass(toy).top.kind, toy.s.companies['B']!.status, left]).toEqual(['after', 'closed', ['A', 'B']]);
    expect(pass(pass(toy)).top.kind).toBe('after');
    expect([pass(toy).top.kind, left]).toEqual(['table', ['A', 'B', 'C']]);
  });
});

describe('a turn of steps', () => {
  test('a company that is back where it began has no more steps and has not operated', () => {
    const toy = begin();
    toy.s = {
      ...toy.s,
      companies: { ...toy.s.companies, B: { status: 'unstarted', director: 'player1', operated: false } },
    };
    expect(pass(toy).top).toEqual({ kind: 'first', of: 'C' });
    expect(toy.s.companies['B']!.operated).toBe(false);
  });
  test('a company closed in its turn has no more steps and has not operated', () => {
    const toy = pass(begin());
    expect(toy.top).toEqual({ kind: 'first', of: 'C' });
    expect(toy.s.companies['B']).toMatchObject({ status: 'closed', operated: false });
  });
  test('what is not worth asking is not asked, and the turn ends', () => {
    const toy = pass(pass(begin()));
    expect(toy.top).toEqual({ kind: 'first', of: 'A' });
    expect(toy.s.companies['C']!.operated).toBe(true);
    expect(pass(toy).top).toEqual({ kind: 'last', of: 'A' });
  });
  test('a step is over when a later one is decided', () => {
    const f = (next: number): TurnFrame => ({ kind: 'turn', of: 'A', next });
    expect([1, 2, 3].map((next) => order.isAfter(f(next), 'first'))).toEqual([false, true, true]);
    expect([order.stepNumber('last'), order.stepNumber('none')]).toEqual([2, -1]);
  });
});

test('a stock round remembers who has sold what, each once', () => {
  const before: SellingRound = { kind: 'stock', sold: {} };
  const g = draft({ ...blank, stack: [before] });
  const now = () => g.s.stack[0] as SellingRound;
  for (const company of ['A', 'B', 'A']) noteSold(g, now(), 'player2', company);
  expect(now().sold).toEqual({ player2: ['A', 'B'] });
  expect([hasSold(now(), 'player2', 'B'), hasSold(now(), 'player1', 'B')]).toEqual([true, false]);
  expect(hasSold(undefined, 'player2', 'B')).toBe(false);
});
