import { useTable } from '../context.tsx';
import { type Tab, useTableStore } from '../store.ts';

/** The tab that is shown: what a title opens for a part of its game, while that lasts. */
export function useShownTab(): Tab {
  const { s, presentation } = useTable('s', 'presentation');
  const tab = useTableStore((store) => store.tab);
  return tab === 'own' && !presentation.own?.tab?.isOpen(s) ? 'map' : tab;
}
