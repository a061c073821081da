import { textOf } from '@roundhouse/rail/telling/details';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Row } from '../decision/rows.ts';
import { turned } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';

/** Two fingers that turn by so much, in radians, turn the tile on to its next rotation. */
const TWIST = 0.6;

function turn(row: Row, by: number): void {
  const { choose, values } = useTableStore.getState();
  choose(row.key, { ...values, rotation: turned(row, values, by) });
}

/** The wheel over the tile that is being laid turns it, elsewhere it zooms; so do two fingers, wherever they are. */
export function useTileTurn(area: RefObject<HTMLElement | null>): (angle: number) => void {
  const { row } = useChoice();
  useEffect(() => {
    const element = area.current;
    if (!element || !row || !('tile' in row.choice.fields)) return;
    const hex = textOf(row.choice.fields, 'hex');
    const wheel = (event: WheelEvent): void => {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const over = under.some((one) => one.getAttribute('data-hex') === hex || one.closest('.lay-card-chosen'));
      if (!over) return;
      event.preventDefault();
      event.stopPropagation();
      turn(row, event.deltaY < 0 ? -1 : 1);
    };
    element.addEventListener('wheel', wheel, { capture: true, passive: false });
    return () => element.removeEventListener('wheel', wheel, { capture: true });
  }, [area, row]);
  const gone = useRef(0);
  return useCallback(
    (angle: number): void => {
      if (!row || !('tile' in row.choice.fields)) return;
      gone.current += angle;
      if (Math.abs(gone.current) < TWIST) return;
      turn(row, Math.sign(gone.current));
      gone.current = 0;
    },
    [row],
  );
}
