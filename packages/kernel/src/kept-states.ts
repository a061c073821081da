import { type Replayed, replayed } from './apply.ts';
import type { LoggedAction } from './move.ts';
import type { Point } from './points.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** How densely the states of a game are kept. */
export interface Density {
  /** How far apart the states lie that are always kept: rebuilding a past state replays at most so many actions. */
  readonly every: number;
  /** How many others are kept, the latest: going back and forth near them replays nothing. */
  readonly recent: number;
}
const USUAL: Density = { every: 10, recent: 50 };

/** States of one game by its points. What hangs on a point that nobody can come back to goes with it. */
export class KeptStates<S extends KernelState> {
  readonly #density: Density;
  readonly #lasting = new WeakMap<Point, S>();
  readonly #recent = new Map<Point, S>();

  constructor(density: Density = USUAL) {
    this.#density = density;
  }

  keep(point: Point, state: S): void {
    if (point.seq % this.#density.every === 0) {
      this.pin(point, state);
      return;
    }
    this.#recent.delete(point);
    this.#recent.set(point, state);
    if (this.#recent.size > this.#density.recent) this.#recent.delete(this.#recent.keys().next().value!);
  }

  /** Keeps a state for as long as its point. */
  pin(point: Point, state: S): void {
    this.#lasting.set(point, state);
  }

  get(point: Point): S | undefined {
    return this.#lasting.get(point) ?? this.#recent.get(point);
  }
}

/** How a past state is made: from a state that is kept, or from the first one, and by which actions. */
export interface Rebuild {
  readonly from: Point;
  readonly steps: readonly { readonly action: LoggedAction; readonly to: Point }[];
}

/** The shortest way to the state at a point from those that somebody keeps, wherever they are kept. */
export function rebuildOf(point: Point, isKept: (point: Point) => boolean): Rebuild {
  const steps: Rebuild['steps'][number][] = [];
  let from = point;
  for (; from.step && !isKept(from); from = from.step.before) steps.push({ action: from.step.action, to: from });
  return { from, steps: steps.reverse() };
}

/** Plays what was accepted before, action by action and without checks, so that long work can be done in slices. */
export function* replaying<S extends KernelState>(
  title: Title<S>,
  from: S,
  actions: Iterable<LoggedAction>,
): Generator<Replayed<S>, S> {
  let state = from;
  for (const action of actions) {
    const next = replayed(title, state, action);
    yield next;
    ({ state } = next);
  }
  return state;
}

/** The state at a point, played again from the nearest that is kept, or from the first one. */
export function stateAt<S extends KernelState>(title: Title<S>, kept: KeptStates<S>, point: Point, first: () => S): S {
  const { from, steps } = rebuildOf(point, (one) => kept.get(one) !== undefined);
  const base = kept.get(from) ?? first();
  kept.keep(from, base);
  let made = 0;
  const work = replaying(
    title,
    base,
    steps.map(({ action }) => action),
  );
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    kept.keep(steps[made++]!.to, next.value.state);
  }
}
