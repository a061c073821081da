/** Networks, naively: every station tried in every order, every line listed and every set of lines tried. */
import type { Network, Spreading, TrainSpec } from '@roundhouse/rail';

export interface Naive {
  readonly revenue: number;
  /** Trains with the stations of their networks, in order. */
  readonly chosen: readonly (readonly [TrainSpec, number])[];
}

/** The best networks of these trains where these units are in use. */
export function naiveNetworks(network: Network, trains: readonly TrainSpec[], used: bigint): Naive {
  return place(network, trains, used, new Set());
}

function place(network: Network, trains: readonly TrainSpec[], used: bigint, covered: ReadonlySet<number>): Naive {
  let best: Naive = { revenue: 0, chosen: [] };
  for (const train of trains) {
    for (const [station, { mine }] of network.stops.entries()) {
      if (!mine || covered.has(station)) continue;
      const { stops, units } = reach(network, station, used);
      const rest = place(
        network,
        trains.filter((other) => other !== train),
        used | units,
        new Set([...covered, ...stops]),
      );
      const revenue = payOf(network, train, stops, used) + rest.revenue;
      if (revenue > best.revenue) best = { revenue, chosen: [[train, station], ...rest.chosen] };
    }
  }
  return best;
}

const unitsOf = (units: readonly number[]): bigint => units.reduce((mask, unit) => mask | (1n << BigInt(unit)), 0n);

function reach(network: Network, station: number, used: bigint): { stops: Set<number>; units: bigint } {
  const stops = new Set([station]);
  const been = new Set<string>();
  let units = 0n;
  const go = (end: number, hex: number | undefined): void => {
    network.tracks.forEach((track, t) => {
      if ((track.a !== end && track.b !== end) || track.hex === hex || (unitsOf(track.units) & used) !== 0n) return;
      const to = track.a === end ? track.b : track.a;
      if (been.has(`${t} ${to}`)) return;
      been.add(`${t} ${to}`);
      units |= unitsOf(track.units);
      if (to >= 0) stops.add(to);
      if (to < 0) go(to, track.hex);
      else if (network.stops[to]!.passable) go(to, undefined);
    });
  };
  go(station, undefined);
  return { stops, units };
}

function payOf(network: Network, train: TrainSpec, stops: ReadonlySet<number>, used: bigint): number {
  const times = Math.max(1, mostLines(network, train.spreads!, stops, used));
  let sum = 0;
  for (const stop of stops) {
    const { kind, value } = network.stops[stop]!;
    if (!train.pays.kinds.includes(kind)) continue;
    sum += train.multiplier * value * (train.spreads!.manifold.includes(kind) ? times : 1);
  }
  return sum;
}

function mostLines(network: Network, { linesFrom }: Spreading, stops: ReadonlySet<number>, used: bigint): number {
  const isStart = (stop: number): boolean => linesFrom.includes(network.stops[stop]!.kind);
  /** Lines by the track with which they start, as the units that they use. */
  const lines: bigint[][] = [];
  network.tracks.forEach((track) => {
    for (const start of new Set([track.a, track.b])) {
      if (start < 0 || !isStart(start) || !stops.has(start)) continue;
      const found = new Set<bigint>();
      const go = (end: number, by: (typeof network.tracks)[number], units: bigint): void => {
        if (end >= 0 && isStart(end)) return;
        if (end >= 0 && network.stops[end]!.mine) {
          if (stops.has(end)) found.add(units);
          return;
        }
        if (end >= 0 && !network.stops[end]!.passable) return;
        follow(end, end < 0 ? by.hex : undefined, units);
      };
      const follow = (end: number, hex: number | undefined, units: bigint): void => {
        for (const next of network.tracks) {
          if ((next.a !== end && next.b !== end) || next.hex === hex) continue;
          const own = unitsOf(next.units);
          const crossed = end < 0 ? 1n << BigInt(~end) : 0n;
          if ((own & used) !== 0n || (own & units & ~crossed) !== 0n) continue;
          const to = next.a === end ? next.b : next.a;
          if (path.includes(to)) continue;
          path.push(to);
          go(to, next, units | own);
          path.pop();
        }
      };
      const own = unitsOf(track.units);
      if ((own & used) !== 0n) continue;
      const to = track.a === start ? track.b : track.a;
      const path = [start, to];
      go(to, track, own);
      lines.push([...found]);
    }
  });
  const pack = (i: number, units: bigint): number => {
    if (i === lines.length) return 0;
    let most = pack(i + 1, units);
    for (const line of lines[i]!) if ((line & units) === 0n) most = Math.max(most, 1 + pack(i + 1, units | line));
    return most;
  };
  return pack(0, 0n);
}
