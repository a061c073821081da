import { lazy, Suspense } from 'react';
import { retrying } from '../../app/retrying.ts';
import { MapTab } from '../map/map-tab.tsx';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { Holdings } from '../side/side.tsx';
import type { Tab } from '../store.ts';
import { useShownTab } from './shown-tab.ts';
import './tabs.css';

// The board comes with the table, the other views when they are first looked at.
const MarketTab = lazy(retrying(() => import('./market/market-tab.tsx').then((m) => ({ default: m.MarketTab }))));
const TilesTab = lazy(retrying(() => import('./tiles/tiles-tab.tsx').then((m) => ({ default: m.TilesTab }))));
const TrainsTab = lazy(retrying(() => import('./trains/trains-tab.tsx').then((m) => ({ default: m.TrainsTab }))));
const LedgerTab = lazy(retrying(() => import('./ledger/ledger-tab.tsx').then((m) => ({ default: m.LedgerTab }))));
const ChartsTab = lazy(retrying(() => import('./charts/charts-tab.tsx').then((m) => ({ default: m.ChartsTab }))));
const LogTab = lazy(retrying(() => import('./log/log-tab.tsx').then((m) => ({ default: m.LogTab }))));
const RulesTab = lazy(retrying(() => import('./rules/rules-tab.tsx').then((m) => ({ default: m.RulesTab }))));
const ReviewTab = lazy(retrying(() => import('../../insight/review-tab.tsx').then((m) => ({ default: m.ReviewTab }))));

/** What the chosen tab shows. */
export function TabPanel() {
  const tab = useShownTab();
  const { presentation } = useTable('presentation');
  const { trains, market, tab: ownTab, strip: Strip } = presentation.own ?? {};
  const { PhonePlace } = useExtras();
  if (tab === 'extra' && PhonePlace) return <PhonePlace.Part />;
  const Own = tab === 'own' ? ownTab?.part : tab === 'trains' ? trains : tab === 'market' ? market : undefined;
  const shown = (
    <Suspense fallback={<div className="sheet-page" aria-busy="true" />}>{Own ? <Own /> : panel(tab)}</Suspense>
  );
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
