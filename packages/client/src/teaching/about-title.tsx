import { use } from 'react';
import { loadBoard } from '../titles/boards.ts';
import { loadTitle } from '../titles/rules.ts';
import { AboutDialog } from './about.tsx';
import { loadTeaching } from './use-teaching.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  readonly onPlay: (() => void) | null;
}

const known = new Map<string, ReturnType<typeof loadAll>>();

const loadAll = (id: string) => Promise.all([loadTitle(id), loadTeaching(id), loadBoard(id)]);

/** The minute of a title with all that it needs. */
export function AboutTitle({ id, onClose, onPlay }: Props) {
  let all = known.get(id);
  if (!all) {
    all = loadAll(id);
    known.set(id, all);
  }
  const [title, taught, board] = use(all);
  return (
    title && taught && <AboutDialog title={title} taught={taught} board={board} onClose={onClose} onPlay={onPlay} />
  );
}
