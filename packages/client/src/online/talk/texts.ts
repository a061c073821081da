import { catalogue } from '../../app/catalogue.ts';
import words from '../../messages/talk.json';

export type TalkId = keyof typeof words;

/** A text about what people say at a table on the server. */
export const talkText = catalogue(words);
