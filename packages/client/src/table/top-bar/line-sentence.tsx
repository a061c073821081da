import type { LineState } from '../../game/handle.ts';
import { useTable } from '../context.tsx';
import { useSentence } from '../record/use-sentence.ts';
import type { Say } from '../words.ts';
import '../../messages/parts.ts';

/** More stands in the log. */
const MOST_NEWS = 4;

/** What the chip of the line means, and what was quicker than the last wish. */
export function LineSentence({ line, live }: { readonly line: LineState; readonly live: boolean }) {
  const { view, say } = useTable('view', 'say');
  return (
    <>
      <span>{live ? sentenceOf(line, say) : say('table.line.past.means')}</span>
      {live && line.kind === 'moved' && <Meanwhile since={line.since} />}
      {view.watchers > 0 && <small>{say('table.line.watchers', { count: view.watchers })}</small>}
      {line.kind === 'outdated' && (
        <button type="button" className="button button-plain button-small" onClick={() => location.reload()}>
          {say('table.line.reload')}
        </button>
      )}
    </>
  );
}

/** What was quicker. An undo leaves nothing to tell. */
function Meanwhile({ since }: { readonly since: number }) {
  const { allLines } = useTable('allLines');
  const sentence = useSentence();
  const news = allLines.filter(({ line }) => line.seq > since && line.told !== null).slice(0, MOST_NEWS);
  return news.map(({ line }, i) => <small key={i}>{sentence(line)}</small>);
}

/** What the state of the line means for the player, in one sentence. */
function sentenceOf(line: LineState, say: Say): string {
  if (line.kind === 'reconnecting') {
    const since = new Date(line.since).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    return say('table.line.reconnecting.means', { since });
  }
  if (line.kind === 'stopped') return say('table.line.stopped.means', { reason: line.reason });
  return say(`table.line.${line.kind}.means`);
}
