import type { RailTitle } from '@roundhouse/rail';
import * as z from 'zod';

// No code made from text at run time: the page's security policy forbids it.
z.config({ jitless: true });

/** The rules of a title, brought in when they are first needed; undefined if it cannot be played here. */
export async function loadTitle(id: string): Promise<RailTitle | undefined> {
  const { titles } = await import('@roundhouse/titles');
  return (titles as unknown as readonly RailTitle[]).find((title) => title.id === id);
}
