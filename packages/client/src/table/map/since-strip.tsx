import { HOST } from '@roundhouse/kernel';
import { textOf } from '@roundhouse/rail/telling/details';
import { useTable } from '../context.tsx';
import { type LogLine, sinceLastDeed } from '../record/log.ts';
import { SubjectName } from '../record/subject.tsx';
import { useSentence } from '../record/use-sentence.ts';
import { useReason } from '../record/why.tsx';
import { useTableStore } from '../store.ts';

const MOST = 4;
const isAct = ({ by, event }: LogLine): boolean => by !== HOST && event.event !== 'moves';

/** What happened since the last own move, in one line under the board. */
export function SinceStrip() {
  const { s, lines, deed, me, say } = useTable('s', 'lines', 'deed', 'me', 'say');
  const show = useTableStore((store) => store.show);
  // What others' companies could not do is for the log: there is room for a few lines.
  const isNews = (line: LogLine): boolean =>
    isAct(line) && (line.event.event !== 'skipped' || s.companies[textOf(line.event, 'company')]?.director === me);
  const since = me ? sinceLastDeed(lines, deed, me).filter(isNews) : [];
  const shown = (since.length > 0 ? since : lines.map(({ line }) => line).filter(isNews)).slice(-MOST);
  if (shown.length === 0) return null;
  return (
    <button type="button" className="since-strip" onClick={() => show('log')}>
      <span className="label">{say(since.length > 0 ? 'map.since' : 'map.lately')}</span>
      {shown.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <SinceItem key={`${line.seq} ${index}`} line={line} />
      ))}
    </button>
  );
}

/** It is a part of a button, so there is no room for another: why is in the log, and here on pointing at it. */
function SinceItem({ line }: { readonly line: LogLine }) {
  const sentence = useSentence();
  const why = useReason(line.why);
  return (
    <span className="since-item" title={why ?? undefined}>
      <SubjectName line={line} />
      {sentence(line)}
      {line.prices.map(({ company, before, after }) => (
        <span key={company} className={after > before ? 'change-up num' : 'change-down num'}>
          {' '}
          {line.prices.length > 1 && `${company} `}
          {before}▸{after}
        </span>
      ))}
    </span>
  );
}
