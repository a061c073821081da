import { catalogue } from '../../app/catalogue.ts';
import words from '../../messages/account.json';

export type AccountTextId = keyof typeof words;

/** A text about accounts, fetched with the first page of theirs. */
export const accountText = catalogue(words);
