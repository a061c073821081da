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
import { ProblemError } from '../problem.ts';
import { engineOf } from '../rules.ts';
import type { EntryRow, Reader, Stretch } from '../store/contract.ts';
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
export async function recallOf(read: Reader, game: Remembered, upTo?: number): Promise<Recall<RailState>> {
  const { id, title } = game;
  const { entries, positions } = await read.past(id, engineOf(title.id), upTo);
  const kept = new Map(positions.map(({ n, state }) => [n, state]));
  const byPoint = new Map<Point, string>();
  const envelopes = entries.map(envelopeOf);
  /** Where the operator has resumed it: what was before was played by other rules. */
  let resumed: Point | null = null;
  const past: Past = pastOf(envelopes, ({ now }, n) => {
    const state = kept.get(n);
    if (state !== undefined) byPoint.set(now, state);
    const envelope = envelopes[n - 1];
    if (envelope && 'note' in envelope && envelope.note.type === 'resumed') resumed = now;
  });
  const stateAt = (point: Point): RailState => {
    if (resumed && point.seq < resumed.seq) throw BEFORE_RESUMED();
    const { from, steps } = rebuildOf(point, (one) => byPoint.has(one));
    const first = byPoint.get(from);
    const state = first === undefined ? firstState(game) : (JSON.parse(first) as RailState);
    return steps.reduce((s, { action }) => reapply(title, s, action), state);
  };
  return { past, stateAt };
}

const BEFORE_RESUMED = (): ProblemError =>
  new ProblemError('refused', 'The operator has resumed this game: what was before can no longer be taken back.');

export function firstState({ title, header }: Omit<Remembered, 'id'>): RailState {
  const { players, options, readings, seed, deal } = header;
  const setup = { players: players.length, options, readings, seed, ...(deal === undefined ? {} : { deal }) };
  return start(title, setup).state;
}

export interface Latest {
  readonly state: RailState;
  readonly last: LoggedAction | undefined;
}

/** Where a game stands after an entry. */
export async function stateAfter(read: Reader, game: Remembered, n: number): Promise<Latest> {
  return standAfter(read, game, n, await read.stretch(game.id, n, engineOf(game.title.id)));
}

/** The same where its last stretch is read: from what is known or kept of its begin, where nothing was undone since. */
export async function standAfter(
  read: Reader,
  game: Remembered,
  n: number,
  { position, entries }: Stretch,
  known?: Latest | null,
): Promise<Latest> {
  const actions = entries.map(envelopeOf).flatMap((one) => ('action' in one ? [one.action] : []));
  if (known && actions.length === 0) return { state: known.state, last: known.last };
  if (actions.length > 0 && actions.every((action) => 'frame' in action)) {
    const first = known?.state ?? (position ? (JSON.parse(position.state) as RailState) : firstState(game));
    return { state: actions.reduce((s, action) => reapply(game.title, s, action), first), last: actions.at(-1) };
  }
  const recall = await recallOf(read, game, n);
  const { now } = recall.past;
  return { state: recall.stateAt(now), last: now.step?.action };
}
