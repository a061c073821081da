/** What training has done so far, line by line on disk: what was stopped goes on from here. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '@roundhouse/bots';
import { type LoggedAction, parseJson } from '@roundhouse/kernel';
import { UsageError } from '../failure.ts';
import type { Trial } from './evolve.ts';

export type Step =
  | { readonly kind: 'game'; readonly deal: number; readonly actions: readonly LoggedAction[] }
  | { readonly kind: 'fit'; readonly weights: Weights; readonly before: number; readonly after: number }
  | { readonly kind: 'trial'; readonly number: number; readonly weights: Weights; readonly trial: Trial };

export class TrainingLog {
  readonly steps: Step[] = [];
  readonly #path: string | null;

  /** Opens the file, or starts it; one of other weights or seeds is refused and left as it is. */
  constructor(path: string | null, about: unknown) {
    this.#path = path;
    if (path === null) return;
    const heading = JSON.stringify(about);
    if (!existsSync(path)) {
      writeFileSync(path, `${heading}\n`);
      return;
    }
    const [first, ...rest] = readFileSync(path, 'utf8').split('\n');
    if (first !== heading)
      throw new UsageError(`${path} holds the training of other weights or seeds: give another file, or delete it.`);
    for (const line of rest) {
      const read = parseJson(line);
      // What was being written when the machine stopped is done again.
      if ('data' in read) this.steps.push(read.data as Step);
    }
    writeFileSync(path, [heading, ...this.steps.map((step) => JSON.stringify(step)), ''].join('\n'));
  }

  add(step: Step): void {
    this.steps.push(step);
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify(step)}\n`);
  }
}
