/** Notes on a table of a server, kept there for the same person on another device. */
import type { Notes } from '../../notes/notes.ts';
import type { NotesKeeper } from '../../notes/store.ts';
import { type Call, Refused } from '../api.ts';

/** What was written here and is not there yet: the moments of these notes, and of those that were taken away. */
interface Unsent {
  read(): readonly number[] | null;
  write(moments: readonly number[]): void;
}

const KEY = 'roundhouse.notes-unsent.';

/** Null where nothing was ever sent of this game, so that all of it is still to be. */
export const keptUnsent = (game: string): Unsent => ({
  read() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? 'null');
      return Array.isArray(kept) ? kept.filter((one): one is number => Number.isSafeInteger(one)) : null;
    } catch {
      return null;
    }
  },
  write(moments) {
    try {
      localStorage.setItem(KEY + game, JSON.stringify(moments));
    } catch {
      // Without a storage there are no notes of before either.
    }
  },
});

export function notesKeeper(game: string, call: Call, unsent: Unsent = keptUnsent(game)): NotesKeeper {
  const send = (seq: number, text: string) => call('writeNote', { at: { game, seq }, body: { text } });
  const textOf = (notes: Notes, seq: number): string => notes.find((note) => note.seq === seq)?.text ?? '';
  return {
    game,
    async sync(here) {
      try {
        const moments = unsent.read() ?? here.map(({ seq }) => seq);
        for (const seq of moments) await send(seq, textOf(here, seq)).catch(onlyRefused);
        const { notes } = await call('notes', { at: { game } });
        unsent.write([]);
        return notes;
      } catch {
        return null;
      }
    },
    async write(seq, text) {
      unsent.write([...new Set([...(unsent.read() ?? []), seq])]);
      try {
        await send(seq, text).catch(onlyRefused);
        unsent.write((unsent.read() ?? []).filter((one) => one !== seq));
      } catch {
        // It is sent when the table is opened the next time.
      }
    },
  };
}

/** What the server does not want will never be there. */
function onlyRefused(error: unknown): void {
  if (!(error instanceof Refused) || error.retryAfter !== null || error.problem.code === 'session') throw error;
}
