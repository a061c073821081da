import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../../messages/account.json';

export type AccountTextId = keyof typeof words;

/** A text about accounts, fetched with the first page of theirs. */
export const accountText = (id: AccountTextId, values?: TextValues): string => fillIn(words[id], values);
