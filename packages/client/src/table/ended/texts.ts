import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../../messages/ended.json';

export type EndedId = keyof typeof words;

/** A text about the end of a game; fetched with it. */
export const endedText = (id: EndedId, values?: TextValues): string => fillIn(words[id], values);
