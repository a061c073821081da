import { drawStyle, randomTurn } from '@roundhouse/bots';
import { playOn } from '@roundhouse/host';
import { dealOf } from '@roundhouse/exchange/1828/index';
import { apply, dice, type LoggedAction, start } from '@roundhouse/kernel';
import { readingsOnSite } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { type Merger, orderFrom, type State } from '@roundhouse/titles/1828/face';
import { Writer1828, type Written } from './writer.ts';

export interface Played {
  readonly state: State;
  readonly players: number;
  readonly seed: number;
  readonly actions: readonly Written[];
  /** The state before each of them. */
  readonly states: readonly State[];
}

/** A random game by the readings of the site, written as the site would have recorded it. */
export function playForSite(
  seed: number,
  players: number,
  { most = Number.POSITIVE_INFINITY, namesGivers = false } = {},
): Played {
  const order = Array.from({ length: players }, (_, i) => `player${i + 1}`);
  const deal = { privates: dealOf(seed, players), order };
  const first = start(title1828, { players, seed, deal, readings: readingsOnSite(title1828.readings) }).state;
  const chance = dice(seed);
  const writer = new Writer1828(first, dice(seed + 1), namesGivers);
  const style = drawStyle(chance);
  const states: State[] = [];
  const choose = (s: State): LoggedAction | null => {
    const action = randomTurn(title1828, s, chance, style);
    return action && asOnSite(s, action, namesGivers);
  };
  let state = first;
  for (const { before, done } of playOn(title1828, first, choose)) {
    if (before.seq >= most) break;
    writer.add(done);
    while (states.length < writer.actions.length) states.push(before);
    states.length = writer.actions.length;
    state = done.state;
  }
  return { state, players, seed, actions: writer.actions, states };
}

/** The site leaves no choice in some things: who gives up a share in a merger, and that free tiles come first. */
function asOnSite(s: State, action: LoggedAction, namesGivers: boolean): LoggedAction {
  if (action.type === 'takeFrom' && !namesGivers) {
    const taker = (s.stack.at(-1) as Merger).queue[0]!;
    const others = orderFrom(s, taker).map((player) => ({ ...action, player }));
    return others.find((one) => apply(title1828, s, one).ok) ?? action;
  }
  if (action.type === 'layTile' && EXTRA.includes(String(action['using']))) {
    const { using: _, ...plain } = action;
    return apply(title1828, s, plain).ok ? plain : action;
  }
  return action;
}
const EXTRA = ['NYH', 'B&M'];

/** The export of a game, numbered from 1. */
export function exportOf({ players, seed, state, actions }: Played, more: Record<string, unknown> = {}) {
  const seats = Array.from({ length: players }, (_, i) => `player${i + 1}`);
  return {
    id: 1,
    title: '1828.Games',
    players: seats.map((player) => ({ id: Writer1828.id(player), name: `Name of ${player}` })),
    settings: { seed, optional_rules: [] },
    status: state.ended ? 'finished' : 'active',
    actions: actions.map((action, i) => ({ id: i + 1, ...action })),
    ...more,
  };
}
