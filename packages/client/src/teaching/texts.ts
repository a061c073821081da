import { catalogue } from '../app/catalogue.ts';
import words from '../messages/guide.json';

/** What stands around tips and the minute before a first game. A catalogue of its own: it is fetched with the first of them. */
export const guideText = catalogue(words);
