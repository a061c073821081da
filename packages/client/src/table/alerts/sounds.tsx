import { useEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { chime } from './chime.ts';

/** Soft sounds for who has switched them on: it is your turn, that was refused, a new phase. */
export function Sounds() {
  const { view, live, asked, s } = useTable('view', 'live', 'asked', 's');
  const refusal = useTableStore((store) => store.refusal);
  const alone = view.seats.every(({ kind }) => kind === 'here');
  const isMine = !view.state.ended && asked.length > 0;
  const before = useRef({ isMine, phase: s.phase, refusal });
  useEffect(() => {
    const last = before.current;
    before.current = { isMine: isMine || !live, phase: s.phase, refusal };
    if (!live) return;
    if (refusal && refusal !== last.refusal) chime('refusal');
    else if (s.phase !== last.phase) chime('phase');
    // Where all sit at one device it is always somebody's turn here.
    else if (isMine && !last.isMine && !alone) chime('turn');
  }, [isMine, live, s.phase, refusal, alone]);
  return null;
}
