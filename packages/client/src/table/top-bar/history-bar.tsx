import { useMemo } from 'react';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { roundMarks } from '../record/log.ts';

/** The way through the past: to the first position, a step back or on, and back to now. */
export function HistoryBar() {
  const { at, view, live, goTo, say } = useTable('at', 'view', 'live', 'goTo', 'say');
  return (
    <div className="history" role="group" aria-label={say('table.history')}>
      <IconButton label={say('table.history.first')} disabled={at === 0} onClick={() => goTo(0)}>
        <Icon name="first" />
      </IconButton>
      <IconButton label={say('table.history.back')} disabled={at === 0} onClick={() => goTo(at - 1)}>
        <Icon name="back" />
      </IconButton>
      <Scrubber />
      <span className="num history-at">{at}</span>
      <IconButton
        label={say('table.history.forward')}
        disabled={live}
        onClick={() => goTo(at + 1 >= view.seq ? null : at + 1)}
      >
        <Icon name="forward" />
      </IconButton>
      {!live && (
        <Button size="small" kind="primary" onClick={() => goTo(null)}>
          {say('table.history.live')}
        </Button>
      )}
    </div>
  );
}

/** The whole game as a line with a gap where a round begins. */
export function Scrubber() {
  const { at, view, s, title, goTo, say } = useTable('at', 'view', 's', 'title', 'goTo', 'say');
  const marks = useMemo(() => roundMarks(view.steps), [view.steps]);
  const all = Math.max(1, view.seq);
  return (
    <div className="scrubber">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        <path d="M0 5H100" className="scrubber-rest" />
        <path d={`M0 5H${(100 * at) / all}`} className="scrubber-gone" />
        {marks.map(({ seq, name }) => (
          <path key={name} d={`M${(100 * seq) / all} 0V10`} className="scrubber-mark" />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={view.seq}
        value={at}
        aria-label={say('table.history.position')}
        aria-valuetext={say('table.history.value', { at, all: view.seq, round: title.roundName(s) })}
        onChange={(event) => {
          const to = Number(event.target.value);
          goTo(to >= view.seq ? null : to);
        }}
      />
    </div>
  );
}
