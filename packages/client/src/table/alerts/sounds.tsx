import { useEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { legalHexes } from '../decision/board-rows.ts';
import { isOnBoard } from '../decision/model.ts';
import { useTableStore } from '../store.ts';
import { chime } from './chime.ts';

/** Soft sounds for who has switched them on: it is your turn, that was refused, a new phase. */
export function Sounds() {
  const { view, live, asked, s, decision } = useTable('view', 'live', 'asked', 's', 'decision');
  const refusal = useTableStore((store) => store.refusal);
  // A hex where nothing can lie is refused as soon as it is pointed at; one that has just been laid on is not.
  const hex = useTableStore((store) => store.hex);
  const lays = decision?.groups.some(({ type }) => isOnBoard(type)) ?? false;
  const isShut = decision !== null && lays && hex !== null && !legalHexes(decision).includes(hex);
  const alone = view.seats.every(({ kind }) => kind === 'here');
  const isMine = !view.state.ended && asked.length > 0;
  const before = useRef({ isMine, phase: s.phase, refusal, hex });
  useEffect(() => {
    const last = before.current;
    before.current = { isMine: isMine || !live, phase: s.phase, refusal, hex };
    if (!live) return;
    if ((refusal && refusal !== last.refusal) || (isShut && hex !== last.hex)) chime('refusal');
    else if (s.phase !== last.phase) chime('phase');
    // Where all sit at one device it is always somebody's turn here.
    else if (isMine && !last.isMine && !alone) chime('turn');
  }, [isMine, live, s.phase, refusal, hex, isShut, alone]);
  return null;
}
