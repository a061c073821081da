import { choose, type Chosen, randomAction, viewOf } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { apply, deciders, dice, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

type Seen = (s: RailState, by: string, thought: Chosen) => void;

/** Plays so many actions: a sensible player at the first seat and at the others sensible or random ones. */
function play(title: RailTitle, seed: number, actions: number, others: 'sensible' | 'random', seen: Seen): RailState {
  const chance = dice(seed);
  let s: RailState = start(title, { players: 3, seed }).state;
  let shown = false;
  for (let i = 0; i < actions && !s.ended; i++) {
    const [by] = deciders(title, s);
    const first = shown ? null : indication(title, s);
    const thinks = others === 'sensible' || by === s.players[0];
    const thought = first || !thinks ? null : choose(title, viewOf(s), by!, seed);
    if (thought) seen(s, by!, thought);
    const action: LoggedAction = first ?? thought?.action ?? randomAction(title, s, by!, chance)!;
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.refusal.text} [${done.refusal.rule}]`);
    shown = action.type === 'indicate' || (shown && title.runProblem(done.state) !== null);
    s = done.state;
  }
  return s;
}

/** Far enough for track, trains, stock rounds, offers and privates; whole games are what tournaments are for. */
const FAR = 130;
/** Actions to the middle of a game: more where a turn takes many of them, and where what was bought first pays late. */
const MIDDLE: Readonly<Record<string, number>> = { '1839': 7 * FAR };

describe.each(titles.map((title) => ({ title, id: title.id })))('the sensible player of $id', ({ title }) => {
  test('decides the same in the same position, whatever the chance to come', () => {
    play(title, 3, FAR, 'sensible', (s, by, thought) => {
      if (s.seq % 9 !== 0) return;
      const twin = structuredClone({ ...s, rng: [7, 7, 7, 7] });
      expect(choose(title, viewOf(twin), by, 3)?.action).toEqual(thought.action);
    });
  });

  test('never comes back to a position while it goes on acting', () => {
    let last = '';
    let seen = new Set<string>();
    play(title, 5, FAR, 'random', (s, by, { action }) => {
      const { seq: _, ...position } = s;
      const key = JSON.stringify(position);
      if (by !== last) seen = new Set();
      last = by;
      expect(seen, `again before ${JSON.stringify(action)}`).not.toContain(key);
      seen.add(key);
    });
  });

  test('says why in a whole sentence', () => {
    play(title, 4, FAR, 'sensible', (_, _by, { why }) => {
      expect(why.text).toMatch(/^[A-Z][^{}]*\.$/);
      expect(why.text).not.toMatch(/undefined|NaN|null/);
    });
  });

  test('is worth more than random players by the middle of the game', { timeout: 300_000 }, () => {
    const s = play(title, 6, MIDDLE[title.id] ?? 2 * FAR, 'random', () => {});
    const scores = title.score(s);
    const [own, ...rest] = s.players.map((player) => scores[player]!);
    expect(own).toBeGreaterThan(Math.max(...rest));
  });
});

test('offers others only what they accept', () => {
  const answers: string[] = [];
  play(titles[0]!, 9, 2 * FAR, 'sensible', (_, _by, { action: { type } }) => {
    if (type === 'accept' || type === 'decline') answers.push(type);
  });
  expect(answers).toContain('accept');
  expect(answers).not.toContain('decline');
});

test('a view holds nothing of the chance to come', () => {
  const { state } = start(titles[0]!, { players: 3, seed: 1 });
  expect('rng' in viewOf(state)).toBe(false);
});

test.each(titles.map((title) => ({ title, id: title.id })))(
  'a title that tells nothing of its book is played, too: $id',
  ({ title }) => {
    const { bot: _, ...silent } = title;
    let decisions = 0;
    const { ended } = play(silent, 2, 120, 'sensible', () => decisions++);
    // Where nobody knows what a company is worth, nobody may found one, and a game without companies is over.
    if (!ended) expect(decisions).toBeGreaterThan(80);
    expect(decisions).toBeGreaterThan(20);
  },
);
