import { catalogue } from '../app/catalogue.ts';
import words from '../messages/notes.json';

/** A text about notes; fetched with the log, where they stand. */
export const notesText = catalogue(words);
