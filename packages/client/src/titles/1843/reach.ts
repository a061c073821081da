import type { TrainFace } from '@roundhouse/rail';
import type { Words } from '../../table/words.ts';

/** How far a side of a certificate runs, way by way: `two trains, each the best four of six stops`. */
export const reachOf = ({ ways }: TrainFace): Words[] =>
  ways.map(({ trains }) => {
    const { limits, pays } = trains[0]!;
    const stops = Math.max(0, ...limits.map(({ max }) => max));
    const cities = limits.find(({ kinds }) => !kinds.includes('town'))?.max ?? 0;
    return { id: 'own.reach', values: { count: trains.length, stops, cities, best: pays.best ?? 0 } };
  });
