import { useEffect, useState } from 'react';
import { readOwn } from '../game/own-store.ts';
import { NO_NOTES, type Notes, readNotes } from '../notes/notes.ts';
import { NO_LINES, readLines, type TrialLines } from '../trial/lines.ts';

/** What somebody keeps beside a game: lines and notes. */
export function useOwn(game: string): { readonly lines: TrialLines; readonly notes: Notes } {
  const [own, setOwn] = useState({ lines: NO_LINES, notes: NO_NOTES });
  useEffect(() => {
    let left = false;
    void Promise.all([readOwn('lines', game), readOwn('notes', game)]).then(
      ([lines, notes]) => !left && setOwn({ lines: readLines(lines), notes: readNotes(notes) }),
    );
    return () => {
      left = true;
    };
  }, [game]);
  return own;
}
