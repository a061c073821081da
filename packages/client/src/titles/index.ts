import { useEffect, useState } from 'react';
import { byTitle } from './folders.ts';
import type { Presentation } from './presentation.ts';

/** How each title is shown; it comes with the first game of the title that is opened. */
const loaders = byTitle(import.meta.glob<Presentation>('./*/presentation.ts', { import: 'presentation' }));

/** A title without words of its own is shown plainly. */
export const loadPresentation = async (id: string): Promise<Presentation> => (await loaders.get(id)?.()) ?? { id };

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
