import { Button, Icon } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useMediaQuery } from '../media.ts';
import { LogLines } from '../tabs/log/log-line.tsx';
import { useTableStore } from '../store.ts';
import { useTryIt } from '../try-it.ts';
import { HistoryBar } from '../top-bar/history-bar.tsx';
import '../../messages/parts.ts';

/** The top of the table has no room for the way through the past. */
const NARROW = '(max-width: 960px)';

/** A position of the past: said plainly, with the way back. */
export function Past() {
  const { at, view, title, s, lines, goTo, say } = useTable('at', 'view', 'title', 's', 'lines', 'goTo', 'say');
  const { game } = useTable('game');
  const tryIt = useTryIt();
  const narrow = useMediaQuery(NARROW);
  const now = lines.filter(({ line }) => line.seq === at).map(({ line }) => line);
  const before = lines
    .filter(({ line }) => line.seq < at)
    .slice(-8)
    .map(({ line }) => line);
  return (
    <>
      <header className="decision-head past-head">
        <h2>{say('past.title')}</h2>
        <p>{say('past.where', { at, all: view.seq, round: title.roundName(s) })}</p>
        {narrow && <HistoryBar />}
      </header>
      <div className="decision-body">
        {now.length > 0 && (
          <section>
            <h3 className="label">{say('past.now')}</h3>
            <LogLines lines={now} explained={at} />
          </section>
        )}
        {before.length > 0 && (
          <section>
            <h3 className="label">{say('past.before')}</h3>
            <LogLines lines={before} />
          </section>
        )}
      </div>
      <footer className="decision-footer">
        <Button kind="primary" onClick={() => goTo(null)}>
          {say('table.history.live')}
        </Button>
        <div className="decision-secondary">
          {game.can.try && (
            <Button aria-keyshortcuts="A" onClick={() => tryIt(at)}>
              <Icon name="flask" /> {say('try.here')}
            </Button>
          )}
          {game.can.export && (
            <Button onClick={() => useTableStore.getState().setSharing(true)}>
              <Icon name="share" /> {say('share.open')}
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}
