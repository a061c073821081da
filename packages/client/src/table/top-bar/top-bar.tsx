import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Logo } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { HistoryBar } from './history-bar.tsx';
import { PhaseBox } from './phase-box.tsx';
import { RoundTrack } from './round-track.tsx';
import { TableMenu } from './table-menu.tsx';
import { TurnChip } from './turn-chip.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import './top-bar.css';

export function TopBar() {
  const { view, say } = useTable();
  return (
    <header className="top-bar">
      <Link href="/" className="top-home" aria-label={say('nav.backHome')} title={say('nav.backHome')}>
        <Logo />
      </Link>
      <div className="top-title">
        <h1>{view.title.name}</h1>
        <p>
          <bdi>{view.name}</bdi> · {say('table.players', { count: view.seats.length })}
        </p>
      </div>
      <span className="top-rule" />
      <RoundTrack />
      <PhaseBox />
      <span className="top-space" />
      <HistoryBar />
      <TurnChip />
      <Connection />
      <UndoButtons />
      <TableMenu />
    </header>
  );
}

/** Is everything that was done safe, and does everybody see it? */
function Connection() {
  const { game, live, say } = useTable();
  const subscribe = useCallback((changed: () => void) => game.subscribe(changed), [game]);
  const connection = useSyncExternalStore(subscribe, () => game.connection());
  const state = live ? connection : 'past';
  return (
    <span className={`connection connection-${state}`}>
      <i aria-hidden />
      {say(`table.connection.${state}`)}
    </span>
  );
}
