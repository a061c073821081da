/** The best networks of several trains on the track that is left: which stations, and in which order. */
import type { Network, Route, TrainSpec } from './network.ts';
import { routeOf } from './rebuild.ts';
import { Spread } from './spread.ts';

export interface Placing {
  readonly revenue: number;
  readonly routes: readonly Route[];
}

export class Networks {
  readonly trains: readonly TrainSpec[];
  private readonly spreads = new Map<string, Spread>();
  readonly stations: readonly number[];
  private readonly network: Network;

  constructor(network: Network, trains: readonly TrainSpec[]) {
    this.network = network;
    this.trains = trains;
    this.stations = network.stops.flatMap(({ mine }, stop) => (mine ? [stop] : []));
    for (const train of trains) {
      if (!this.spreads.has(train.kind)) this.spreads.set(train.kind, new Spread(network, train));
    }
  }

  /** By kind of train. */
  kinds(): { readonly spread: Spread; readonly count: number }[] {
    return [...this.spreads].map(([name, spread]) => ({
      spread,
      count: this.trains.filter(({ kind }) => kind === name).length,
    }));
  }

  /** How much has been walked in all. */
  get steps(): number {
    let steps = 0;
    for (const spread of this.spreads.values()) steps += spread.steps;
    return steps;
  }

  /** The best placing where these units are taken. */
  best(taken: Uint8Array): Placing {
    return this.place(this.trains, taken, new Uint8Array(this.network.stops.length));
  }

  private place(trains: readonly TrainSpec[], taken: Uint8Array, covered: Uint8Array): Placing {
    let best = NONE;
    const kinds = new Set<string>();
    for (const train of trains) {
      if (kinds.has(train.kind)) continue;
      kinds.add(train.kind);
      const spread = this.spreads.get(train.kind)!;
      const seen = new Set<number>();
      for (const station of this.stations) {
        if (covered[station] || seen.has(station)) continue;
        spread.taken.set(taken);
        spread.from(station);
        this.markSame(station, spread, seen);
        const left = trains.filter((other) => other !== train);
        // Alone, one that is worth no more with all the lines that start is not worth counting them.
        if (left.length === 0 && spread.worth(spread.starts) <= best.revenue) continue;
        const own = spread.worth(spread.countLines());
        const rest = left.length === 0 ? NONE : this.place(left, ...this.without(spread, taken, covered));
        if (own + rest.revenue > best.revenue) {
          const route = routeOf(train, [this.network.stops[station]!.id]);
          best = { revenue: own + rest.revenue, routes: [route, ...rest.routes] };
        }
      }
    }
    return best;
  }

  /** A start elsewhere in a network has the same one, if both places may be passed. */
  markSame(station: number, spread: Spread, seen: Set<number>): void {
    const { stops } = this.network;
    seen.add(station);
    if (!stops[station]!.passable) return;
    for (const other of this.stations) if (stops[other]!.passable && spread.reached(other)) seen.add(other);
  }

  private without(spread: Spread, taken: Uint8Array, covered: Uint8Array): [Uint8Array, Uint8Array] {
    const units = taken.slice();
    spread.takeAll(units);
    return [units, covered.map((was, stop) => (was || spread.reached(stop) ? 1 : 0))];
  }
}

const NONE: Placing = { revenue: 0, routes: [] };
