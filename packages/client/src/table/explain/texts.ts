import { fillIn, type TextValues } from '@roundhouse/kernel';
import { toYou } from '@roundhouse/rail/telling/you';
import words from '../../messages/explain.json';

/** What the drawer says that takes a position apart: a catalogue of its own, fetched with it. */
export const explainText = (id: keyof typeof words, values?: TextValues): string => toYou(fillIn(words[id], values));
