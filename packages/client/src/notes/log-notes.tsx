import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { notice } from '../app/notices.tsx';
import { useTable } from '../table/context.tsx';
import type { InRound, LogLine } from '../table/record/log.ts';
import { fileName, saveBlob } from '../ui/save-blob.ts';
import { Button, Icon, IconButton } from '../ui/index.ts';
import { NoteDialog } from './note-dialog.tsx';
import { type Notes, notesAsMarkdown } from './notes.ts';
import { note, openNotes, useNotes } from './store.ts';
import { notesText as t } from './texts.ts';
import './notes.css';

/** The notes on the open game, read when the log is. */
export function useGameNotes(): Notes {
  const { view } = useTable('view');
  const { game, notes } = useNotes();
  useEffect(() => void openNotes(view.id), [view.id]);
  return game === view.id ? notes : NONE;
}

const NONE: Notes = [];

/** Under the log: a note on the moment that is shown, and all of them as a text. */
export function NotesBar() {
  const { view, title, game, at } = useTable('view', 'title', 'game', 'at');
  const notes = useGameNotes();
  const isKept = useNotes((store) => store.isKept);
  const [writing, setWriting] = useState(false);
  const save = () => {
    const text = notesAsMarkdown(view.name, notes, (seq) =>
      t('moment', { round: title.roundName(game.at(Math.min(seq, view.seq))), seq }),
    );
    saveBlob(new Blob([text], { type: 'text/markdown' }), `${fileName(view.name, 'notes')} notes.md`);
  };
  return (
    <section className="notes-bar" aria-label={t('notes')}>
      <Button size="small" onClick={() => setWriting(true)}>
        <Icon name="edit" /> {t(notes.some(({ seq }) => seq === at) ? 'edit' : 'add')}
      </Button>
      {notes.length > 0 && (
        <Button size="small" kind="quiet" onClick={save}>
          {t('export')}
        </Button>
      )}
      <p className="hint">{t(isKept ? 'keptThere' : 'kept')}</p>
      {writing && <NoteDialog seq={at} onClose={() => setWriting(false)} />}
    </section>
  );
}

/** The last line of each moment, and the moments whose notes stand after it: up to the next one that has a line. */
type Ends = ReadonlyMap<LogLine, { readonly from: number; readonly below: number }>;

const EndsContext = createContext<Ends>(new Map());

interface NotedProps {
  /** All lines that are shown, in order. */
  readonly lines: readonly InRound[];
  readonly children: ReactNode;
}

/** Knows for every line which notes come after it; some moments have no line of their own. */
export function NotedMoments({ lines, children }: NotedProps) {
  const ends = useMemo(() => endsOf(lines.map(({ line }) => line)), [lines]);
  return <EndsContext value={ends}>{children}</EndsContext>;
}

function endsOf(lines: readonly LogLine[]): Ends {
  const last = lines.filter(({ seq }, i) => lines[i + 1]?.seq !== seq);
  return new Map(
    last.map((line, i) => [
      line,
      { from: i === 0 ? 0 : line.seq, below: last[i + 1]?.seq ?? Number.POSITIVE_INFINITY },
    ]),
  );
}

/** Notes of one's own where they belong: after the lines of their moment. */
export function NotesAfter({ lines }: { readonly lines: readonly LogLine[] }) {
  const ends = useContext(EndsContext);
  const notes = useGameNotes();
  const own = lines.flatMap((line) => ends.get(line) ?? []);
  const here = notes.filter(({ seq }) => own.some(({ from, below }) => seq >= from && seq < below));
  return here.map(({ seq, text }) => <NoteLine key={seq} seq={seq} text={text} />);
}

function NoteLine({ seq, text }: { readonly seq: number; readonly text: string }) {
  const { view } = useTable('view');
  const [writing, setWriting] = useState(false);
  const remove = () => {
    void note(view.id, seq, '');
    notice((toast) =>
      toast(t('deleted'), { action: { label: t('undo'), onClick: () => void note(view.id, seq, text) } }),
    );
  };
  return (
    <li className="note-line">
      <p>{text}</p>
      <IconButton label={t('edit')} onClick={() => setWriting(true)}>
        <Icon name="edit" size={14} />
      </IconButton>
      <IconButton label={t('delete')} onClick={remove}>
        <Icon name="close" size={14} />
      </IconButton>
      {writing && <NoteDialog seq={seq} onClose={() => setWriting(false)} />}
    </li>
  );
}
