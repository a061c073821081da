import { type RefObject, useEffect } from 'react';
import { turned } from '../decision/turn.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import { textOf } from '@roundhouse/rail/telling/details';

/** The wheel over the tile that is being laid turns it; elsewhere it zooms. */
export function useWheelTurn(area: RefObject<HTMLElement | null>): void {
  const { row } = useChoice();
  useEffect(() => {
    const element = area.current;
    if (!element || !row || !('tile' in row.choice.fields)) return;
    const hex = textOf(row.choice.fields, 'hex');
    const turn = (event: WheelEvent): void => {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const over = under.some((one) => one.getAttribute('data-hex') === hex || one.closest('.b-offer-chosen'));
      if (!over) return;
      event.preventDefault();
      event.stopPropagation();
      const { choose, values } = useTableStore.getState();
      choose(row.key, { ...values, rotation: turned(row, values, event.deltaY < 0 ? -1 : 1) });
    };
    element.addEventListener('wheel', turn, { capture: true, passive: false });
    return () => element.removeEventListener('wheel', turn, { capture: true });
  }, [area, row]);
}
