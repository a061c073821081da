import { useSyncExternalStore } from 'react';

/** One list for each query: asking the browser again at every drawing costs more than the drawing. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Held upright, or on its side: there the height is scarce. */
const SIDEWAYS = '(max-height: 480px) and (min-width: 560px) and (max-width: 960px)';
const PHONE = `(max-width: 700px), ${SIDEWAYS}`;

/** Is there room for one thing at a time only? */
export const isPhone = (): boolean => listOf(PHONE).matches;
export const usePhone = (): boolean => useMediaQuery(PHONE);

/** Does the screen answer to this query, now and after every change? */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}
