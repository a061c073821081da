import { memo } from 'react';
import type { RenameProps } from '../app/rename-dialog.tsx';
import type { PutOnlineProps } from '../online/move/put-online.tsx';
import { usePhone } from './media.ts';
import { Announcer } from './announcer.tsx';
import { useTable } from './context.tsx';
import { DecisionPanel } from './decision/panel.tsx';
import { focusDecision } from './decision/use-decision-focus.ts';
import { DecisionSheet } from './decision/sheet.tsx';
import { lazyPart } from '../titles/lazy-part.tsx';
import { useKeys } from './keys.ts';
import { Side } from './side/side.tsx';
import { PhoneTabs } from './tabs/phone-tabs.tsx';
import { useTableStore } from './store.ts';
import { TabPanel } from './tabs/tab-panel.tsx';
import { TableTabs } from './tabs/table-tabs.tsx';
import { useTurnAbroad } from './top-bar/turn-chip.tsx';
import { PhoneBar } from './top-bar/phone-bar.tsx';
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
      <Announcer />
    </>
  );
});

const Alerts = lazyPart(async () => (await import('./alerts/alerts.tsx')).Alerts);
const KeyHelp = lazyPart(async () => (await import('./key-help.tsx')).KeyHelp);
const Explain = lazyPart(async () => (await import('./explain/explain.tsx')).Explain);
const RenameDialog = lazyPart<RenameProps>(async () => (await import('../app/rename-dialog.tsx')).RenameDialog);
const PutOnline = lazyPart<PutOnlineProps>(async () => (await import('../online/move/put-online.tsx')).PutOnline);
const AnyTime = lazyPart(async () => (await import('./any-time/any-time.tsx')).AnyTime);

/** What is opened seldom comes when it is. */
function Dialogs() {
  const keys = useTableStore((store) => store.keysOpen);
  const { game, view } = useTable('game', 'view');
  const renaming = useTableStore((store) => store.renaming);
  const setRenaming = useTableStore((store) => store.setRenaming);
  const puttingOnline = useTableStore((store) => store.puttingOnline);
  const setPuttingOnline = useTableStore((store) => store.setPuttingOnline);
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
  return (
    <>
      <title>{turn ? `${turn}, ${view.name}` : `${view.name} · ${view.title.name}`}</title>
      {view.seats.some(({ kind }) => kind === 'remote') && <Alerts />}
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
  return (
    <div className="table">
      <TopBar />
      <Side />
      <main className="table-middle">
        <TableTabs>
          <TabPanel />
        </TableTabs>
      </main>
      <DecisionPanel />
    </div>
  );
}

function PhoneTable() {
  return (
    <div className="table table-phone">
      <PhoneBar />
      <main className="table-middle">
        <TabPanel />
      </main>
      <DecisionSheet />
      <PhoneTabs />
    </div>
  );
}
