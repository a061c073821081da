/**
 * The quick half of the mutation run: each test runs once to see which checks and calls it reaches, then once more for each of
 * them that is still unnoticed, with that one switched off. What is noticed here needs no run of its own.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RunnerTestCase } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { getFn } from 'vitest/suite';
import { journal, triedInTurn } from './named.ts';
import { switches } from './switches.ts';

/** What takes longer, in ms, is a whole game; it is left to the slow half. */
const SHORT = 250;

const settled = new Set<string>();
for (const line of existsSync(journal()) ? readFileSync(journal(), 'utf8').split('\n') : []) {
  const [what, place] = line.split('\t');
  if (what === 'noticed') settled.add(place!);
}
const note = (what: 'trying' | 'noticed', place: string): void => appendFileSync(journal(), `${what}\t${place}\n`);

/** @public Loaded by its path in vitest.config.ts. */
export default class Trying extends VitestTestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const body = getFn(test) as () => Promise<void>;
    const started = performance.now();
    const reached = await switches().whileRunning(body);
    if (performance.now() - started > SHORT) return;
    const wanted = triedInTurn()!.place;
    for (const place of reached) {
      if (settled.has(place) || !place.startsWith(wanted)) continue;
      note('trying', place);
      // A test that fails only because it ran before has noticed nothing.
      if ((await failsWithout(place, body)) && !(await failsWithout(null, body))) {
        settled.add(place);
        note('noticed', place);
      }
    }
  }
}

async function failsWithout(place: string | null, body: () => Promise<void>): Promise<boolean> {
  switches().off = place;
  try {
    await body();
    return false;
  } catch {
    return true;
  } finally {
    switches().off = null;
  }
}
