/** What a route that is being walked can still gain at most: the common part. */
import type { TrainClass } from './train-class.ts';
import type { Prices, Walker } from './walker.ts';

export interface Bounder {
  start(walker: Walker, prices: Prices): void;
  /** At most this much more than `gain` at the level at hand, ends and best places included. */
  rest(walker: Walker): number;
}

/** What both arms may get at their ends, and what the title may add where it does not say at which stops. */
export class ExtraBound {
  private readonly top: number;
  private readonly most: number;

  private readonly train: TrainClass;

  constructor(train: TrainClass) {
    this.train = train;
    this.top = train.endBonus.reduce((most, bonus) => Math.max(most, bonus), 0);
    this.most = train.hope === null ? (train.bonus?.most(train.spec) ?? 0) : 0;
  }

  of(walker: Walker): number {
    if (this.top === 0) return this.most;
    return this.most + (walker.turn >= 0 ? this.top + this.train.endBonus[walker.farEnd()]! : 2 * this.top);
  }
}

/** Passes on what another says and remembers the highest bound it gave. */
export class Highest implements Bounder {
  most = 0;
  private readonly inner: Bounder;

  constructor(inner: Bounder) {
    this.inner = inner;
  }

  start(walker: Walker, prices: Prices): void {
    this.inner.start(walker, prices);
  }

  rest(walker: Walker): number {
    const rest = this.inner.rest(walker);
    this.most = Math.max(this.most, walker.gain[walker.depth]! + rest);
    return rest;
  }
}
