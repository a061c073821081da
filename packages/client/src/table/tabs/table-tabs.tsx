import { memo, type ReactNode, useMemo } from 'react';
import { Tabs } from '../../ui/index.ts';
import { useSetting, useTable } from '../context.tsx';
import { type Tab, useTableStore } from '../store.ts';
import type { MessageId } from '../words.ts';
import { tabsOf } from './offered.ts';
import { useShownTab } from './shown-tab.ts';

/** The ways to look at the game, each with its key. */
export function TableTabs({ children }: { readonly children: ReactNode }) {
  const { s, presentation, game, view } = useTable('s', 'presentation', 'game', 'view');
  const tab = useShownTab();
  const ownTab = presentation.own?.tab;
  return (
    <TabBar
      tab={tab === 'holdings' || tab === 'extra' ? 'map' : tab}
      own={ownTab?.isOpen(s) ? ownTab.name : null}
      offered={tabsOf(game.can, view)}
    >
      {children}
    </TabBar>
  );
}

interface BarProps {
  readonly tab: Tab;
  /** What a title has opened is called so. */
  readonly own: MessageId | null;
  readonly offered: ReturnType<typeof tabsOf>;
  readonly children: ReactNode;
}

const TabBar = memo(function TabBar({ tab, own, offered, children }: BarProps) {
  const { say } = useSetting();
  const show = useTableStore((store) => store.show);
  const tabs = useMemo(() => {
    const always = offered.map((id, index) => ({ id, name: say(`tabs.${id}`), hint: String(index + 1) }));
    return own === null ? always : [{ id: 'own', name: say(own), hint: '0' }, ...always];
  }, [own, offered, say]);
  return (
    <Tabs className="table-tabs" label={say('tabs.label')} value={tab} onChange={(id) => show(id as Tab)} tabs={tabs}>
      {children}
    </Tabs>
  );
});
