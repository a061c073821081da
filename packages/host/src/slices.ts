/** Long work in slices, so that whatever else there is to do has its turn. */

/** How long work goes on before its driver looks up. */
export interface Slices {
  /** The driver's clock, in milliseconds. */
  readonly now: () => number;
  /** Lets others have their turn. */
  readonly pause: () => Promise<unknown>;
  readonly sliceMs: number;
  /** Nobody wants it any longer. */
  readonly isDropped?: () => boolean;
}

/** Works something out slice by slice; null if it was dropped. */
export async function inSlices<Step, Result>(
  work: Generator<Step, Result>,
  { now, pause, sliceMs, isDropped }: Slices,
  each?: (step: Step) => void,
): Promise<{ readonly result: Result } | null> {
  let since = now();
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return { result: next.value };
    each?.(next.value);
    if (now() - since < sliceMs) continue;
    await pause();
    since = now();
    if (isDropped?.()) return null;
  }
}
