import type { ReactNode } from 'react';
import { Told } from '../../../cards/told.tsx';
import { ownerThing } from '../../../cards/thing.ts';
import { useTable } from '../../context.tsx';
import { Disc } from '../../parts/disc.tsx';
import { Avatar, Money } from '../../../ui/index.ts';
import type { LogLine } from '../../record/log.ts';
import { type Subject, subjectOf } from '../../record/sentences.ts';
import { SubjectName } from '../../record/subject.tsx';
import { useSentence } from '../../record/use-sentence.ts';
import { useWhy, WhyLine } from '../../record/why.tsx';

interface Props {
  readonly lines: readonly LogLine[];
  /** The moment whose reason is written out; the others' on demand. */
  readonly explained?: number;
}

/** Lines of the log; each leads to its moment. */
export function LogLines({ lines, explained }: Props) {
  return (
    <ol className="log-lines">
      {lines.map((line, index) => (
        // Several lines may belong to one moment, and lines never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <LogItem key={`${line.seq} ${index}`} line={line} explained={line.seq === explained} />
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly line: LogLine;
  readonly explained?: boolean;
  /** Said in place of its own sentence, of several lines at once. */
  readonly words?: string | undefined;
  /** How often the same was done in a row. */
  readonly times?: number | undefined;
  readonly more?: ReactNode;
}

export function LogItem({ line, explained = false, words, times, more }: ItemProps) {
  const { area, mark } = useWhy(explained ? undefined : line.why);
  return (
    <li {...area}>
      <div className="log-item">
        <LogLineButton line={line} words={words} times={times} />
        {more}
        {mark}
      </div>
      {explained && <WhyLine why={line.why} />}
    </li>
  );
}

function LogLineButton({ line, words, times }: Pick<ItemProps, 'line' | 'words' | 'times'>) {
  const { view, title, at, live, goTo, say, s } = useTable('view', 'title', 'at', 'live', 'goTo', 'say', 's');
  const sentence = useSentence();
  const subject = subjectOf(line, title.holders(s));
  const isHere = line.seq === at;
  // A second press on the moment that is shown leads back.
  const target = line.seq >= view.seq || (isHere && !live) ? null : line.seq;
  return (
    <button
      type="button"
      className={line.seq > at ? 'log-line log-later' : 'log-line'}
      data-seq={line.seq}
      aria-current={isHere ? 'true' : undefined}
      title={say('log.jump', { seq: line.seq })}
      onClick={() => goTo(target)}
    >
      {words === undefined && <SubjectPicture subject={subject} />}
      <span className="log-words">
        {words === undefined ? (
          <>
            <SubjectName line={line} />
            <Told text={sentence(line)} inButton />
            {line.playedBy !== undefined && <PlayedBy by={line.playedBy} for={line.by} />}
            {times !== undefined && <b className="num"> ×{times}</b>}
          </>
        ) : (
          <Told text={words} inButton />
        )}
      </span>
      {words === undefined && <Amounts line={line} />}
    </button>
  );
}

/** Another player has done it, to whom the seat was lent. */
function PlayedBy({ by, for: owner }: { readonly by: string; readonly for: string }) {
  const { names, say } = useTable('names', 'say');
  return <small> {say('log.playedBy', { by: names.player(by), player: names.player(owner) })}</small>;
}

function SubjectPicture({ subject }: { readonly subject: Subject }) {
  const { seats, names, s } = useTable('seats', 'names', 's');
  if (!subject) return <span className="log-mark" aria-hidden />;
  if ('company' in subject) return <Disc id={subject.company} size={18} />;
  const seat = seats.findIndex(({ player }) => player === subject.holder);
  return <Avatar name={names.owner(subject.holder)} seat={seat} size={18} thing={ownerThing(s, subject.holder)} />;
}

/** Amounts as differences, prices as moves. */
export function Amounts({ line }: { readonly line: LogLine }) {
  const { names } = useTable('names');
  return (
    <span className="log-amounts">
      {line.prices.map(({ company, before, after }) => (
        <span key={company} className={after > before ? 'change-up num' : 'change-down num'}>
          {company} {before}▸{after}
        </span>
      ))}
      {line.differences.slice(0, 5).map(({ owner, amount }) => (
        <span key={owner}>
          <bdi>{names.owner(owner)}</bdi> <Money amount={amount} signed />
        </span>
      ))}
    </span>
  );
}
