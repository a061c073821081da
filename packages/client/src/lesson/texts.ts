import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/learn.json';

export type LearnId = keyof typeof words;

/** A text about lessons. A catalogue of its own: it is fetched with the first of them. */
export const learnText = (id: LearnId, values?: TextValues): string => fillIn(words[id], values);
