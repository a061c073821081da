import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/online.json';

export type OnlineId = keyof typeof words;

/** A text about playing on several screens. A catalogue of its own: it is fetched with the first page that needs it. */
export const onlineText = (id: OnlineId, values?: TextValues): string => fillIn(words[id], values);
