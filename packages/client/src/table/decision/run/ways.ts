/** Certificates that can run in more than one way: which of them is shown, and which there are. */
import type { Route, TrainSpec } from '@roundhouse/rail';

type Way = Pick<TrainSpec, 'id' | 'card' | 'face'>;

/** The ways of a certificate, each with its trains. */
export function waysOf<T extends Way>(trains: readonly T[], card: string): ReadonlyMap<string, readonly T[]> {
  const ways = new Map<string, readonly T[]>();
  for (const train of trains) {
    if (train.card === card && train.face !== undefined) ways.set(train.face, [...(ways.get(train.face) ?? []), train]);
  }
  return ways;
}

/** The way in which a certificate runs; where it does not run, the one that was picked, or else the first. */
export function wayTaken(trains: readonly Way[], routes: readonly Route[], card: string, picked?: string): string {
  const own = trains.filter((one) => one.card === card);
  const running = own.find(({ id }) => routes.some(({ train }) => train === id));
  return running?.face ?? picked ?? own[0]?.face ?? '';
}

/** The routes without those of other ways of a train's certificate. */
export const withoutOtherWays = (
  trains: readonly Way[],
  routes: readonly Route[],
  { card, face }: Way,
): readonly Route[] =>
  routes.filter(({ train }) => {
    const other = trains.find(({ id }) => id === train);
    return card === undefined || other?.card !== card || other.face === face;
  });

/** What stands in the panel, in order: a train, or a certificate with its ways. One that runs in one way only is a train. */
export function cardsShown<T extends Way>(trains: readonly T[]): readonly (T | string)[] {
  const shown: (T | string)[] = [];
  for (const train of trains) {
    if (train.card === undefined || trains.every((one) => one === train || one.card !== train.card)) shown.push(train);
    else if (!shown.includes(train.card)) shown.push(train.card);
  }
  return shown;
}

/** How many trains there are in the ways that were taken. */
export const trainsTaken = (trains: readonly Way[], routes: readonly Route[]): number =>
  trains.filter(({ card, face }) => card === undefined || face === wayTaken(trains, routes, card)).length;
