/** The notes on the game that is open, kept on this device; tables on a server have them, too. */
import { create } from 'zustand';
import { changeOwn, readOwn } from '../game/own-store.ts';
import { NO_NOTES, type Notes, readNotes, withNote } from './notes.ts';

interface NotesStore {
  /** The game whose notes these are. */
  readonly game: string | null;
  readonly notes: Notes;
}

export const useNotes = create<NotesStore>(() => ({ game: null, notes: NO_NOTES }));

/** Reads the notes on a game, if they are not there. */
export async function openNotes(game: string): Promise<void> {
  if (useNotes.getState().game === game) return;
  useNotes.setState({ game, notes: NO_NOTES });
  const notes = readNotes(await readOwn('notes', game));
  if (useNotes.getState().game === game) useNotes.setState({ notes });
}

/** Writes a note on a moment; an empty one takes it away. */
export async function note(game: string, seq: number, text: string): Promise<void> {
  const notes = await changeOwn('notes', game, (kept) => withNote(readNotes(kept), seq, text));
  if (useNotes.getState().game === game) useNotes.setState({ notes });
}
