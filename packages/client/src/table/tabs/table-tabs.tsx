import type { ReactNode } from 'react';
import { Tabs } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { TABS, type Tab, useTableStore } from '../store.ts';
import { useShownTab } from './shown-tab.ts';

/** The ways to look at the game, each with its key. */
export function TableTabs({ children }: { readonly children: ReactNode }) {
  const { s, presentation, say } = useTable();
  const tab = useShownTab();
  const show = useTableStore((store) => store.show);
  const { ownTab } = presentation;
  const own = ownTab?.isOpen(s) ? [{ id: 'own', name: say(ownTab.name), hint: '0' }] : [];
  return (
    <Tabs
      className="table-tabs"
      label={say('tabs.label')}
      value={tab === 'holdings' ? 'map' : tab}
      onChange={(id) => show(id as Tab)}
      tabs={[...own, ...TABS.map((id, index) => ({ id, name: say(`tabs.${id}`), hint: String(index + 1) }))]}
    >
      {children}
    </Tabs>
  );
}
