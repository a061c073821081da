import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/insight.json';

type InsightId = keyof typeof words;

/** A text of hints and reviews. A catalogue of its own: it is fetched with the first of them. */
export const insightText = (id: InsightId, values?: TextValues): string => fillIn(words[id], values);
