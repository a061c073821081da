import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { foldLines } from '../../record/fold.ts';
import { groupsOf, type LogGroup } from '../../record/log.ts';
import { useRecordText } from '../../record/texts.ts';
import { EVERYTHING, type Filter, filtered, isEverything } from './filter.ts';
import { FoldedLine } from './folded-line.tsx';
import { LogFilter } from './log-filter.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { NotedMoments, NotesAfter, NotesBar } from '../../../notes/log-notes.tsx';
import '../../../messages/parts.ts';
import './log.css';

const TakenBackList = lazyPart(async () => (await import('./taken-back.tsx')).TakenBackList);

/** Everything that happened, in the order in which it did: the latest at the bottom, where it opens. */
export function LogTab() {
  const { view, allLines, at, live, deed, me, goTo, say } = useTable(
    'view',
    'allLines',
    'at',
    'live',
    'deed',
    'me',
    'goTo',
    'say',
  );
  const t = useRecordText();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const shown = useMemo(() => filtered(allLines, filter), [allLines, filter]);
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const since = live && me !== null && deed > 0 && deed < view.seq ? deed : null;
  const page = useRef<HTMLDivElement>(null);
  // It opens where the game is looked at, and follows the hand through the history; filters begin at the end.
  useEffect(() => {
    const place = page.current;
    if (!place) return;
    const here = [...place.querySelectorAll<HTMLElement>('[data-seq]')].findLast(
      (one) => Number(one.dataset['seq']) <= at,
    );
    if (live) place.scrollTop = place.scrollHeight;
    else here?.scrollIntoView({ block: 'nearest' });
  }, [at, live, shown]);
  return (
    <div className="sheet-page log-page" ref={page}>
      <LogFilter filter={filter} found={shown.length} onChange={setFilter} />
      {view.pastRead && view.n > view.seq && <TakenBackList />}
      <NotedMoments lines={shown}>
        {groups.map((group, index) => (
          <Group
            key={`${group.round} ${group.company ?? ''} ${group.lines[0]?.seq ?? index}`}
            group={group}
            isNewRound={groups[index - 1]?.round !== group.round}
            since={since}
            isFirstSince={since !== null && startsAfter(groups, index, since)}
          />
        ))}
      </NotedMoments>
      {groups.length === 0 && (
        <p className="hint">{isEverything(filter) ? say(view.seq > 0 ? 'log.reading' : 'log.empty') : t('log.none')}</p>
      )}
      <NotesBar />
      {!live && (
        <p className="log-back">
          {t('log.backFrom', { seq: at })}
          <Button size="small" onClick={() => goTo(null)}>
            <Icon name="last" /> {t('log.backToNow')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Is it the first group with anything that came after this moment? */
const startsAfter = (groups: readonly LogGroup[], index: number, seq: number): boolean =>
  (groups[index]!.lines.at(-1)?.seq ?? 0) > seq && (groups[index - 1]?.lines.at(-1)?.seq ?? 0) <= seq;

interface GroupProps {
  readonly group: LogGroup;
  readonly isNewRound: boolean;
  /** My last move. */
  readonly since: number | null;
  readonly isFirstSince: boolean;
}

function Group({ group: { round, company, lines }, isNewRound, since, isFirstSince }: GroupProps) {
  const t = useRecordText();
  const before = isFirstSince ? lines.filter(({ seq }) => seq <= since!) : lines;
  const after = isFirstSince ? lines.filter(({ seq }) => seq > since!) : [];
  return (
    <section>
      {(company !== null || isNewRound) && (
        <h2>
          {isNewRound && <span className="log-round">{round}</span>}
          {company !== null && <span className="log-company">{company}</span>}
        </h2>
      )}
      {before.length > 0 && <Lines lines={before} />}
      {isFirstSince && <h3 className="log-since label">{t('log.since')}</h3>}
      {after.length > 0 && <Lines lines={after} />}
    </section>
  );
}

function Lines({ lines }: { readonly lines: LogGroup['lines'] }) {
  return (
    <ol className="log-lines">
      {foldLines(lines).map((folded, index) => (
        // Lines never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={`${folded.lines[0]!.seq} ${index}`}>
          <FoldedLine folded={folded} />
          <NotesAfter lines={folded.lines} />
        </Fragment>
      ))}
    </ol>
  );
}
