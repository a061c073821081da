import { useEffect } from 'react';
import type { Table } from './context.tsx';
import { useTable } from './context.tsx';
import { useFolds } from './folds.ts';
import { redoOf, undoOf } from './history.ts';
import { useTableStore } from './store.ts';
import { tabsOf } from './tabs/offered.ts';
import { useTryIt } from './try-it.ts';

/** Keys of the table; Enter, R and Esc belong to the decision that is being made. */
export function useKeys(): void {
  const table = useTable('game', 'view', 's', 'at', 'live', 'here', 'presentation', 'decision', 'act', 'goTo');
  const tryIt = useTryIt();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) && !isBeside(event.target)) return;
      if (answer({ ...table, tryIt }, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    // Before every other listener: what is typed for the search is nobody else's.
    addEventListener('keydown', typeAhead, true);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keydown', typeAhead, true);
    };
  }, [table, tryIt]);
}

type Keyed = Pick<
  Table,
  'game' | 'view' | 's' | 'at' | 'live' | 'here' | 'presentation' | 'decision' | 'act' | 'goTo'
> & {
  readonly tryIt: (at: number) => void;
};

/** Between the key that opens the search and its field, letters are kept for it. */
function typeAhead(event: KeyboardEvent): void {
  const { typed, type } = useTableStore.getState();
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const { key } = event;
  if (key === 'Escape' || key === 'Tab') return type(null);
  if (key.length === 1) type(typed + key);
  else if (key === 'Backspace') type(typed.slice(0, -1));
  event.preventDefault();
  event.stopPropagation();
}

function answer(table: Keyed, key: string): boolean {
  const store = useTableStore.getState();
  const { game, at, view, live, goTo, act, tryIt } = table;
  const tab = tabsOf(game.can, view)[Number(key) - 1];
  if (tab) store.show(tab);
  else if (key === '0' && table.presentation.own?.tab?.isOpen(table.s)) store.show('own');
  else if (key === '?') store.setKeysOpen(!store.keysOpen);
  else if (key === 'e') store.setExplaining(!store.explaining);
  else if (key.toLowerCase() === 'a' && game.can.try) tryIt(at);
  else if (key.toLowerCase() === 'h' && live && table.decision && game.can.hints) store.askHint();
  else if (key === '/') store.openSearch();
  else if (key.toLowerCase() === 'f') store.fitMap();
  else if (key.toLowerCase() === 'm') useFolds.getState().standAlone();
  else if (key === '[') useFolds.getState().fold('side');
  else if (key === ']') useFolds.getState().fold('decision');
  else if (key.toLowerCase() === 'n' && view.playing && game.can.pace) game.step();
  else if (key.toLowerCase() === 's' && view.playing && game.can.pace) game.skip();
  else if (key === 'ArrowLeft') goTo(Math.max(0, at - 1));
  else if (key === 'ArrowRight') goTo(at + 1 >= view.seq ? null : at + 1);
  else if (key === 'Home') goTo(0);
  else if (key === 'End') goTo(null);
  else if (key === 'u' && live) {
    const undo = undoOf(table);
    if (undo) void act(undo.entry);
  } else if (key === 'U' && live) {
    const redo = redoOf(table);
    if (redo) void act(redo);
  } else return false;
  return true;
}

/** The explanation stands beside the table, which stays in use: the same key closes it. */
const isBeside = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.explain') !== null && !target.matches('input, textarea, select');

/** Letters belong to typing, and arrows to lists, sliders and menus. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input, textarea, select, [role="menu"], [role="tablist"], [role="slider"], [role="radiogroup"], [role="dialog"], [data-keys]',
    ) !== null
  );
}
