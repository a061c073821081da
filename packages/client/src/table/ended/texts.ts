import { catalogue } from '../../app/catalogue.ts';
import words from '../../messages/ended.json';

/** A text about the end of a game; fetched with it. */
export const endedText = catalogue(words);
