import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/trial.json';

export type TrialId = keyof typeof words;

/** A text about boards of one's own. A catalogue of its own: it is fetched with the first of them. */
export const trialText = (id: TrialId, values?: TextValues): string => fillIn(words[id], values);
