/** How much a game's file still holds: whatever a live game takes, its file can be read with. */
import * as z from 'zod/mini';
import { type About, aboutSchema, type Envelope, type Note, noteSchema } from './envelope.ts';
import { issueWords } from './issue.ts';
import { sizeOf } from './json-text.ts';
import { excessOf, LARGEST_GAME, MOST_CONTAINERS, MOST_ENTRIES } from './limits.ts';
import type { Refusal } from './rule.ts';

export class Room {
  #entries = 0;
  #characters: number;
  #containers: number;

  /** A file with these fields, and no entries yet. */
  constructor(header: object) {
    const text = JSON.stringify({ ...header, entries: [] });
    this.#characters = text.length;
    this.#containers = sizeOf(text).containers;
  }

  /** Counts an entry that stands in the file now. */
  take(envelope: Envelope): void {
    const text = JSON.stringify(envelope);
    this.#entries++;
    this.#characters += text.length + 1;
    this.#containers += sizeOf(text).containers;
  }

  /** Why an entry cannot be added, whatever the rules say of it. */
  refusalOf(entry: unknown, about: About): Refusal | null {
    const parsed = aboutSchema.safeParse(about);
    if (!parsed.success) return malformed(issueWords(parsed.error.issues[0]!, about));
    const text = textOf({ entry, ...about });
    if (text === null) return malformed('it is not JSON');
    const excess = excessOf(entry);
    if (excess !== null) return malformed(excess);
    const fits =
      this.#entries < MOST_ENTRIES &&
      this.#characters + text.length <= LARGEST_GAME &&
      this.#containers + sizeOf(text).containers <= MOST_CONTAINERS;
    return fits ? null : FULL;
  }
}

/** A note as it is kept, or why it is none. */
export function readNote(note: unknown): { readonly note: Note } | Refusal {
  const parsed = z.safeParse(noteSchema, note);
  return parsed.success ? { note: parsed.data } : malformed(issueWords(parsed.error.issues[0]!, note));
}

/** Null for what JSON cannot hold, such as a circle. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

const malformed = (why: string): Refusal => ({ rule: 'table:malformed', text: `This entry cannot be read: ${why}.` });
const FULL: Refusal = { rule: 'table:full', text: 'This game is as long as a file can be: nothing more can be added.' };
