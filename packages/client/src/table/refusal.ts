import type { Refusal } from '@roundhouse/kernel';
import { withPlayerNames } from '@roundhouse/rail/telling/refusal';
import type { Names } from './names.ts';
import type { Say } from './words.ts';

/** A refusal in the words of this table: people by their names, the question by what it asks. */
export function refusalIn(refusal: Refusal, names: Pick<Names, 'player'>, say: Say, asks: string): Refusal {
  if (refusal.rule === 'table:stale') return { ...refusal, text: say('refusal.stale', { asks }) };
  return { ...refusal, text: withPlayerNames(refusal.text, names.player) };
}
