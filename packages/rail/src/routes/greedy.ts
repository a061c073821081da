/** Good runs, quickly: train by train, in several orders, then each train once more given the others. */
import type { PriceTable } from './prices.ts';
import { type Incumbent, offer, type Pick, type Task, Use } from './task.ts';

/** Routes that are still of interest, by class. */
export type Active = readonly { readonly list: Int32Array; readonly size: number }[];

export function everything(task: Task): { list: Int32Array; size: number }[] {
  return task.classes.map(({ pool: { size } }) => {
    const list = new Int32Array(size);
    for (let i = 0; i < size; i++) list[i] = i;
    return { list, size };
  });
}

/** Builds a run with the trains in this order of classes, weighing routes at a share of the prices. */
export function guess(
  task: Task,
  active: Active,
  order: readonly number[],
  prices: PriceTable | null,
  share: number,
  incumbent: Incumbent,
): boolean {
  const use = new Use(task);
  const picks: Pick[] = [];
  for (const c of order) {
    if (picks.length >= task.maxTrains) break;
    const route = bestFit(task, active, use, c, prices, share);
    if (route < 0) continue;
    use.take(task.classes[c]!, route);
    picks.push({ of: c, route });
  }
  improve(task, active, picks, order);
  return offer(task, picks, worth(task, picks), incumbent);
}

/** All the trains, class by class, in a few orders: as given, backwards, and by turns. */
export function orders(task: Task): number[][] {
  const given = task.classes.flatMap(({ count }, c) => Array.from({ length: count }, () => c));
  const turns: number[] = [];
  for (let round = 0; turns.length < given.length; round++) {
    task.classes.forEach(({ count }, c) => {
      if (round < count) turns.push(c);
    });
  }
  return task.classes.length === 1 ? [given] : [given, given.toReversed(), turns, turns.toReversed()];
}

function bestFit(task: Task, active: Active, use: Use, of: number, prices: PriceTable | null, share: number): number {
  const { pool } = task.classes[of]!;
  const { list, size } = active[of]!;
  let best = -1;
  let most = 0;
  for (let i = 0; i < size; i++) {
    const route = list[i]!;
    if (prices === null && pool.value[route]! <= most) continue;
    if (!use.fits(pool, route)) continue;
    let gain = use.adds(task.classes[of]!, route);
    if (gain <= 0) continue;
    if (prices !== null) gain -= share * prices.of(pool.mask, route * task.layout.words);
    if (best < 0 || gain > most) {
      best = route;
      most = gain;
    }
  }
  return best;
}

/** What the trains earn together. */
export function worth(task: Task, picks: readonly Pick[]): number {
  const use = new Use(task);
  let sum = 0;
  for (const { of, route } of picks) {
    sum += use.adds(task.classes[of]!, route);
    use.take(task.classes[of]!, route);
  }
  return sum;
}

/** Takes back each train in turn and runs it again, as long as that helps. */
function improve(task: Task, active: Active, picks: Pick[], order: readonly number[]): void {
  const use = new Use(task);
  let revenue = worth(task, picks);
  for (let round = 0; round < 8; round++) {
    const before = revenue;
    for (let i = 0; i < picks.length; i++) {
      use.clear();
      picks.forEach((pick, j) => {
        if (j !== i) use.take(task.classes[pick.of]!, pick.route);
      });
      const route = bestFit(task, active, use, picks[i]!.of, null, 0);
      if (route < 0) continue;
      const old = picks[i]!;
      picks[i] = { of: old.of, route };
      const now = worth(task, picks);
      if (now > revenue) revenue = now;
      else picks[i] = old;
    }
    if (revenue === before) break;
  }
  // A train that found no room before may have found some now.
  const left = [...order];
  for (const { of } of picks) left.splice(left.indexOf(of), 1);
  for (const c of left) {
    if (picks.length >= task.maxTrains) return;
    use.clear();
    for (const pick of picks) use.take(task.classes[pick.of]!, pick.route);
    const route = bestFit(task, active, use, c, null, 0);
    if (route >= 0) picks.push({ of: c, route });
  }
}
