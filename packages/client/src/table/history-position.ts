import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameView } from '../game/handle.ts';

/** How long the hand rests before the address follows. */
const REST = 200;

/** The position that an address names; the latest where it names none, one that is no number, or one that is to come. */
export function positionOf(wanted: string | null, last: number): number {
  const named = wanted === null || wanted.trim() === '' ? Number.NaN : Math.trunc(Number(wanted));
  return Number.isNaN(named) ? last : Math.max(0, Math.min(last, named));
}

/**
 * Which position is shown. It stands in the address, so that it can be sent to somebody; but the address follows only
 * when the hand rests, for with every change of it a browser looks up the page's icon again, and a step is to be quick.
 */
export function useHistoryPosition(view: GameView) {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const addressed = params.get('at');
  const [wanted, setWanted] = useState(addressed);
  const [known, setKnown] = useState(addressed);

  // The address has caught up, or somebody followed a link or went back: it is right.
  if (addressed !== known) {
    setKnown(addressed);
    setWanted(addressed);
  }

  useEffect(() => {
    if (wanted === addressed) return;
    const follow = () => navigate(wanted === null ? path : `${path}?at=${wanted}`, { replace: true });
    const timer = setTimeout(follow, REST);
    return () => clearTimeout(timer);
  }, [wanted, addressed, path, navigate]);

  const goTo = useCallback((to: number | null) => setWanted(to === null ? null : String(to)), []);
  const seq = positionOf(wanted, view.seq);
  const live = seq >= view.seq;
  return { at: live ? view.seq : seq, live, goTo };
}
