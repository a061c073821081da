/** The notes on the game that is open, kept on this device, and of a table on a server there as well. */
import { create } from 'zustand';
import { changeOwn, readOwn } from '../game/own-store.ts';
import { NO_NOTES, type Notes, readNotes, withNote } from './notes.ts';

interface NotesStore {
  /** The game whose notes these are. */
  readonly game: string | null;
  readonly notes: Notes;
  /** They are kept on the server, too. */
  readonly isKept: boolean;
}

export const useNotes = create<NotesStore>(() => ({ game: null, notes: NO_NOTES, isKept: false }));

/** Where the notes on a game are kept beside this device, for the same person on another one. */
export interface NotesKeeper {
  readonly game: string;
  /** All of them, after what was written here alone so far has come there; null where nothing can be kept. */
  sync(here: Notes): Promise<Notes | null>;
  write(seq: number, text: string): Promise<void>;
}

let keeper: NotesKeeper | null = null;

/** Notes on this game are kept there from now on; returns the way to stop. */
export function keepNotes(by: NotesKeeper): () => void {
  keeper = by;
  if (useNotes.getState().game === by.game) void syncNotes(by.game);
  return () => {
    if (keeper === by) keeper = null;
  };
}

async function syncNotes(game: string): Promise<void> {
  if (keeper?.game !== game) return;
  const notes = await keeper.sync(readNotes(await readOwn('notes', game)));
  if (!notes) return;
  await changeOwn('notes', game, () => notes);
  if (useNotes.getState().game === game) useNotes.setState({ notes, isKept: true });
}

/** Reads the notes on a game, if they are not there. */
export async function openNotes(game: string): Promise<void> {
  if (useNotes.getState().game === game) return;
  useNotes.setState({ game, notes: NO_NOTES, isKept: false });
  const notes = readNotes(await readOwn('notes', game));
  if (useNotes.getState().game === game) useNotes.setState({ notes });
  await syncNotes(game);
}

/** Writes a note on a moment; an empty one takes it away. */
export async function note(game: string, seq: number, text: string): Promise<void> {
  const notes = await changeOwn('notes', game, (kept) => withNote(readNotes(kept), seq, text));
  if (useNotes.getState().game === game) useNotes.setState({ notes });
  if (keeper?.game === game) await keeper.write(seq, text);
}
