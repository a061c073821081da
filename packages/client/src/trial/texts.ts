import { catalogue } from '../app/catalogue.ts';
import words from '../messages/trial.json';

/** A text about boards of one's own. A catalogue of its own: it is fetched with the first of them. */
export const trialText = catalogue(words);
