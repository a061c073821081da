import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/guide.json';

export type GuideTextId = keyof typeof words;

/** What stands around tips and the minute before a first game. A catalogue of its own: it is fetched with the first of them. */
export const guideText = (id: GuideTextId, values?: TextValues): string => fillIn(words[id], values);
