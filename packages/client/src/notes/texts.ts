import { fillIn, type TextValues } from '@roundhouse/kernel';
import words from '../messages/notes.json';

export type NotesId = keyof typeof words;

/** A text about notes; fetched with the log, where they stand. */
export const notesText = (id: NotesId, values?: TextValues): string => fillIn(words[id], values);
