import { HOST } from '@roundhouse/kernel';
import { useTable } from '../context.tsx';
import { sinceLastMove } from '../record/log.ts';
import { subjectOf } from '../record/sentences.ts';
import { useSentence } from '../record/use-sentence.ts';
import { useTableStore } from '../store.ts';

const MOST = 4;

/** What happened since the last own move, in one line under the board. */
export function SinceStrip() {
  const { lines, me, names, say } = useTable();
  const sentence = useSentence();
  const show = useTableStore((store) => store.show);
  const since = me ? sinceLastMove(lines, me).filter(({ by }) => by !== HOST) : [];
  const shown = (since.length > 0 ? since : lines.map(({ line }) => line)).slice(-MOST);
  if (shown.length === 0) return null;
  return (
    <button type="button" className="since-strip" onClick={() => show('log')}>
      <span className="label">{say(since.length > 0 ? 'map.since' : 'map.lately')}</span>
      {shown.map((line, index) => {
        const subject = subjectOf(line);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`${line.seq} ${index}`} className="since-item">
            <b>{'company' in subject ? subject.company : names.owner(subject.player)}</b> {sentence(line)}
            {line.prices.map(({ company, before, after }) => (
              <span key={company} className={after > before ? 'change-up num' : 'change-down num'}>
                {' '}
                {before}▸{after}
              </span>
            ))}
          </span>
        );
      })}
    </button>
  );
}
