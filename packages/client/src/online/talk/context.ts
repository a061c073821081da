import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TalkBox, TalkView } from './talk-box.ts';

const TalkContext = createContext<TalkBox | null>(null);
export const TalkProvider = TalkContext;

/** The talk of the table that is open, and what is known of it. */
export function useTalk(): { readonly box: TalkBox; readonly talk: TalkView } {
  const box = useContext(TalkContext);
  if (!box) throw new Error('a part of the talk stands outside of a table on the server');
  return { box, talk: useSyncExternalStore(box.subscribe, box.view) };
}
