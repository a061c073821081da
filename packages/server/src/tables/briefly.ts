/** Tables for one order of an operator, where no server runs that would have them. */
import { titles } from '@roundhouse/titles';
import { clockOf } from '../clock.ts';
import { Lists } from '../lists/lists.ts';
import type { Store } from '../store/contract.ts';
import { Prover } from '../threads/prover.ts';
import { Thinkers } from '../threads/thinkers.ts';
import { USUAL_TIMING } from './deps.ts';
import { Tables } from './tables.ts';

/** `script` is that of any thread; the others lie beside it. */
export function tablesFor(store: Store, script: URL): { readonly tables: Tables; close(): Promise<void> } {
  const thinker = new URL('thinker.mjs', script);
  const log = (): void => {};
  const thinkers = new Thinkers({ script: thinker, log, count: 1 });
  const lists = new Lists(store);
  const now = Date.now;
  const written = (): void => {};
  const deps = { store, titles, thinkers, lists, now, clock: clockOf(now), timing: USUAL_TIMING, log, written };
  const tables = new Tables(deps, new Prover(thinker));
  return {
    tables,
    async close() {
      await tables.drain();
      await thinkers.close();
      lists.close();
    },
  };
}
