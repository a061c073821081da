import { choose, viewOf } from '@roundhouse/bots';
import { firstWeights } from '@roundhouse/bots/first/weights';
import { indication } from '@roundhouse/host';
import { apply, deciders, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { expect, test } from 'vitest';

/** The first moves of a game of three, as lines: who, what, and where. */
function opening(title: RailTitle, actions: number): string[] {
  let s: RailState = start(title, { players: 3, seed: 8 }).state;
  let shown = false;
  const moves: string[] = [];
  while (moves.length < actions && !s.ended) {
    const [by] = deciders(title, s);
    const action: LoggedAction =
      (shown ? null : indication(title, s)) ??
      choose(title, viewOf(s), by!, 8, { weights: firstWeights(title.id) })!.action;
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    const { type, by: who, frame: _, routes: _routes, ...fields } = action;
    moves.push([who, type, ...Object.values(fields).map(String)].join(' '));
    shown = action.type === 'indicate' || (shown && title.runProblem(done.state) !== null);
    s = done.state;
  }
  return moves;
}

/** Whatever later players learn, the yardstick stays: if this changes, published strengths no longer hold. */
test.each(titles.map((title) => ({ title, id: title.id })))(
  'the first player plays $id as ever',
  async ({ title, id }) => {
    await expect(`${opening(title, 45).join('\n')}\n`).toMatchFileSnapshot(`first/${id}.txt`);
  },
);
