import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { tabsOf } from './offered.ts';
import { type Tab, useTableStore } from '../store.ts';

/** The tab that is shown: what a title opens for a part of its game, while that lasts. */
export function useShownTab(): Tab {
  const { s, presentation, game, view } = useTable('s', 'presentation', 'game', 'view');
  const tab = useTableStore((store) => store.tab);
  const { PhonePlace } = useExtras();
  if (tab === 'review' && !tabsOf(game.can, view).includes(tab)) return 'map';
  if (tab === 'extra') return PhonePlace ? tab : 'map';
  return tab === 'own' && !presentation.own?.tab?.isOpen(s) ? 'map' : tab;
}
