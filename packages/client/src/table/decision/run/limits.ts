import type { Network, Route, Stop, TrainSpec } from '@roundhouse/rail';
import type { Say } from '../../words.ts';

/** The stops of a route, in its order. */
export const stopsOf = (network: Network, route: Route | undefined): readonly Stop[] =>
  (route?.path ?? []).flatMap((point) => network.stops.filter(({ id }) => id === point));

/** How much of each of its limits a train uses, and of how many stops it is paid. */
export function limitWords(say: Say, { limits, pays }: TrainSpec, stops: readonly Stop[]): string[] {
  const count = (kinds: readonly string[]): number => stops.filter(({ kind }) => kinds.includes(kind)).length;
  return [
    ...limits.map(({ kinds, max }) =>
      say(limits.length === 1 || kinds.includes('town') ? 'run.stops' : 'run.cities', { count: count(kinds), max }),
    ),
    ...(pays.best === undefined ? [] : [say('run.paid', { count: Math.min(pays.best, count(pays.kinds)) })]),
  ];
}
