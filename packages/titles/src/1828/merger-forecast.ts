/** A merger looked at before it happens: played through on a copy by the engine, with plain answers to its questions. */
import { apply, choices, deciders, fill, frameName, type GameEvent, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';

/** How single shares are settled where their holder has the choice. */
export type Singles = 'tradeUp' | 'giveUp';

export interface Forecast {
  readonly state: RailState;
  readonly events: readonly GameEvent[];
  readonly fails: boolean;
}

const LONGEST = 60;
const known = new WeakMap<RailState, Map<string, Forecast | null>>();

/** What comes of this action, or of the merger that is under way, when everybody agrees to it. */
export function forecastMerger(
  title: RailTitle,
  s: RailState,
  action: LoggedAction | null,
  singles: Singles,
): Forecast | null {
  const forState = known.get(s) ?? new Map<string, Forecast | null>();
  known.set(s, forState);
  const key = `${singles} ${JSON.stringify(action)}`;
  if (!forState.has(key)) forState.set(key, playThrough(title, s, action, singles));
  return forState.get(key) ?? null;
}

function playThrough(title: RailTitle, s: RailState, first: LoggedAction | null, singles: Singles): Forecast | null {
  let state = s;
  const events: GameEvent[] = [];
  let next: LoggedAction | null = first ?? answer(title, s, singles);
  for (let i = 0; i < LONGEST && next; i++) {
    const result = apply(title, state, next);
    if (!result.ok) return null;
    state = result.state;
    events.push(...result.events);
    next = answer(title, state, singles);
  }
  return { state, events, fails: events.some(({ event }) => event === 'mergerFails') };
}

/** The next answer within the merger; null when it is over. */
function answer(title: RailTitle, s: RailState, singles: Singles): LoggedAction | null {
  const top = s.stack.at(-1);
  const [by] = deciders(title, s);
  if (!top || by === undefined) return null;
  if (isMergerOffer(top)) return { type: 'accept', by, frame: frameName(top) };
  if (top.kind !== 'merger') return null;
  const open = choices(title, s, by);
  const choice = open.find(({ type }) => type === singles) ?? open[0];
  return choice ? fill(choice) : null;
}

export const isMergerOffer = (frame: { readonly kind: string }): boolean =>
  frame.kind === 'offer' && (frame as { terms?: { thing?: string } }).terms?.thing === 'merger';
