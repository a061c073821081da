import { useTable } from '../table/context.tsx';
import { WordsDialog } from '../app/words-dialog.tsx';
import { LONGEST_NOTE, noteAt } from './notes.ts';
import { note, useNotes } from './store.ts';
import { notesText as t } from './texts.ts';

export interface NoteProps {
  readonly seq: number;
  readonly onClose: () => void;
}

/** Writes a note on a moment, or changes the one that is there. */
export function NoteDialog({ seq, onClose }: NoteProps) {
  const { view } = useTable('view');
  const notes = useNotes((store) => store.notes);
  return (
    <WordsDialog
      title={t('title', { seq })}
      label={t('label')}
      words={noteAt(notes, seq)}
      longest={LONGEST_NOTE}
      save={t('save')}
      onWords={(words) => void note(view.id, seq, words)}
      onClose={onClose}
    />
  );
}
