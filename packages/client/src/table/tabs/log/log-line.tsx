import { useTable } from '../../context.tsx';
import { Disc } from '../../parts/disc.tsx';
import { Avatar, Money } from '../../../ui/index.ts';
import type { LogLine } from '../../record/log.ts';
import { subjectOf } from '../../record/sentences.ts';
import { useSentence } from '../../record/use-sentence.ts';

/** Lines of the log; each leads to its moment. */
export function LogLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ol className="log-lines">
      {lines.map((line, index) => (
        // Several lines may belong to one moment, and lines never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${line.seq} ${index}`}>
          <LogLineButton line={line} />
        </li>
      ))}
    </ol>
  );
}

function LogLineButton({ line }: { readonly line: LogLine }) {
  const { view, at, goTo, names, say } = useTable();
  const sentence = useSentence();
  const subject = subjectOf(line);
  const seat = 'player' in subject ? view.seats.findIndex(({ player }) => player === subject.player) : -1;
  return (
    <button
      type="button"
      className="log-line"
      aria-current={line.seq === at ? 'true' : undefined}
      title={say('log.jump', { seq: line.seq })}
      onClick={() => goTo(line.seq >= view.seq ? null : line.seq)}
    >
      {'company' in subject ? (
        <Disc id={subject.company} size={18} />
      ) : (
        <Avatar name={names.owner(subject.player)} seat={Math.max(0, seat)} size={18} />
      )}
      <span className="log-words">
        <b>{'company' in subject ? subject.company : names.owner(subject.player)}</b> {sentence(line)}
      </span>
      <Amounts line={line} />
    </button>
  );
}

/** Amounts as differences, prices as moves. */
export function Amounts({ line }: { readonly line: LogLine }) {
  const { names } = useTable();
  return (
    <span className="log-amounts">
      {line.prices.map(({ company, before, after }) => (
        <span key={company} className={after > before ? 'change-up num' : 'change-down num'}>
          {company} {before}▸{after}
        </span>
      ))}
      {line.differences.slice(0, 5).map(({ owner, amount }) => (
        <span key={owner}>
          {names.owner(owner)} <Money amount={amount} signed />
        </span>
      ))}
    </span>
  );
}
