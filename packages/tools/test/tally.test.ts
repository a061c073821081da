import { apply, choices, fill, start } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { planFor, repeatCommand, type Wishes } from '../src/simulate/plan.ts';
import { Sums, summaryLines } from '../src/simulate/summary.ts';
import { type Counts, countAction, countOffered, powersUsed, Totals } from '../src/simulate/tally.ts';
import { titleOf } from '../src/title.ts';

const title = titleOf('soh');
const all: Wishes = { counts: [2, 3, 4, 5], options: {}, readings: {}, anyReadings: false };

describe('plans', () => {
  test('games cycle through players and options, and depend on the seed alone', () => {
    const plans = Array.from({ length: 16 }, (_, i) => planFor(title, all, 100 + i));
    const kinds = new Set(plans.map(({ players, options }) => JSON.stringify([players, options])));
    expect(kinds.size).toBe(16);
    expect(planFor(title, all, 107)).toEqual(plans[7]);
  });
  test('what is fixed stays', () => {
    const plan = planFor(title, { ...all, counts: [4], options: { distribution: 'deal' } }, 9);
    expect(plan).toMatchObject({ players: 4, options: { distribution: 'deal' }, readings: {} });
  });
  test('readings vary when asked', () => {
    const values = new Set(
      Array.from({ length: 40 }, (_, i) => planFor(title, { ...all, anyReadings: true }, i).readings['priceRise']),
    );
    expect(values.size).toBe(2);
  });
  test('the command that repeats a game names everything', () => {
    const plan = { seed: 7, players: 3, options: { distribution: 'deal' }, readings: { priceRise: 'from' } };
    expect(repeatCommand(title, plan)).toBe(
      './roundhouse simulate soh --games 1 --seed 7 --players 3 --option distribution=deal --reading priceRise=from',
    );
  });
});

describe('counting', () => {
  test('an action counts by its frame and type, its events by kind, its payments by reason', () => {
    const first = start(title, { players: 3, seed: 1, options: { distribution: 'deal' } }).state;
    const by = first.stack.at(-1)!.of!;
    const [choice] = choices(title, first, by, { type: 'start' });
    const done = apply(title, first, fill(choice!));
    if (!done.ok) throw new Error(done.refusal.text);
    const counts: Counts = {};
    countAction(counts, title, first, done);
    expect(counts).toMatchObject({ 'action stockTurn.start': 1, 'event start': 1, 'paid start': 1 });
  });

  test('what is offered and never done is told', () => {
    const state = start(title, { players: 3, seed: 1, options: { distribution: 'deal' } }).state;
    const by = state.stack.at(-1)!.of!;
    const action = { type: 'start', by, frame: 'stockTurn' };
    const counts: Counts = {};
    countOffered(counts, title, state, action);
    countAction(counts, title, state, { ok: true, action, events: [], state, done: state });
    expect(counts).toMatchObject({ 'offered stockTurn.start': 1, 'offered stockTurn.pass': 1 });
    const sums = new Sums();
    const record = { seed: 1, players: 3, actions: 1, rounds: 0, end: null, scores: {}, ms: 0 };
    sums.add({ record, counts, runs: [], violation: null });
    const lines = summaryLines(sums.summary());
    const at = lines.indexOf('Offered and never done');
    expect(lines.slice(at, lines.indexOf('', at)).join(' ')).toMatch(
      /^Offered and never done +stockTurn.pass +1 +in 1 game$/,
    );
  });

  test('what becomes of a revenue counts by the way it was paid', () => {
    const state = start(title, { players: 3, seed: 1 }).state;
    const counts: Counts = {};
    for (const choice of ['pay', 'half', 'withhold', 'half']) {
      const action = { type: 'dividend', by: 'player1', frame: 'dividend/NRS', choice };
      countAction(counts, title, state, { ok: true, action, events: [], state, done: state });
    }
    expect(counts).toMatchObject({
      'action dividend.dividend pay': 1,
      'action dividend.dividend half': 2,
      'action dividend.dividend withhold': 1,
    });
  });

  test('a power is used where the action would not go the same way without the private', () => {
    const begun = start(title, { players: 2, seed: 1 }).state;
    const company = 'NRS';
    const s = {
      ...begun,
      phase: '3',
      cash: { ...begun.cash, bank: begun.cash['bank']! - 500, [company]: 500 },
      privates: { ...begun.privates, P6: company, P4: company },
      companies: { ...begun.companies, [company]: { status: 'started', director: 'player1', operated: true } },
      shares: { ...begun.shares, [company]: { player1: 2, [company]: 8 } },
      market: { at: { [company]: { row: 0, col: 5 } }, order: [company] },
      stack: [
        { kind: 'course' },
        { kind: 'operatingRound', incomePaid: true, operated: [company] },
        {
          kind: 'operatingTurn',
          of: company,
          next: 8,
          sold: 0,
          boughtBack: false,
          revenue: 0,
          firstTurn: false,
          phases: [],
          declined: {},
        },
        { kind: 'trains', of: company },
      ],
    } as unknown as RailState;
    const action = { type: 'buyTrain', by: 'player1', frame: `trains/${company}`, train: '2-1' };
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    expect(powersUsed(title, s, done)).toEqual(['P6']);
  });

  test('totals say how often and in how many games', () => {
    const totals = new Totals();
    totals.add({ 'event sell': 3 });
    totals.add({ 'event sell': 1, 'end top-price': 1 });
    expect(totals.entries()).toEqual([
      { key: 'end top-price', count: 1, games: 1 },
      { key: 'event sell', count: 4, games: 2 },
    ]);
  });

  test('the summary reports times, ends and violations', () => {
    const sums = new Sums();
    const record = { players: 2, actions: 10, rounds: 15, end: 'last-round', scores: { Anna: 1, Bram: 2 } };
    sums.add({
      record: { ...record, seed: 1, ms: 10 },
      counts: { 'event sell': 2 },
      runs: [{ ms: 3, proven: true }],
      violation: null,
    });
    sums.add({
      record: { ...record, seed: 2, ms: 30, end: null },
      counts: {},
      runs: [
        { ms: 1, proven: true },
        { ms: 9, proven: false },
      ],
      violation: { plan: planFor(title, all, 2), action: 10, what: 'money is missing' },
    });
    const summary = sums.summary();
    expect(summary).toMatchObject({
      games: 2,
      actions: 20,
      ms: { mean: 20, max: 30 },
      runs: { count: 3, proven: 2, ms: { median: 3, max: 9 } },
      ends: { 'last-round': 1, none: 1 },
    });
    expect(summary.violations).toHaveLength(1);
    expect(summaryLines(summary).at(-1)).toContain('1 violation');
  });
});
