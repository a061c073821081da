import type { Reason } from '@roundhouse/bots';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePreferences } from '../../game/preferences.ts';
import { useReasons } from '../../game/reasons.ts';
import { useTable } from '../context.tsx';
import './why.css';

/** The sentence, if there is one and it is wished for. */
export function useReason(why: Reason | undefined): string | null {
  const { material } = useTable('material');
  const wished = usePreferences(({ reasons }) => reasons);
  const sayReason = useReasons(Boolean(why && wished));
  return why && wished && sayReason ? sayReason(material, why) : null;
}

interface Why {
  /** For what was done: pointing at it, or coming to it by keys, shows why. */
  readonly area: object;
  /** A small button beside it that says the same, for a finger. */
  readonly mark: ReactNode;
}

/** Where the sentence stands: below its mark, or above it where there is no room. */
interface Spot {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Why a bot has done something, shown on demand. */
export function useWhy(why: Reason | undefined): Why {
  const text = useReason(why);
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [pinned, setPinned] = useState(false);
  const close = (): void => {
    setSpot(null);
    setPinned(false);
  };
  const open = (by: Element): void => setSpot(spotOf(mark.current ?? by));
  useCloseOn(spot !== null, close);
  if (text === null) return { area: {}, mark: null };
  const area = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && open(event.currentTarget),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && !pinned && close(),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && open(event.currentTarget),
    onBlur: close,
  };
  const note = spot && createPortal(<Note id={id} spot={spot} text={text} />, document.body);
  return {
    area,
    mark: (
      <>
        <Mark
          anchor={mark}
          open={spot !== null}
          describedBy={spot ? id : undefined}
          onClick={(by) => {
            if (pinned) return close();
            setPinned(true);
            open(by);
          }}
        />
        {note}
      </>
    ),
  };
}

function Note({ id, spot, text }: { readonly id: string; readonly spot: Spot; readonly text: string }) {
  return (
    <div id={id} role="tooltip" className="floating why-note" style={{ ...spot }}>
      {text}
    </div>
  );
}

interface MarkProps {
  readonly anchor: React.RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly describedBy: string | undefined;
  readonly onClick: (by: Element) => void;
}

function Mark({ anchor, open, describedBy, onClick }: MarkProps) {
  const { say } = useTable('say');
  return (
    <button
      ref={anchor}
      type="button"
      className="why-mark"
      aria-label={say('why.label')}
      aria-expanded={open}
      aria-describedby={describedBy}
      onClick={(event) => onClick(event.currentTarget)}
    >
      ?
    </button>
  );
}

const [WIDTH, GAP, ROOM] = [300, 6, 110];

function spotOf(anchor: Element): Spot {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const x = Math.max(GAP, Math.min((left + right - WIDTH) / 2, innerWidth - WIDTH - GAP));
  return bottom + ROOM < innerHeight ? { left: x, top: bottom + GAP } : { left: x, bottom: innerHeight - top + GAP };
}

/** It goes with Esc, when what it belongs to is moved, and when somebody turns to something else. */
function useCloseOn(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const point = (event: Event): void => {
      if (!(event.target instanceof Element && event.target.closest('.why-mark'))) close();
    };
    addEventListener('keydown', press);
    addEventListener('scroll', close, true);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('scroll', close, true);
      removeEventListener('pointerdown', point);
    };
  });
}

/** The same in full, below what was done. */
export function WhyLine({ why }: { readonly why: Reason | undefined }) {
  const text = useReason(why);
  return text === null ? null : <p className="why-line">{text}</p>;
}
