/** How often somebody may ask for an undo that others have declined: each no doubles the pause, and two to one point end it. */
import type { PlayerId, Refusal } from '@roundhouse/kernel';
import type { UndoAsk } from './asks.ts';

/** The noes that one player has been given. */
export interface Noes {
  readonly by: PlayerId;
  /** The points that were asked for, one for each no. */
  readonly points: readonly number[];
  /** The host's clock at the last of them. */
  readonly last: number;
}

/** Milliseconds after the first no. */
const FIRST_PAUSE = 30_000;
const MOST_NOES_TO_A_POINT = 2;
/** A day later it is forgotten. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000;

export function withNo(noes: readonly Noes[], { by, to }: Pick<UndoAsk, 'by' | 'to'>, now: number): readonly Noes[] {
  const before = noes.find((one) => one.by === by && now - one.last < FORGOTTEN_AFTER);
  const others = noes.filter((one) => one.by !== by);
  return [...others, { by, points: [...(before?.points ?? []), to], last: now }];
}

/** What was declined about actions that have fallen says nothing about those that take their place. */
export function noesAfterUndo(noes: readonly Noes[], to: number): readonly Noes[] {
  const kept = noes.map((one) => ({ ...one, points: one.points.filter((point) => point <= to) }));
  return kept.filter(({ points }) => points.length > 0);
}

/** Why somebody cannot ask for this undo now. */
export function askedTooOften(
  noes: readonly Noes[],
  { by, to }: Pick<UndoAsk, 'by' | 'to'>,
  now: number,
): Refusal | null {
  const given = noes.find((one) => one.by === by);
  if (!given || now - given.last >= FORGOTTEN_AFTER) return null;
  if (given.points.filter((point) => point === to).length >= MOST_NOES_TO_A_POINT)
    return { rule: 'table:undo-declined', text: 'The others have declined this undo twice.' };
  const wait = given.last + FIRST_PAUSE * 2 ** (given.points.length - 1) - now;
  if (wait <= 0) return null;
  return { rule: 'table:undo-pause', text: `You can ask for an undo again in ${Math.ceil(wait / 1000)} s.` };
}
