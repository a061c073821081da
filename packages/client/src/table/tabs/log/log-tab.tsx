import { useMemo } from 'react';
import { useTable } from '../../context.tsx';
import { groupsOf, sinceLastDeed } from '../../record/log.ts';
import { LogLines } from './log-line.tsx';
import { lazyPart } from '../../../titles/lazy-part.tsx';

const TakenBackList = lazyPart(async () => (await import('./taken-back.tsx')).TakenBackList);

/** Everything that happened, the latest first, by round and by turn. */
export function LogTab() {
  const { view, lines, deed, me, say } = useTable('view', 'lines', 'deed', 'me', 'say');
  const groups = useMemo(() => groupsOf(lines).toReversed(), [lines]);
  const since = me ? sinceLastDeed(lines, deed, me) : [];
  return (
    <div className="sheet-page log-page">
      {since.length > 0 && (
        <section className="log-since">
          <h2 className="label">{say('log.since')}</h2>
          <LogLines lines={since} />
        </section>
      )}
      {groups.map(({ round, company, lines: own }, index) => (
        <section key={`${round} ${company ?? ''} ${own[0]?.seq ?? index}`}>
          {(company || groups[index - 1]?.round !== round) && (
            <h2>
              {groups[index - 1]?.round !== round && <span className="log-round">{round}</span>}
              {company && <span className="log-company">{company}</span>}
            </h2>
          )}
          <LogLines lines={own} />
        </section>
      ))}
      {view.pastRead && view.n > view.seq && <TakenBackList />}
      {groups.length === 0 && <p className="hint">{say(view.pastRead ? 'log.empty' : 'log.reading')}</p>}
    </div>
  );
}
