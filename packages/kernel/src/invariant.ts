import { deciders } from './choices.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** What is wrong with a state, in sentences: the title's own laws, and that an unfinished game waits for somebody. */
export function violations<S extends KernelState>(title: Title<S>, s: S): string[] {
  const found: string[] = [];
  if (!s.ended && deciders(title, s).length === 0) found.push('the game is not over, and nobody is asked anything');
  if (s.ended && s.stack.length > 0) found.push('the game is over, and something is still asked');
  for (const invariant of title.invariants) {
    for (const sentence of invariant.broken(s)) found.push(`${invariant.name}: ${sentence}`);
  }
  return found;
}
