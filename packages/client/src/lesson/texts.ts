import { catalogue } from '../app/catalogue.ts';
import words from '../messages/learn.json';

/** A text about lessons. A catalogue of its own: it is fetched with the first of them. */
export const learnText = catalogue(words);
