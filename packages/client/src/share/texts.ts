import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/share.json';

export type ShareId = keyof typeof words;

/** A text about sending a position. A catalogue of its own: it is fetched with the first that is sent or opened. */
export const shareText = (id: ShareId, values?: TextValues): string => fillIn(words[id], values);
