/** The past of a game, read from the store only where somebody needs it: a table costs its state. */
import {
  type Envelope,
  type LoggedAction,
  type Past,
  pastOf,
  type Point,
  reapply,
  rebuildOf,
  start,
} from '@roundhouse/kernel';
import type { Recall } from '@roundhouse/host';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { engineOf } from '../rules.ts';
import type { EntryRow, Reader } from '../store/contract.ts';
import type { Header } from './header.ts';

/** A state is kept for every so many entries. */
export const KEPT_EVERY = 25;

export const envelopeOf = ({ entry }: EntryRow): Envelope => JSON.parse(entry) as Envelope;

/** A game whose past is asked for. */
export interface Remembered {
  readonly id: string;
  readonly title: RailTitle;
  readonly header: Header;
}

/** Up to an entry where one is given. Positions that other rules have made are left aside. */
export function recallOf(read: Reader, game: Remembered, upTo?: number): Recall<RailState> {
  const { id, title } = game;
  const entries = read.entries(id, 0, upTo).map(envelopeOf);
  const kept = new Set(read.positions(id, engineOf(title.id)));
  const byPoint = new Map<Point, number>();
  const past: Past = pastOf(entries, ({ now }, n) => {
    if (kept.has(n)) byPoint.set(now, n);
  });
  const stateAt = (point: Point): RailState => {
    const { from, steps } = rebuildOf(point, (one) => byPoint.has(one));
    const state = keptState(read, game, byPoint.get(from)) ?? firstState(game);
    return steps.reduce((s, { action }) => reapply(title, s, action), state);
  };
  return { past, stateAt };
}

function keptState(read: Reader, { id, title }: Remembered, n: number | undefined): RailState | null {
  const row = n === undefined ? undefined : read.position(id, n, engineOf(title.id));
  return row && row.n === n ? (JSON.parse(row.state) as RailState) : null;
}

export function firstState({ title, header }: Omit<Remembered, 'id'>): RailState {
  const { players, options, readings, seed, deal } = header;
  const setup = { players: players.length, options, readings, seed, ...(deal === undefined ? {} : { deal }) };
  return start(title, setup).state;
}

export interface Latest {
  readonly state: RailState;
  readonly last: LoggedAction | undefined;
}

/** Where a game stands after an entry, from the nearest kept position where nothing was undone since. */
export function stateAfter(read: Reader, game: Remembered, n: number): Latest {
  const { id, title } = game;
  const kept = read.position(id, n, engineOf(title.id));
  const since = read.entries(id, kept?.n ?? 0, n).map(envelopeOf);
  const actions = since.flatMap((one) => ('action' in one ? [one.action] : []));
  if (actions.length > 0 && actions.every((action) => 'frame' in action)) {
    const first = kept ? (JSON.parse(kept.state) as RailState) : firstState(game);
    return { state: actions.reduce((s, action) => reapply(title, s, action), first), last: actions.at(-1) };
  }
  const recall = recallOf(read, game, n);
  const { now } = recall.past;
  return { state: recall.stateAt(now), last: now.step?.action };
}
