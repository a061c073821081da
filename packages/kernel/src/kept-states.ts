import { reapply } from './apply.ts';
import type { LoggedAction } from './move.ts';
import type { Point } from './points.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** How far apart the states lie that are always kept: rebuilding a past state replays at most so many actions. */
const KEPT_EVERY = 10;
/** How many others are kept, the latest: going back and forth near them replays nothing. */
const RECENT = 50;

/** States of one game by its points. What hangs on a point that nobody can come back to goes with it. */
export class KeptStates<S extends KernelState> {
  readonly #every = new WeakMap<Point, S>();
  readonly #recent = new Map<Point, S>();

  keep(point: Point, state: S): void {
    if (point.seq % KEPT_EVERY === 0) {
      this.#every.set(point, state);
      return;
    }
    this.#recent.delete(point);
    this.#recent.set(point, state);
    if (this.#recent.size > RECENT) this.#recent.delete(this.#recent.keys().next().value!);
  }

  get(point: Point): S | undefined {
    return this.#every.get(point) ?? this.#recent.get(point);
  }
}

/** The state at a point, played again from the nearest that is kept; the first one must be. */
export function stateAt<S extends KernelState>(title: Title<S>, kept: KeptStates<S>, point: Point): S {
  const ahead: { readonly point: Point; readonly action: LoggedAction }[] = [];
  let from = point;
  let state = kept.get(from);
  while (!state) {
    const { action, before } = from.step!;
    ahead.push({ point: from, action });
    from = before;
    state = kept.get(from);
  }
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    state = reapply(title, state, next.action);
    kept.keep(next.point, state);
  }
  return state;
}
