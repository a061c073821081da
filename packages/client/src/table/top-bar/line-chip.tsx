import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Coming } from '../../app/coming.ts';
import { partOf } from '../../app/lazy-part.tsx';
import { retrying } from '../../app/retrying.ts';
import { useLater } from '../../teaching/later.ts';
import { useTable } from '../context.tsx';
import { useLine } from '../use-line.ts';
import { useNow } from '../use-now.ts';

/** Fetched before it is wanted: it is wanted when nothing can be fetched. */
export const lineSentence = new Coming(retrying(async () => (await import('./line-sentence.tsx')).LineSentence));
const LineSentence = partOf(lineSentence);

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
  const stands = useLater();
  useEffect(() => (stands ? lineSentence.begin() : undefined), [stands]);
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
      {at &&
        createPortal(
          <div id={id} role="status" className="line-sentence" style={at}>
            <LineSentence line={line} live={live} />
          </div>,
          document.body,
        )}
    </span>
  );
}

/** Pixels: the sentence stays away from the edges of a narrow screen. */
const [EDGE, WIDEST] = [8, 300];
const QUIET: readonly string[] = ['saved', 'saving', 'live', 'past'];

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
