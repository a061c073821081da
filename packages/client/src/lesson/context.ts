import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LessonSession, LessonView } from './session.ts';

export const LessonContext = createContext<LessonSession | null>(null);

export interface InLesson extends LessonView {
  readonly session: LessonSession;
}

/** The task at hand; for the parts that a lesson adds to the table. */
export function useLesson(): InLesson {
  const session = useContext(LessonContext);
  if (!session) throw new Error('a part of a lesson stands outside of it');
  const view = useSyncExternalStore(session.subscribe, session.view);
  return { session, ...view };
}
