import { useRef } from 'react';
import { useGestures } from '../../ui/use-gestures.ts';
import { useTable } from '../context.tsx';
import { SHEET_LEVELS, type SheetLevel, type Tab, useTableStore } from '../store.ts';
import { useShownTab } from '../tabs/shown-tab.ts';
import { isOnBoard } from './model.ts';
import { DecisionParts } from './panel.tsx';
import { useChoice } from './use-choice.ts';
import '../../messages/parts.ts';
import './sheet.css';

/** So far a finger goes before the sheet follows, in pixels; twice as far for two levels at once. */
const PULL = 24;
const LONG_PULL = 240;

/** On a phone the decision comes from below, or from the right if it is held sideways; the handle pulls it. */
export function DecisionSheet() {
  const { say } = useTable('say');
  const level = useLevel();
  const setSheet = useTableStore((store) => store.setSheet);
  const move = (by: number): void => {
    const to = Math.max(0, Math.min(SHEET_LEVELS.length - 1, SHEET_LEVELS.indexOf(level) + by));
    setSheet(SHEET_LEVELS[to]!);
  };
  const handle = useRef<HTMLButtonElement>(null);
  useGestures(handle, {
    dragged: (x, y) => {
      const way = Math.abs(y) > Math.abs(x) ? -y : -x;
      if (Math.abs(way) > PULL) move(Math.sign(way) * (Math.abs(way) > LONG_PULL ? 2 : 1));
    },
  });
  const up = level === 'up';
  return (
    <section id="decision" className={`sheet decision sheet-${level}`} aria-label={say('decision.label')}>
      <button
        ref={handle}
        type="button"
        className="sheet-handle"
        aria-expanded={level !== 'low'}
        aria-label={say(up ? 'sheet.down' : 'sheet.up')}
        onClick={() => (up ? setSheet('low') : move(1))}
      >
        <i />
      </button>
      <DecisionParts />
    </section>
  );
}

/** Where something is picked from; any other place of the tab bar was opened to be read. */
const DECIDED_AT: ReadonlySet<Tab> = new Set(['map', 'own']);

/** Unless it is pulled it lies low while a tile is being laid, which needs the board, and before what is read. */
function useLevel(): SheetLevel {
  const isRead = !DECIDED_AT.has(useShownTab());
  const pulled = useTableStore((store) => store.sheet);
  const hex = useTableStore((store) => store.hex);
  const { groups } = useChoice();
  const ringed = hex !== null && groups.some(({ type, rows }) => isOnBoard(type) && rows.length > 0);
  return pulled ?? (ringed || isRead ? 'low' : 'half');
}
