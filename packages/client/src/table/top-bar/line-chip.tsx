import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LineState } from '../../game/handle.ts';
import { useTable } from '../context.tsx';
import { useSentence } from '../record/use-sentence.ts';
import { useLine } from '../use-line.ts';
import { useNow } from '../use-now.ts';
import type { Say } from '../words.ts';

/** Is everything that was done safe, and does everybody see it? One small place; pressed, it says it in a sentence. */
export function LineChip({ brief = false }: { readonly brief?: boolean }) {
  const { game, live, say } = useTable('game', 'live', 'say');
  const line = useLine(game);
  const now = useNow(1000, line.kind === 'reconnecting');
  /** Where it stands while it is open, below the chip. */
  const [at, setAt] = useState<{ readonly top: number; readonly right: number; readonly maxWidth: number } | null>(
    null,
  );
  const isOpen = at !== null;
  const place = useRef<HTMLSpanElement>(null);
  const id = useId();
  useClosing(place, isOpen, () => setAt(null));
  const open = () => {
    const { bottom, right } = place.current!.getBoundingClientRect();
    const end = Math.max(EDGE, document.documentElement.clientWidth - right);
    setAt({ top: bottom + EDGE, right: end, maxWidth: Math.min(WIDEST, right - EDGE) });
  };
  const state = live ? line.kind : 'past';
  // On a phone there is room only for what is not as usual.
  if (brief && QUIET.includes(state)) return null;
  return (
    <span className="line-chip" ref={place}>
      <button
        type="button"
        className={`connection connection-${state}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? () => setAt(null) : open}
      >
        <i aria-hidden />
        {live && line.kind === 'reconnecting'
          ? say('table.line.reconnecting.for', { seconds: Math.max(0, Math.round((now - line.since) / 1000)) })
          : say(`table.line.${state}`)}
      </button>
      {/* Made here, and not fetched when it is pressed: it is pressed when nothing can be fetched. */}
      {at &&
        createPortal(
          <div id={id} role="status" className="line-sentence" style={at}>
            <Sentence line={line} live={live} />
          </div>,
          document.body,
        )}
    </span>
  );
}

/** Pixels: the sentence stays away from the edges of a narrow screen. */
const [EDGE, WIDEST] = [8, 300];
/** More stands in the log. */
const MOST_NEWS = 4;
const QUIET: readonly string[] = ['saved', 'saving', 'live', 'past'];

function Sentence({ line, live }: { readonly line: LineState; readonly live: boolean }) {
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

/** Escape closes it, and so does a press anywhere else. */
function useClosing(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const onPress = ({ target }: PointerEvent) => !place.current?.contains(target as Node) && close();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  });
}
