import type { LineState } from '../../game/handle.ts';
import { Popover } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useLine } from '../use-line.ts';
import { useNow } from '../use-now.ts';
import type { Say } from '../words.ts';

/** Is everything that was done safe, and does everybody see it? One small place; pressed, it says it in a sentence. */
export function LineChip({ brief = false }: { readonly brief?: boolean }) {
  const { game, view, live, say } = useTable('game', 'view', 'live', 'say');
  const line = useLine(game);
  const now = useNow(1000, line.kind === 'reconnecting');
  const state = live ? line.kind : 'past';
  // On a phone there is room only for what is not as usual.
  if (brief && QUIET.includes(state)) return null;
  const watchers = view.watchers > 0 ? say('table.line.watchers', { count: view.watchers }) : null;
  return (
    <Popover
      label={say('table.line')}
      align="end"
      trigger={
        <button type="button" className={`connection connection-${state}`}>
          <i aria-hidden />
          {live && line.kind === 'reconnecting'
            ? say('table.line.reconnecting.for', { seconds: Math.max(0, Math.round((now - line.since) / 1000)) })
            : say(`table.line.${state}`)}
        </button>
      }
    >
      <p className="line-sentence">{live ? sentenceOf(line, say) : say('table.line.past.means')}</p>
      {watchers && <p className="line-sentence hint">{watchers}</p>}
      {line.kind === 'outdated' && (
        <button type="button" className="button button-plain button-small" onClick={() => location.reload()}>
          {say('table.line.reload')}
        </button>
      )}
    </Popover>
  );
}

const QUIET: readonly string[] = ['saved', 'saving', 'live', 'past'];

/** What the state of the line means for whoever plays, in one sentence. */
function sentenceOf(line: LineState, say: Say): string {
  if (line.kind === 'reconnecting') {
    const since = new Date(line.since).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return say('table.line.reconnecting.means', { since });
  }
  if (line.kind === 'stopped') return say('table.line.stopped.means', { reason: line.reason });
  return say(`table.line.${line.kind}.means`);
}
