import { useDrag } from '@use-gesture/react';
import { classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { DecisionParts } from './panel.tsx';
import './sheet.css';

/** On a phone the decision comes from below; the handle pulls it up and down. */
export function DecisionSheet() {
  const { say } = useTable();
  const up = useTableStore((store) => store.sheetUp);
  const setSheet = useTableStore((store) => store.setSheet);
  const bind = useDrag(
    ({ movement: [, y], last, tap }) => {
      if (last && !tap && Math.abs(y) > 24) setSheet(y < 0);
    },
    { filterTaps: true },
  );
  return (
    <section className={classes('sheet', 'decision', up && 'sheet-up')} aria-label={say('decision.label')}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={up}
        aria-label={say(up ? 'sheet.down' : 'sheet.up')}
        {...bind()}
        onClick={() => setSheet(!up)}
      >
        <i />
      </button>
      <DecisionParts />
    </section>
  );
}
