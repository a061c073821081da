/** What the bot in a seat does, as a host asks for it: in slices, and always something where there is something to do. */
import { dice, type LoggedAction } from '@roundhouse/kernel';
import type { Level, RailState, RailTitle } from '@roundhouse/rail';
import { thinking } from './choose.ts';
import { playerFor } from './levels.ts';
import { randomAction } from './random.ts';
import { drawStyle } from './style.ts';
import { viewOf } from './view.ts';
import type { Reason } from './why/reason.ts';

/** A bot that moves at random wants a railway, so that one who plays alone sees one grow. */
const style = drawStyle(() => 0);

export function* botMove(
  title: RailTitle,
  state: RailState,
  by: string,
  seed: number,
  level: Level,
): Generator<void, { readonly action: LoggedAction | null; readonly why: Reason | null }> {
  const player = playerFor(title.id, level);
  const thought = player && (yield* thinking(title, viewOf(state), by, seed, player));
  if (thought) return { action: thought.action, why: { key: thought.why.key, values: thought.why.values } };
  // Where nothing to do was found, a random legal move is made, so that the game goes on.
  return { action: randomAction(title, state, by, dice(seed), style), why: null };
}
