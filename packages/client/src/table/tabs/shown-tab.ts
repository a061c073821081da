import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { type Tab, useTableStore } from '../store.ts';

/** The tab that is shown: what a title opens for a part of its game, while that lasts. */
export function useShownTab(): Tab {
  const { s, presentation } = useTable('s', 'presentation');
  const tab = useTableStore((store) => store.tab);
  const { PhonePlace } = useExtras();
  if (tab === 'extra') return PhonePlace ? tab : 'map';
  return tab === 'own' && !presentation.own?.tab?.isOpen(s) ? 'map' : tab;
}
