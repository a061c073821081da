import type { Network, Route, Stop, TrainSpec } from '@roundhouse/rail';
import type { Say } from '../../words.ts';
import '../../../messages/parts.ts';

/** The stops of a route, in its order. */
export const stopsOf = (network: Network, route: Route | undefined): readonly Stop[] =>
  (route?.path ?? []).flatMap((point) => network.stops.filter(({ id }) => id === point));

const isPort = (kinds: readonly string[]): boolean => kinds.every((kind) => kind === 'port');
function nameOf(kinds: readonly string[]) {
  if (isPort(kinds)) return 'run.ports';
  if (kinds.every((kind) => kind === 'offboard')) return 'run.offboards';
  return kinds.includes('town') ? 'run.stops' : 'run.cities';
}

/** How much of each of its limits a train uses, or how much a train without any reaches, how many towns come beside them, and of how many stops it is paid. */
export function limitWords(say: Say, { limits, pays }: TrainSpec, stops: readonly Stop[]): string[] {
  const count = (kinds: readonly string[]): number => stops.filter(({ kind }) => kinds.includes(kind)).length;
  const towns = limits.some(({ kinds }) => kinds.includes('town')) ? 0 : count(['town']);
  const centres = limits.length === 0 ? count(['city']) : 0;
  return [
    ...(centres > 0 ? [say('run.centres', { count: centres })] : []),
    ...limits
      .filter(({ kinds }) => !isPort(kinds) || count(kinds) > 0)
      .map(({ kinds, max }) => say(nameOf(kinds), { count: count(kinds), max })),
    ...(towns > 0 ? [say('run.towns', { count: towns })] : []),
    ...(pays.best === undefined ? [] : [say('run.paid', { count: Math.min(pays.best, count(pays.kinds)) })]),
  ];
}
