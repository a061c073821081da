import { useEffect, useState } from 'react';
import type { Presentation } from './presentation.ts';

/** How each title is shown, by id; it comes with the first game of the title that is opened. */
const loaders = new Map<string, () => Promise<{ readonly presentation: Presentation }>>([
  ['soh', () => import('./soh/presentation.ts')],
  ['1828', () => import('./1828/presentation.ts')],
]);
const plain: Omit<Presentation, 'id'> = { turns: [], questions: {}, closing: {}, zones: {}, chapters: {} };

/** A title without words of its own is shown plainly. */
export const loadPresentation = async (id: string): Promise<Presentation> =>
  (await loaders.get(id)?.())?.presentation ?? { id, ...plain };

/** The presentation of a title as soon as it is there; null before. */
export function usePresentation(id: string | null): Presentation | null {
  const [loaded, setLoaded] = useState<Presentation | null>(null);
  useEffect(() => {
    let left = false;
    if (id !== null) void loadPresentation(id).then((presentation) => !left && setLoaded(presentation));
    return () => {
      left = true;
    };
  }, [id]);
  return loaded?.id === id ? loaded : null;
}
