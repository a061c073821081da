/** What the entries of a game leave of it: the actions in force, and what was taken back. Plain data, never changed. */
import type { Entry, Envelope, RedoEntry, UndoEntry } from './envelope.ts';
import type { LoggedAction } from './move.ts';
import { beginning, type Point, pointAfter, pointAt } from './points.ts';
import type { Refusal } from './rule.ts';
import { HOST, type PlayerId } from './state.ts';

export interface Past {
  /** The last action in force, and through it all before. */
  readonly now: Point;
  /** What was taken back last, and through it all before; a new action forgets it. */
  readonly undone: TakenBack | null;
}

/** Actions taken back together, by whom: everything up to this point that is not in force. */
export interface TakenBack {
  readonly by: PlayerId;
  readonly last: Point;
  readonly before: TakenBack | null;
}

/** A point that a player may take the game back to, and who else must agree. */
export interface UndoTarget {
  /** How many actions stay. */
  readonly to: number;
  readonly consents: readonly PlayerId[];
}

export const emptyPast = (): Past => ({ now: beginning(), undone: null });

export const withAction = ({ now }: Past, action: LoggedAction): Past => ({
  now: pointAfter(now, action),
  undone: null,
});

/** The past without what an undo takes back; whether that is allowed has been asked before. */
export const withUndo = ({ now, undone }: Past, { by, to }: UndoEntry): Past => ({
  now: pointAt(now, to),
  undone: { by, last: now, before: undone },
});

/** The past with what was taken back last. */
export const withRedo = ({ last, before }: TakenBack): Past => ({ now: last, undone: before });

/**
 * What entries leave that have been judged already: nothing of them is played or checked. `each` hears of the past after
 * every entry, counted from 1.
 */
export function pastOf(entries: readonly Envelope[], each?: (past: Past, entry: number) => void): Past {
  let past = emptyPast();
  for (const [index, envelope] of entries.entries()) {
    if ('action' in envelope) past = pastAfter(past, envelope.action);
    each?.(past, index + 1);
  }
  return past;
}

/** The past with one more entry that has been judged. */
export function pastAfter(past: Past, entry: Entry): Past {
  if (entry.type === 'undo') return withUndo(past, entry as UndoEntry);
  if (entry.type === 'redo') return past.undone ? withRedo(past.undone) : past;
  return withAction(past, entry as LoggedAction);
}

/**
 * How far `player` may take back, nearest first: own actions freely, others' with their consent, as far as they are among
 * those `asked`. None before `first`.
 */
export function undoTargets({ now }: Past, player: PlayerId, asked: readonly PlayerId[], first = 0): UndoTarget[] {
  const targets: UndoTarget[] = [];
  let consents: readonly PlayerId[] = [];
  for (let { step } = now; step && step.before.seq >= first; { step } = step.before) {
    const { by } = step.action;
    if (by === HOST) continue;
    if (by !== player && asked.includes(by) && !consents.includes(by)) consents = [...consents, by];
    targets.push({ to: step.before.seq, consents });
  }
  return targets;
}

/** Is there an action of a player at which the game could be taken back to here? */
function isTarget({ now }: Past, to: number): boolean {
  return to < now.seq && pointAt(now, to + 1).step!.action.by !== HOST;
}

/** Those at the table: who has a seat, and who is still in the game. */
interface AtTable {
  readonly seats: readonly PlayerId[];
  readonly playersIn: readonly PlayerId[];
}

/**
 * The undo as it is recorded, with the consents that the host has collected, or why it cannot be. A player who has left the game
 * may take back having done so, and is not asked about anything else.
 */
export function agreedUndo(
  past: Past,
  { seats, playersIn }: AtTable,
  asked: UndoEntry,
  given: readonly PlayerId[],
): UndoEntry | Refusal {
  if (!isTarget(past, asked.to)) return NO_TARGET;
  if (!seats.includes(asked.by)) return STRANGER;
  if (asked.consents !== undefined)
    return { rule: 'table:undo-consent', text: 'The other players must agree for themselves.' };
  const needed = undoTargets(past, asked.by, playersIn, asked.to).at(-1)!.consents;
  const missing = needed.filter((player) => !given.includes(player));
  if (missing.length > 0)
    return { rule: 'table:undo-consent', text: `${joined(missing)} must agree before you can undo that.` };
  return needed.length > 0 ? { ...asked, consents: needed } : asked;
}

/** An undo that is recorded: who took back and who agreed is believed. */
export const recordedUndo = (past: Past, asked: UndoEntry): UndoEntry | Refusal =>
  isTarget(past, asked.to) ? asked : NO_TARGET;

/** What a redo brings back, or why it cannot; one that is recorded is believed to be by the right player. */
export function redoable({ undone }: Past, asked: RedoEntry, recorded: boolean): TakenBack | Refusal {
  if (!undone) return { rule: 'table:redo', text: 'There is nothing to redo.' };
  if (!recorded && undone.by !== asked.by)
    return { rule: 'table:redo', text: 'Only the player who undid this can redo it.' };
  return undone;
}

const joined = (players: readonly PlayerId[]): string =>
  players.length < 2 ? players.join() : `${players.slice(0, -1).join(', ')} and ${players.at(-1)}`;

const NO_TARGET: Refusal = { rule: 'table:undo', text: 'There is nothing to undo there.' };
const STRANGER: Refusal = { rule: 'table:not-yours', text: 'Only players in this game can undo.' };
