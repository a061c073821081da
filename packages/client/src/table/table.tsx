import { memo, useEffect } from 'react';
import type { RenameProps } from '../app/rename-dialog.tsx';
import type { PutOnlineProps } from '../online/move/put-online.tsx';
import { AboutAtTable } from '../teaching/about-at-table.tsx';
import { CardLayer } from '../cards/card-layer.tsx';
import { classes } from '../ui/index.ts';
import { useLater } from '../teaching/later.ts';
import { useAlerts } from './alerts/settings.ts';
import { isPhone, useMediaQuery, usePhone } from './media.ts';
import { useTable } from './context.tsx';
import { useExtras } from './extras.ts';
import { DecisionPanel } from './decision/panel.tsx';
import { focusDecision } from './decision/use-decision-focus.ts';
import { Coming } from '../app/coming.ts';
import { lazyPart, partOf } from '../app/lazy-part.tsx';
import { retrying } from '../app/retrying.ts';
import { useFolds } from './folds.ts';
import { useKeys } from './keys.ts';
import { Side } from './side/side.tsx';
import { Rail } from './rail.tsx';
import { useTableStore } from './store.ts';
import { TabPanel } from './tabs/tab-panel.tsx';
import { TableTabs } from './tabs/table-tabs.tsx';
import { useTurnAbroad } from './top-bar/turn-chip.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import './table.css';
import './print.css';

/** The whole table: three columns on a wide screen, the board first on a phone. It rests; its parts follow the game. */
export const TableView = memo(function TableView() {
  const phone = usePhone();
  return (
    <>
      <NameAndKeys />
      <SkipLink />
      {phone ? <PhoneTable /> : <WideTable />}
      <Dialogs />
      <CardLayer />
      <AboutAtTable />
    </>
  );
});

const phoneTable = new Coming(retrying(async () => (await import('./phone-table.tsx')).PhoneTable));
const PhoneTable = partOf(phoneTable);
// A phone has it on its way before there is anything to show; elsewhere it is there before a tablet is turned or a window made small.
if (isPhone()) phoneTable.begin();

const Alerts = lazyPart(async () => (await import('./alerts/alerts.tsx')).Alerts);
const Sounds = lazyPart(async () => (await import('./alerts/sounds.tsx')).Sounds);
const Announcer = lazyPart(async () => (await import('./announcer.tsx')).Announcer);
const Motion = lazyPart(async () => (await import('./motion/motion.tsx')).Motion);
const KeyHelp = lazyPart(async () => (await import('./key-help.tsx')).KeyHelp);
const Explain = lazyPart(async () => (await import('./explain/explain.tsx')).Explain);
const RenameDialog = lazyPart<RenameProps>(async () => (await import('../app/rename-dialog.tsx')).RenameDialog);
const PutOnline = lazyPart<PutOnlineProps>(async () => (await import('../online/move/put-online.tsx')).PutOnline);
const ShareDialog = lazyPart(async () => (await import('../share/share-dialog.tsx')).ShareDialog);
const AnyTime = lazyPart(async () => (await import('./any-time/any-time.tsx')).AnyTime);

/** What is opened seldom comes when it is. */
function Dialogs() {
  const keys = useTableStore((store) => store.keysOpen);
  const { game, view } = useTable('game', 'view');
  const renaming = useTableStore((store) => store.renaming);
  const setRenaming = useTableStore((store) => store.setRenaming);
  const puttingOnline = useTableStore((store) => store.puttingOnline);
  const setPuttingOnline = useTableStore((store) => store.setPuttingOnline);
  const sharing = useTableStore((store) => store.sharing);
  const anyTime = useTableStore((store) => store.anyTime);
  const explaining = useTableStore((store) => store.explaining);
  return (
    <>
      {keys && <KeyHelp />}
      {renaming && (
        <RenameDialog name={view.name} onRename={(name) => void game.rename(name)} onClose={() => setRenaming(false)} />
      )}
      {puttingOnline && (
        <PutOnline name={view.name} file={async () => game.toFile()} onClose={() => setPuttingOnline(false)} />
      )}
      {sharing && <ShareDialog />}
      {anyTime && <AnyTime />}
      {explaining && <Explain />}
    </>
  );
}

/** What follows the position without being seen stands apart, so that the frame of the table rests with every step. */
function NameAndKeys() {
  useKeys();
  const { view } = useTable('view');
  const turn = useTurnAbroad();
  const sound = useAlerts((wishes) => wishes.sound);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const stands = useLater();
  useEffect(() => (stands ? phoneTable.begin() : undefined), [stands]);
  return (
    <>
      <title>{turn ? `${turn}, ${view.name}` : `${view.name} · ${view.title.name}`}</title>
      {view.seats.some(({ kind }) => kind === 'remote') && <Alerts />}
      {sound && <Sounds />}
      {stands && <Announcer />}
      {stands && !still && <Motion />}
    </>
  );
}

/** The first thing that Tab comes to. */
function SkipLink() {
  const { say } = useTable('say');
  return (
    <a
      className="site-skip"
      href="#decision"
      onClick={(event) => {
        event.preventDefault();
        focusDecision();
      }}
    >
      {say('nav.skipToDecision')}
    </a>
  );
}

function WideTable() {
  const { side, decision } = useFolds((folds) => folds.folded);
  const alone = useFolds((folds) => folds.alone);
  const { Middle } = useExtras();
  return (
    <div
      className={classes(
        'table',
        side && !alone && 'table-side-folded',
        decision && !alone && 'table-decision-folded',
        alone && 'table-alone',
      )}
    >
      <TopBar />
      <Side />
      <Rail column="side" />
      <Rail column="decision" />
      <main className="table-middle">
        {Middle ? (
          <Middle />
        ) : (
          <TableTabs>
            <TabPanel />
          </TableTabs>
        )}
      </main>
      <DecisionPanel />
    </div>
  );
}
