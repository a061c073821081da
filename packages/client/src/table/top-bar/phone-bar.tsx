import { Link } from 'wouter';
import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { useShownTab } from '../tabs/shown-tab.ts';
import { NextGame } from './next-game.tsx';
import { LineChip } from './line-chip.tsx';
import { PhaseBox } from './phase-box.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import './top-bar.css';

/** The top of a phone: where the game stands, a step back and on, undo. */
export function PhoneBar() {
  const { view, title, presentation, s, at, live, goTo, say } = useTable(
    'view',
    'title',
    'presentation',
    's',
    'at',
    'live',
    'goTo',
    'say',
  );
  const { Name, OnMap } = useExtras();
  const tab = useShownTab();
  const note = presentation.roundNote?.(s);
  return (
    <header className="top-bar phone-bar">
      <Link href="/" className="icon-button" aria-label={say('nav.backHome')}>
        <Icon name="home" size={18} />
      </Link>
      <div className="top-title">
        {Name ? (
          <Name />
        ) : (
          <>
            <h1>{s.ended || (live && view.isOver) ? say('table.turn.over') : title.roundName(s)}</h1>
            <p>{note ? say(note.id, note.values) : view.title.name}</p>
          </>
        )}
      </div>
      <span className="top-space" />
      {!(OnMap && tab === 'map') && <LineChip brief />}
      <PhaseBox />
      <IconButton label={say('table.history.back')} disabled={at === 0} onClick={() => goTo(at - 1)}>
        <Icon name="back" />
      </IconButton>
      {!live && (
        <IconButton label={say('table.history.forward')} onClick={() => goTo(at + 1 >= view.seq ? null : at + 1)}>
          <Icon name="forward" />
        </IconButton>
      )}
      <NextGame />
      <UndoButtons />
    </header>
  );
}
