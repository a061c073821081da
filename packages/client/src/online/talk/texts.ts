import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../../messages/talk.json';

export type TalkId = keyof typeof words;

/** A text about what people say at a table on the server. */
export const talkText = (id: TalkId, values?: TextValues): string => fillIn(words[id], values);
