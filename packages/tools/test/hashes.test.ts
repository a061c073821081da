/** What the two hashes of a state tell apart: whole random games of every title, and what could have been done in them. */
import {
  amountAt,
  amountsIn,
  type Choice,
  choices,
  fill,
  HOST,
  type Json,
  lastingHash,
  type LoggedAction,
  type OpenField,
  positionHash,
  reapply,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { beforeAll, describe, expect, test } from 'vitest';
import { playGame } from '../src/simulate/game.ts';
import { planFor } from '../src/simulate/plan.ts';
import { allTitles, type AnyTitle } from '../src/title.ts';

const GAMES = 2;
/** Of each kind of question so many are looked at in a game, spread over it. */
const QUESTIONS = 6;

/** All states of a random game, as the referee lets it be played. */
function statesOf(title: AnyTitle, seed: number): RailState[] {
  const { min, max } = title.players;
  const plan = planFor(title, { counts: [min, max], options: {}, readings: {}, anyReadings: true }, seed);
  const states: RailState[] = [];
  playGame(title, plan, false, { each: ({ state }) => states.push(state) });
  return states;
}

/** Some questions of each kind. */
function questionsIn(states: readonly RailState[]): RailState[] {
  const kinds = new Set(states.flatMap(({ stack }) => stack.at(-1)?.kind ?? []));
  return [...kinds].flatMap((kind) => {
    const asked = states.filter(({ stack }) => stack.at(-1)?.kind === kind);
    const apart = Math.ceil(asked.length / QUESTIONS);
    return asked.filter((_, at) => at % apart === 0);
  });
}

/** The two least amounts, one in the middle and the greatest; of a list all of it. */
function valuesOf(open: OpenField): Json[] {
  if (open.kind === 'indicated') return [open.best];
  if (open.kind === 'oneOf') return [...open.values];
  const count = amountsIn(open);
  return [...new Set([0, Math.min(1, count - 1), count >> 1, count - 1])].map((at) => amountAt(open, at));
}

function filled(choice: Choice): LoggedAction[] {
  let all: Record<string, Json>[] = [{}];
  for (const [name, open] of Object.entries(choice.openFields)) {
    all = all.flatMap((values) => valuesOf(open).map((value) => ({ ...values, [name]: value })));
  }
  return all.map((values) => fill(choice, values));
}

/** Everything that anybody could do. */
const actionsIn = (title: AnyTitle, s: RailState): LoggedAction[] =>
  [...s.players, HOST].flatMap((by) => choices(title, s, by)).flatMap(filled);

const kindOf = (train: unknown): string => String(train).replace(/-\d+$/u, '');

/** Different actions that a lasting hash may take for the same, each with the reason. */
const ALIKE: readonly { readonly why: string; readonly are: (a: LoggedAction, b: LoggedAction) => boolean }[] = [
  {
    why: 'Records name trains by their kind: which of two equal ones changes hands makes no difference to anybody.',
    are: (a, b) =>
      JSON.stringify({ ...a, train: kindOf(a['train']) }) === JSON.stringify({ ...b, train: kindOf(b['train']) }),
  },
  {
    why: '1839, 9: who goes bankrupt leaves as who concedes does, and records do not count the depot, from which a train goes.',
    are: (a, b) => [a.type, b.type].toSorted().join() === 'bankrupt,concede',
  },
];

describe.each(allTitles.map((title) => [title.id, title] as const))('%s', (_, title) => {
  let games: readonly RailState[][] = [];
  beforeAll(() => {
    games = Array.from({ length: GAMES }, (_unused, seed) => statesOf(title, seed + 1));
  });

  test('different positions never share a position hash', () => {
    const texts = new Map<string, string>();
    for (const state of games.flat()) {
      const [hash, text] = [positionHash(state), JSON.stringify(state)];
      expect(texts.get(hash) ?? text).toBe(text);
      texts.set(hash, text);
    }
    expect(texts.size).toBeGreaterThan(100);
  });

  test('different actions never lead to one lasting hash, but for those that are named', () => {
    let tried = 0;
    const alike: string[] = [];
    for (const before of games.flatMap(questionsIn)) {
      const led = new Map<string, { readonly action: LoggedAction; readonly position: string }[]>();
      for (const action of actionsIn(title, before)) {
        const after = reapply(title, before, action);
        const [hash, position] = [lastingHash(title, after), positionHash(after)];
        const others = led.get(hash) ?? [];
        // What leads to the very same position may be done in several ways.
        const wrong = others.filter(
          (one) => one.position !== position && !ALIKE.some(({ are }) => are(one.action, action)),
        );
        alike.push(...wrong.map((one) => `${JSON.stringify(one.action)} and ${JSON.stringify(action)}`));
        led.set(hash, [...others, { action, position }]);
        tried++;
      }
    }
    expect(alike).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  });
});
