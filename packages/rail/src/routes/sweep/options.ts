/** The ways in which a class of trains can use layings: they differ in how many of the best places the stops there take. */
import type { TrainClass } from '../train-class.ts';
import type { Laying } from './layings.ts';
import type { Marks } from './marks.ts';
import type { Tally } from './tally.ts';

export class Options {
  /** Those of a laying are numbered from `start[laying]`. */
  readonly start: Int32Array;
  readonly step: Int32Array;
  readonly value: Float64Array;
  /** The least stop there that has one of the best places, and the best that has none. */
  readonly least: Float64Array;
  readonly spare: Float64Array;

  constructor(layings: readonly Laying[], tally: Tally, train: TrainClass, marks: Marks) {
    const starts = [0];
    const steps: number[] = [];
    const values: number[] = [];
    const leasts: number[] = [];
    const spares: number[] = [];
    const isRival = (stop: number): boolean => train.best >= 0 && train.rival[stop] === 1 && train.pay[stop]! > 0;
    for (const laying of layings) {
      const { stops, ends, tracks } = laying;
      let value = 0;
      for (const stop of stops) if (!isRival(stop)) value += train.pay[stop]!;
      for (const end of ends) value += train.endBonus[end]!;
      for (const track of tracks) value += marks.bonusOf(track, train);
      const rivals = stops.filter(isRival).map((stop) => train.pay[stop]!);
      rivals.sort((a, b) => b - a);
      const most = ends.every((end) => train.endOk[end] === 1) ? Math.min(rivals.length, Math.max(0, train.best)) : -1;
      for (let best = 0; best <= most; best++) {
        if (best > 0) value += rivals[best - 1]!;
        values.push(value);
        steps.push(tally.stepOf(laying, best));
        leasts.push(best > 0 ? rivals[best - 1]! : Number.POSITIVE_INFINITY);
        spares.push(best < rivals.length ? rivals[best]! : Number.NEGATIVE_INFINITY);
      }
      starts.push(steps.length);
    }
    this.start = Int32Array.from(starts);
    this.step = Int32Array.from(steps);
    this.value = Float64Array.from(values);
    this.least = Float64Array.from(leasts);
    this.spare = Float64Array.from(spares);
  }
}
