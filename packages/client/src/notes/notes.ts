/** Notes of one's own on moments of a game. Plain data, never changed in place. */
import { isBlank, LONGEST_TEXT, plainLines, truncate } from '@roundhouse/kernel';

export interface Note {
  /** After how many actions. */
  readonly seq: number;
  readonly text: string;
}

/** In the order of the game; one for each moment. */
export type Notes = readonly Note[];

export const NO_NOTES: Notes = [];
const MOST_NOTES = 1_000;
export const LONGEST_NOTE = LONGEST_TEXT;

/** A text for a moment in place of what was noted there; nothing to see takes the note away. */
export function withNote(notes: Notes, seq: number, text: string): Notes {
  const others = notes.filter((note) => note.seq !== seq);
  if (isBlank(text)) return others;
  const made = { seq, text: shownNote(text) };
  return [...others, made].sort((a, b) => a.seq - b.seq).slice(0, MOST_NOTES);
}

export const noteAt = (notes: Notes, seq: number): string => notes.find((note) => note.seq === seq)?.text ?? '';

/** What was kept or sent, as far as it makes sense. */
export function readNotes(kept: unknown): Notes {
  if (!Array.isArray(kept)) return NO_NOTES;
  let notes = NO_NOTES;
  for (const one of kept.slice(0, MOST_NOTES)) {
    const { seq, text } = (one ?? {}) as { readonly seq?: unknown; readonly text?: unknown };
    if (typeof text !== 'string' || !Number.isSafeInteger(seq) || Number(seq) < 0) continue;
    notes = withNote(notes, Number(seq), text);
  }
  return notes;
}

/** Its own lines stay; nothing in them acts. */
const shownNote = (text: string): string => truncate(plainLines(text.slice(0, 10 * LONGEST_NOTE)), LONGEST_NOTE);

/** As a text that any editor opens. */
export function notesAsMarkdown(name: string, notes: Notes, momentOf: (seq: number) => string): string {
  const parts = notes.map(({ seq, text }) => `## ${momentOf(seq)}\n\n${text}\n`);
  return [`# ${name}\n`, ...parts].join('\n');
}
