/** Several jobs in turns of a slice each: best runs first, since people wait for them, then bots. */
import { performance } from 'node:perf_hooks';

export interface Slicing<T> {
  readonly job: number;
  readonly urgent: boolean;
  readonly work: Generator<unknown, T>;
  /** Milliseconds that it has taken so far. */
  spent: number;
}

export const SLICE_MS = 20;

/** The next job whose turn it is: urgent ones before all others, each kind in turns. */
export function nextJob<T>(jobs: readonly Slicing<T>[]): Slicing<T> | undefined {
  return jobs.find(({ urgent }) => urgent) ?? jobs[0];
}

/** Works on a job for one slice. */
export function workOn<T>(slicing: Slicing<T>): { readonly done: true; readonly value: T } | { readonly done: false } {
  const began = performance.now();
  for (;;) {
    const step = slicing.work.next();
    const spent = performance.now() - began;
    if (!step.done && spent < SLICE_MS) continue;
    slicing.spent += spent;
    return step.done ? { done: true, value: step.value } : { done: false };
  }
}
