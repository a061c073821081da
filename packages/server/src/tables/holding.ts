/** Games that cannot go on: the rules of now play them in another way than those of then, or the operator holds them. */
import { noted, type Table, tableOf } from '@roundhouse/host';
import { type Envelope, lastingHash, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { away, ProblemError } from '../problem.ts';
import { engineOf } from '../rules.ts';
import type { Change, GameRow, Reader } from '../store/contract.ts';
import type { OpenTable } from './open-table.ts';
import { envelopeOf, type Latest, type Remembered, standAfter } from './past.ts';
import type { Proof } from './proof.ts';

/** Why a game is held, for all at its table. */
export interface Held {
  /** The first entry that these rules play in another way; null where the operator holds it. */
  readonly entry: number | null;
  /** What the rules of now say to that entry, or what the operator says. */
  readonly reason: string | null;
  readonly since: number;
}

export const heldOf = ({ held }: Pick<GameRow, 'held'>): Held | null =>
  held === null ? null : (JSON.parse(held) as Held);

/** Other rules have judged its last entry: whether these lead to the same position is not known yet. */
export const isUnproven = ({ engine, title, header }: GameRow): boolean =>
  header !== null && engine !== engineOf(title);

export const canGoOn = (row: GameRow): boolean => row.held === null && !isUnproven(row);

export const heldNow = (row: GameRow): ProblemError => {
  const { entry, reason } = heldOf(row)!;
  const why =
    entry === null ? (reason ?? 'The operator holds this game.') : `A new version reads move ${entry} in another way.`;
  return new ProblemError(
    'held',
    `${why} The game can be read, and nobody can move until the operator goes on with it.`,
  );
};

/** Nobody moves at a table that is held, or that must be played again by the rules of now first. */
export function refuseToMove({ id, stored: { row, manners }, isOutdone, deps }: OpenTable): void {
  if (row.held !== null) throw heldNow(row);
  if (manners.endedFor !== null)
    throw new ProblemError('moment', `The people who run this server have ended this game: ${manners.endedFor}`);
  if (manners.ended !== null) throw new ProblemError('moment', 'All players have agreed to end this game.');
  if (isOutdone) throw away();
  if (!isUnproven(row)) return;
  deps.review(id);
  throw away();
}

export const heldBy = (proof: Extract<Proof, { kind: 'differs' }>, now: number): string =>
  JSON.stringify({ entry: proof.entry, reason: proof.refusal, since: now } satisfies Held);

/** Where a game stood by the rules of then, as far as it was kept. */
export interface Recorded extends Latest {
  /** The entry after which it stood there. */
  readonly n: number;
}

/** From the last position that was kept then, and the entries since, where they still lead to where they led. */
export async function recordedOf(read: Reader, game: Remembered, row: GameRow): Promise<Recorded> {
  const stretch = await read.stretch(game.id, row.n, row.engine);
  const wanted = stretch.entries.at(-1)?.lasting;
  try {
    const latest = await standAfter(read, game, row.n, stretch);
    if (wanted === undefined || lastingHash(game.title, latest.state) === wanted) return { ...latest, n: row.n };
  } catch (error) {
    // The rules of now cannot play these entries; without a position there is nothing to show.
    if (!stretch.position) throw error;
  }
  if (!stretch.position) return { ...(await standAfter(read, game, row.n, stretch)), n: row.n };
  const { n, state } = stretch.position;
  const last = (await read.entries(game.id, 0, n)).map(envelopeOf).findLast(isAction)?.action;
  return { state: JSON.parse(state) as RailState, last, n };
}

const isAction = (one: Envelope): one is Envelope & { readonly action: LoggedAction } =>
  'action' in one && 'frame' in one.action;

/** What the operator writes to go on from where a game stood: what these rules cannot play is taken back, and a note says so. */
export function resumption(
  play: Table,
  recorded: Recorded,
  now: number,
): { table: Table; entries: readonly Envelope[] } {
  const { state, last, n } = recorded;
  const undone: readonly Envelope[] =
    n === play.n || !last
      ? []
      : [{ action: { type: 'undo', by: last.by, to: state.seq, consents: [] }, via: { kind: 'host' }, time: now }];
  const { title, seats, undo } = play;
  const from = tableOf({ title, state, last, n: play.n + undone.length, seats, undo });
  const note = noted(from, { type: 'resumed', at: state.seq }, now);
  if (note.kind !== 'done') throw new ProblemError('refused', 'This game has no room for another entry.');
  return { table: note.table, entries: [...undone, ...note.entries] };
}

export const positionChange = (game: string, n: number, state: RailState, engine: string): Change => ({
  kind: 'position',
  row: { game, n, state: JSON.stringify(state), engine },
});
