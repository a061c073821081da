import { catalogue } from '../app/catalogue.ts';
import words from '../messages/share.json';

/** A text about sending a position. A catalogue of its own: it is fetched with the first that is sent or opened. */
export const shareText = catalogue(words);
