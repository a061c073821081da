import { useEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { ConsequenceList } from './consequence-list.tsx';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import type { Row } from './rows.ts';

/** What the chosen row would do, directly under it. */
export function Follows({ row, outcome }: { readonly row: Row; readonly outcome: Outcome | null }) {
  const { presentation } = useTable('presentation');
  const pointedAt = useTableStore((store) => store.option === row.key);
  const place = useRef<HTMLDivElement>(null);
  // Somebody who points at the last row in sight would look for it in vain below the fold. What a title adds comes late.
  useEffect(() => {
    const here = place.current;
    const row = here?.parentElement;
    if (!pointedAt || !here || !row) return;
    const watch = new ResizeObserver(() => bringIntoSight(row));
    watch.observe(here);
    return () => watch.disconnect();
  }, [pointedAt]);
  if (!outcome?.ok) return null;
  const Detail = presentation.moves?.[row.type]?.detail;
  return (
    <div className="follows" ref={place}>
      {Detail ? <Detail row={row} outcome={outcome} /> : <ConsequenceList row={row} outcome={outcome} />}
    </div>
  );
}

/** The whole row with what follows; where that is too long, from its beginning. Nothing around the decision moves along. */
function bringIntoSight(row: HTMLElement): void {
  const body = row.closest('.decision-body');
  if (!body) return;
  const [room, box] = [body.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.height > room.height || box.top < room.top) body.scrollTop += box.top - room.top;
  else if (box.bottom > room.bottom) body.scrollTop += box.bottom - room.bottom;
}
