/** A bonus that hangs on the rest of the route: some off-boards are worth what else is on it, and the searches must agree on that. */
import type { Network, RouteBonus, TrainSpec } from '../../src/routes/index.ts';

/**
 * An off-board that pays nothing by itself but the largest value of a city or town on the route, or double the off-board at
 * the other end, whichever is more.
 */
export interface Mirror {
  /** The off-boards that do so. */
  readonly stops: readonly number[];
  /** What each stop brings to a route of this train that it is on. */
  readonly brings: (train: TrainSpec, stop: number) => number;
}

/** Every off-board of this colour, in a network in which they then pay nothing else. */
export function mirrored(network: Network, color: string): { readonly network: Network; readonly mirror: Mirror } {
  const isMirror = (stop: number): boolean =>
    network.stops[stop]!.kind === 'offboard' && network.stops[stop]!.group === color;
  const stops = network.stops.flatMap((_, i) => (isMirror(i) ? [i] : []));
  return {
    network: { ...network, stops: network.stops.map((stop, i) => (isMirror(i) ? { ...stop, value: 0 } : stop)) },
    mirror: {
      stops,
      brings(_, stop) {
        const { kind, value } = network.stops[stop]!;
        if (kind === 'city' || kind === 'town') return value;
        return kind === 'offboard' && !isMirror(stop) ? 2 * value : 0;
      },
    },
  };
}

export function bonusOf(network: Network, mirror: Mirror): RouteBonus {
  const most = (train: TrainSpec): number => Math.max(0, ...network.stops.map((_, stop) => mirror.brings(train, stop)));
  return {
    of: (train, stops) =>
      stops.some((stop) => mirror.stops.includes(stop))
        ? Math.max(...stops.map((stop) => mirror.brings(train, stop)))
        : 0,
    most,
    byStops: { at: (train) => new Map(mirror.stops.map((stop) => [stop, most(train)])), step: 10 },
  };
}
