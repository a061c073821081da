import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../../messages/manners.json';

export type MannersId = keyof typeof words;

/** A text about clocks and votes at a table on the server. */
export const mannersText = (id: MannersId, values?: TextValues): string => fillIn(words[id], values);
