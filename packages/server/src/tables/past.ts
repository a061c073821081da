/** The past of a game, read from the store only where somebody needs it: a table costs its state. */
import {
  type Envelope,
  type LoggedAction,
  type Past,
  pastOf,
  type Point,
  reapply,
  rebuildOf,
} from '@roundhouse/kernel';
import type { Recall } from '@roundhouse/host';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { EntryRow, Reader } from '../store/contract.ts';

/** A state is kept for every so many entries. */
export const KEPT_EVERY = 25;

export const envelopeOf = ({ entry }: EntryRow): Envelope => JSON.parse(entry) as Envelope;

/** Up to an entry where one is given. */
export function recallOf(read: Reader, game: string, title: RailTitle, upTo?: number): Recall<RailState> {
  const entries = read.entries(game, 0, upTo).map(envelopeOf);
  const kept = new Set(read.positions(game));
  const byPoint = new Map<Point, number>();
  const past: Past = pastOf(entries, ({ now }, n) => {
    if (kept.has(n)) byPoint.set(now, n);
  });
  const stateAt = (point: Point): RailState => {
    const { from, steps } = rebuildOf(point, (one) => byPoint.has(one));
    const state = stateOf(read, game, byPoint.get(from) ?? 0);
    return steps.reduce((s, { action }) => reapply(title, s, action), state);
  };
  return { past, stateAt };
}

function stateOf(read: Reader, game: string, n: number): RailState {
  const row = read.position(game, n);
  if (row?.n !== n) throw new Error(`position ${n} of game ${game} is missing`);
  return JSON.parse(row.state) as RailState;
}

export interface Latest {
  readonly state: RailState;
  readonly last: LoggedAction | undefined;
}

/** Where a game stands after an entry, from the nearest kept position where nothing was undone since. */
export function stateAfter(read: Reader, game: string, title: RailTitle, n: number): Latest {
  const kept = read.position(game, n)!;
  const since = read.entries(game, kept.n, n).map(envelopeOf);
  const actions = since.flatMap((one) => ('action' in one ? [one.action] : []));
  if (actions.length > 0 && actions.every((action) => 'frame' in action)) {
    const first = JSON.parse(kept.state) as RailState;
    return { state: actions.reduce((s, action) => reapply(title, s, action), first), last: actions.at(-1) };
  }
  const { past, stateAt } = recallOf(read, game, title, n);
  return { state: stateAt(past.now), last: past.now.step?.action };
}
