/** Certificates that can run in more than one way: which of them is shown, and which there are. */
import type { Route, TrainSpec } from '@roundhouse/rail';

type Way = Pick<TrainSpec, 'id' | 'card' | 'face'>;
/** By certificate, the way that somebody has picked. */
export type Picked = Readonly<Record<string, string>>;

/** All trains but those of other ways than the one that runs, was picked, or else comes first. */
export function trainsShown<T extends Way>(
  trains: readonly T[],
  routes: readonly Route[],
  picked: Picked,
): readonly T[] {
  const runs = new Set(routes.map(({ train }) => train));
  const faceOf = (card: string): string | undefined => {
    const ways = trains.filter((one) => one.card === card);
    return ways.find(({ id }) => runs.has(id))?.face ?? picked[card] ?? ways[0]?.face;
  };
  return trains.filter(({ card, face }) => card === undefined || face === faceOf(card));
}

/** The first train of each other way of its certificate. */
export function otherWays<T extends Way>(trains: readonly T[], { card, face }: Way): readonly T[] {
  const others = trains.filter((one) => card !== undefined && one.card === card && one.face !== face);
  return others.filter((one, at) => others.findIndex((other) => other.face === one.face) === at);
}

/** The routes without those of a certificate. */
export const withoutCard = (trains: readonly Way[], routes: readonly Route[], card: string): readonly Route[] =>
  routes.filter(({ train }) => trains.find(({ id }) => id === train)?.card !== card);
