import type { Review } from '@roundhouse/bots';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/context.tsx';
import type { Job } from '../game/jobs.ts';
import { reviewOf } from './jobs.ts';
import { keepReview, keptReview } from './kept-reviews.ts';

interface Looking {
  readonly review: Review | null;
  /** After how many actions it is; null while nothing is worked out. */
  readonly progress: number | null;
  readonly failed: boolean;
  /** The game has gone on since. */
  readonly isOld: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The review of the game: the kept one, or one that is worked out when it is asked for. Of a running game only own moves are judged. */
export function useReview(): Looking {
  const { game, view, title, here } = useTable('game', 'view', 'title', 'here');
  const { id, seq, state } = view;
  const [found, setFound] = useState<{ readonly seq: number; readonly review: Review } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const job = useRef<Job<Review> | null>(null);
  useEffect(() => {
    let left = false;
    void keptReview(id).then((kept) => !left && kept && kept.seq <= seq && setFound(kept));
    return () => {
      left = true;
      job.current?.cancel();
      job.current = null;
    };
    // What was kept is looked for once, when the tab opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  const stop = useCallback(() => {
    job.current?.cancel();
    job.current = null;
    setProgress(null);
  }, []);
  const start = (): void => {
    stop();
    setFailed(false);
    setProgress(0);
    const actions = view.steps.map(({ action }) => action);
    const made = reviewOf(
      title,
      { first: game.at(0), actions, players: state.ended ? state.players : here },
      setProgress,
    );
    job.current = made;
    made.found.then(
      (review) => {
        job.current = null;
        setProgress(null);
        setFound({ seq: actions.length, review });
        void keepReview(id, { seq: actions.length, review });
      },
      () => {
        job.current = null;
        setProgress(null);
        setFailed(true);
      },
    );
  };
  return { review: found?.review ?? null, progress, failed, isOld: found !== null && found.seq < seq, start, stop };
}
