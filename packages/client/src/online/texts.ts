import { catalogue } from '../app/catalogue.ts';
import words from '../messages/online.json';

export type OnlineId = keyof typeof words;

/** A text about playing on several screens. A catalogue of its own: it is fetched with the first page that needs it. */
export const onlineText = catalogue(words);
