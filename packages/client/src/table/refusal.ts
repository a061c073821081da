import type { Refusal } from '@roundhouse/kernel';
import { toYou } from '@roundhouse/rail/telling/you';
import type { Names } from './names.ts';
import type { Say } from './words.ts';

/** Ids of players as the engine writes them: it knows nobody's name. */
const PLAYER = /\bplayer\d+\b/g;

/** A refusal in the words of this table: people by their names, the question by what it asks. */
export function withPlayerNames(refusal: Refusal, names: Pick<Names, 'player'>, say: Say, asks: string): Refusal {
  if (refusal.rule === 'table:stale') return { ...refusal, text: say('refusal.stale', { asks }) };
  return { ...refusal, text: toYou(refusal.text.replaceAll(PLAYER, (id) => names.player(id))) };
}
