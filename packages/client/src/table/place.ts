import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { GameView } from '../game/handle.ts';

/** How long the hand rests before the address follows. */
const REST = 200;

/**
 * Which position is shown. It stands in the address, so that it can be sent to somebody; but the address follows only
 * when the hand rests, for with every change of it a browser looks up the page's icon again, and a step is to be quick.
 */
export function usePlace(view: GameView) {
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
  const seq = wanted === null ? view.seq : Math.max(0, Math.min(view.seq, Number.parseInt(wanted, 10) || 0));
  const live = wanted === null || seq >= view.seq;
  return { at: live ? view.seq : seq, live, goTo };
}
