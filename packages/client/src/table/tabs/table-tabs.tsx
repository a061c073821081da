import type { ReactNode } from 'react';
import { useText } from '../../app/i18n.tsx';
import { Tabs } from '../../ui/index.ts';
import { TABS, type Tab, useTableStore } from '../store.ts';

/** The ways to look at the game, each with its key. */
export function TableTabs({ children }: { readonly children: ReactNode }) {
  const say = useText();
  const tab = useTableStore((store) => store.tab);
  const show = useTableStore((store) => store.show);
  const shown = tab === 'holdings' ? 'map' : tab;
  return (
    <Tabs
      className="table-tabs"
      label={say('tabs.label')}
      value={shown}
      onChange={(id) => show(id as Tab)}
      tabs={TABS.map((id, index) => ({ id, name: say(`tabs.${id}`), hint: String(index + 1) }))}
    >
      {children}
    </Tabs>
  );
}
