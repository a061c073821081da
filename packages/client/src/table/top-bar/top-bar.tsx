import { Link } from 'wouter';
import { Logo } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { HistoryBar } from './history-bar.tsx';
import { NextGame } from './next-game.tsx';
import { LineChip } from './line-chip.tsx';
import { PhaseBox } from './phase-box.tsx';
import { RoundTrack } from './round-track.tsx';
import { TableMenu } from './table-menu.tsx';
import { TurnChip } from './turn-chip.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import './top-bar.css';

export function TopBar() {
  const { view, say } = useTable('view', 'say');
  const { Name, Chips } = useExtras();
  return (
    <header className="top-bar">
      <Link href="/" className="top-home" aria-label={say('nav.backHome')} title={say('nav.backHome')}>
        <Logo />
      </Link>
      <div className="top-title">
        {Name ? (
          <Name />
        ) : (
          <>
            <h1>{view.title.name}</h1>
            <p>
              <bdi>{view.name}</bdi> · {say('table.players', { count: view.seats.length })}
            </p>
          </>
        )}
      </div>
      <span className="top-rule" />
      <RoundTrack />
      <PhaseBox />
      <span className="top-space" />
      <HistoryBar />
      {Chips ? (
        <Chips />
      ) : (
        <>
          <TurnChip />
          <LineChip />
        </>
      )}
      <NextGame />
      <UndoButtons />
      <TableMenu />
    </header>
  );
}
