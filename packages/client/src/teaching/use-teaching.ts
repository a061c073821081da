import type { AnyGuide, Teaching } from '@roundhouse/rail';
import { useEffect, useState } from 'react';
import { byTitle } from '../titles/folders.ts';

/** What a title teaches: its words, and what it computes for them. */
export interface Taught extends Teaching {
  readonly id: string;
  readonly computed: AnyGuide;
}

const words = byTitle(import.meta.glob<Teaching>('../../../titles/src/*/teaching.json', { import: 'default' }));
const guides = byTitle(import.meta.glob<AnyGuide>('../../../titles/src/*/guide.ts', { import: 'guide' }));

const known = new Map<string, Promise<Taught | null>>();

/** Null of a title that teaches nothing. */
export function loadTeaching(id: string): Promise<Taught | null> {
  let taught = known.get(id);
  if (!taught) {
    taught = load(id);
    known.set(id, taught);
    // A fetch that failed is tried again by the next who asks.
    taught.catch(() => known.delete(id));
  }
  return taught;
}

async function load(id: string): Promise<Taught | null> {
  const [said, computed] = await Promise.all([words.get(id)?.(), guides.get(id)?.()]);
  return said ? { ...said, id, computed: computed ?? { figures: {} } } : null;
}

/** What a title teaches as soon as it is there; null before, and of a title that teaches nothing. */
export function useTeaching(id: string | null): Taught | null {
  const [taught, setTaught] = useState<Taught | null>(null);
  useEffect(() => {
    let left = false;
    if (id !== null)
      void loadTeaching(id).then(
        (one) => !left && setTaught(one),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [id]);
  return taught?.id === id ? taught : null;
}
