import { catalogue } from '../app/catalogue.ts';
import words from '../messages/insight.json';

/** A text of hints and reviews. A catalogue of its own: it is fetched with the first of them. */
export const insightText = catalogue(words);
