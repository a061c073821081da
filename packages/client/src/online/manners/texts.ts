import { catalogue } from '../../app/catalogue.ts';
import words from '../../messages/manners.json';

export type MannersId = keyof typeof words;

/** A text about clocks and votes at a table on the server. */
export const mannersText = catalogue(words);
