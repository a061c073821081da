/** Games for bots: a title as it is dealt, and a random walk to the place that a test is about. */
import { apply, dice, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { indication } from '@roundhouse/host';
import { randomTurn } from '../src/random.ts';
import type { Style } from '../src/style.ts';

/** A title as bots see it: they know of each only what all have. */
export const everyTitle: readonly RailTitle<RailState>[] = titles;

export const firstState = (title: RailTitle<RailState>, seed = 1): RailState =>
  start(title, { players: title.players.max, seed }).state;

export function after(title: RailTitle<RailState>, s: RailState, action: LoggedAction): RailState {
  const done = apply(title, s, action);
  if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${done.refusal.text}`);
  return done.state;
}

/** Plays at random, best runs shown first, until `stop` holds; gives that state. */
export function walk(
  title: RailTitle<RailState>,
  stop: (s: RailState) => boolean,
  { style, most = 3000 }: { readonly style?: Style; readonly most?: number } = {},
): RailState {
  const chance = dice(5);
  let s = firstState(title, 5);
  for (let i = 0; i < most && !s.ended; i++) {
    if (stop(s)) return s;
    const action = indication(title, s) ?? randomTurn(title, s, chance, style);
    if (action === null) throw new Error('nobody who is asked can do anything');
    s = after(title, s, action);
  }
  if (stop(s)) return s;
  throw new Error('the game never comes there');
}
