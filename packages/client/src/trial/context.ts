import { createContext, useContext, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { Until } from './trial-game.ts';
import type { Session, TrialSession } from './session.ts';

export const SessionContext = createContext<TrialSession | null>(null);

export interface InSession extends Session {
  readonly session: TrialSession;
}

/** The lines of the game and the one that is open; for the parts that a trial adds to the table. */
export function useSession(): InSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('a part of a trial stands outside of it');
  const view = useSyncExternalStore(session.subscribe, session.view);
  return { session, ...view };
}

/** How far bots are going on, while they do. */
export function useGoing(): Until | null {
  const { game } = useSession();
  return useSyncExternalStore(
    (changed) => game.subscribe(changed),
    () => game.going,
  );
}

/** Which two lines are being compared, by their ids, and when; null when none are. */
export interface Comparing {
  readonly a: string;
  readonly b: string | null;
  /** Null: the fairest moment. */
  readonly moment: string | null;
}

export const useComparing = create<{ readonly comparing: Comparing | null }>(() => ({ comparing: null }));
export const compare = (comparing: Comparing | null): void => useComparing.setState({ comparing });
