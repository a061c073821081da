import { useTable } from './context.tsx';
import { subjectOf } from './record/sentences.ts';
import { useSentence } from './record/use-sentence.ts';

/** Says what has happened and what is asked to whoever listens instead of looking. */
export function Announcer() {
  const { lines, view, s, decision, names, live, say } = useTable();
  const sentence = useSentence();
  const latest = live ? lines.filter(({ line }) => line.seq === view.seq).map(({ line }) => line) : [];
  const told = latest.map((line) => {
    const subject = subjectOf(line, s.players);
    const who = subject && ('company' in subject ? subject.company : names.player(subject.player));
    return `${who ?? ''} ${sentence(line)}.`;
  });
  const asked = decision ? say('table.announce.asked', { player: names.player(decision.by), asks: decision.asks }) : '';
  return (
    <div className="unseen" role="status" aria-live="polite">
      {[...told, asked].join(' ')}
    </div>
  );
}
