import type { ComponentType } from 'react';
import { lazyPart } from '../../app/lazy-part.tsx';
import { MapTab } from '../map/map-tab.tsx';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { Holdings } from '../side/side.tsx';
import type { Tab } from '../store.ts';
import { useShownTab } from './shown-tab.ts';
import './tabs.css';

// The board comes with the table, the other views when they are first looked at.
const tab = (load: () => Promise<ComponentType>) => lazyPart(load, <div className="sheet-page" aria-busy="true" />);
const MarketTab = tab(async () => (await import('./market/market-tab.tsx')).MarketTab);
const TilesTab = tab(async () => (await import('./tiles/tiles-tab.tsx')).TilesTab);
const TrainsTab = tab(async () => (await import('./trains/trains-tab.tsx')).TrainsTab);
const LedgerTab = tab(async () => (await import('./ledger/ledger-tab.tsx')).LedgerTab);
const ChartsTab = tab(async () => (await import('./charts/charts-tab.tsx')).ChartsTab);
const LogTab = tab(async () => (await import('./log/log-tab.tsx')).LogTab);
const RulesTab = tab(async () => (await import('./rules/rules-tab.tsx')).RulesTab);
const ReviewTab = tab(async () => (await import('../../insight/review-tab.tsx')).ReviewTab);

/** What the chosen tab shows. */
export function TabPanel() {
  const tab = useShownTab();
  const { presentation } = useTable('presentation');
  const { trains, market, tab: ownTab, strip: Strip } = presentation.own ?? {};
  const { PhonePlace } = useExtras();
  if (tab === 'extra' && PhonePlace) return <PhonePlace.Part />;
  const Own = tab === 'own' ? ownTab?.part : tab === 'trains' ? trains : tab === 'market' ? market : undefined;
  const shown = Own ? <Own /> : panel(tab);
  return Strip ? (
    <div className="tab-under-strip">
      <Strip />
      <div>{shown}</div>
    </div>
  ) : (
    shown
  );
}

function panel(tab: Tab) {
  switch (tab) {
    case 'map':
    case 'own':
    case 'extra':
      return <MapTab />;
    case 'market':
      return <MarketTab />;
    case 'tiles':
      return <TilesTab />;
    case 'trains':
      return <TrainsTab />;
    case 'ledger':
      return <LedgerTab />;
    case 'charts':
      return <ChartsTab />;
    case 'log':
      return <LogTab />;
    case 'review':
      return <ReviewTab />;
    case 'rules':
      return <RulesTab />;
    case 'holdings':
      return (
        <div className="sheet-page holdings-page">
          <Holdings />
        </div>
      );
  }
}
