/** Powers that are used in a run, such as somebody grants a company: each way of running by one is a train of its own. */
import type { Route, TrainSpec } from '../routes/network.ts';
import type { Indication, RunFrame } from './moves.ts';

/** What a power makes of a train, or nothing if it is of no use to it. */
export type Powers = Readonly<Record<string, (train: TrainSpec) => Partial<TrainSpec> | undefined>>;

/** The trains as they are, and behind them each way in which one of them runs by a power. */
export function waysOf(trains: readonly TrainSpec[], powers: Powers): readonly TrainSpec[] {
  const all = Object.entries(powers);
  if (all.length === 0) return trains;
  const plain = trains.map((train): TrainSpec => ({ ...train, card: train.id, face: '' }));
  const powered = trains.flatMap((train) =>
    all.flatMap(([power, change]): TrainSpec[] => {
      const changed = change(train);
      if (changed === undefined) return [];
      return [{ ...train, ...changed, kind: `${train.kind} ${power}`, card: train.id, face: power, power }];
    }),
  );
  return [...plain, ...powered];
}

/** Of such ways those of one choice: each train as it is, or by the power named for it. */
export const chosenWays = (ways: readonly TrainSpec[], use: Readonly<Record<string, string>>): readonly TrainSpec[] =>
  ways.filter(({ id, power }) => power === use[id]);

/** The powers that routes use, each as often as it is used, in order. */
export const powersOf = (routes: readonly Route[]): readonly string[] =>
  routes.flatMap(({ power }) => power ?? []).sort();

/** Do these powers include all of those? */
function includes(these: readonly string[], those: readonly string[]): boolean {
  const left = [...these];
  return those.every((power) => {
    const at = left.indexOf(power);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The most that somebody has shown for these powers, or for fewer: nobody must use more. */
export function shownFor(f: RunFrame, routes: readonly Route[]): number | undefined {
  const powers = powersOf(routes);
  const shown = [...(f.indicated ? [f.indicated] : []), ...(f.byPowers ?? [])];
  const sums = shown.flatMap((one) => (includes(powers, powersOf(one.routes)) ? [one.revenue] : []));
  return sums.length === 0 ? undefined : Math.max(...sums);
}

/** The frame's indications with one more, in place of that for the same powers. */
export function shownToo<F extends RunFrame>(f: F, indication: Indication): F {
  const key = powersOf(indication.routes).join('\n');
  if (key === '') return { ...f, indicated: indication };
  const others = (f.byPowers ?? []).filter(({ routes }) => powersOf(routes).join('\n') !== key);
  return { ...f, byPowers: [...others, indication] };
}
