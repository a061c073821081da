import type { RailTitle } from '@roundhouse/rail';
import { useEffect, useState } from 'react';
import { loadTitle } from './rules.ts';

/** A title's rules once they are loaded; null until then, or while no title is asked for. */
export function useTitle(id: string | null): RailTitle | null {
  const [title, setTitle] = useState<RailTitle | null>(null);
  useEffect(() => {
    if (id === null) return;
    let left = false;
    void loadTitle(id).then((loaded) => !left && setTitle(loaded ?? null));
    return () => {
      left = true;
    };
  }, [id]);
  return title?.id === id ? title : null;
}
