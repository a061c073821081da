import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { LineState } from '../../game/handle.ts';
import { Logo } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { HistoryBar } from './history-bar.tsx';
import { PhaseBox } from './phase-box.tsx';
import { RoundTrack } from './round-track.tsx';
import { TableMenu } from './table-menu.tsx';
import { TurnChip } from './turn-chip.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { Say } from '../words.ts';
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
  const line = useSyncExternalStore(subscribe, () => game.line());
  const state = live ? line.kind : 'past';
  return (
    <span className={`connection connection-${state}`} title={live ? sentenceOf(line, say) : undefined}>
      <i aria-hidden />
      {say(`table.line.${state}`)}
    </span>
  );
}

/** What the state of the line means for whoever plays, in one sentence. */
function sentenceOf(line: LineState, say: Say): string {
  if (line.kind === 'reconnecting') {
    const since = new Date(line.since).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return say('table.line.reconnecting.means', { since });
  }
  if (line.kind === 'stopped') return say('table.line.stopped.means', { reason: line.reason });
  return say(`table.line.${line.kind}.means`);
}
