import { catalogue } from '../../app/catalogue.ts';
import words from '../../messages/desk.json';

export type DeskTextId = keyof typeof words;

/** A text of the desk, fetched with its page. */
export const deskText = catalogue(words);
