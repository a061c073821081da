/** What a company can get to on the map: used by track, stations and trains alike. */
import {
  type Layout,
  layoutOf,
  networkOf,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  type RunOf,
  sourcesOf,
} from '@roundhouse/rail';
import { board, tileSet } from './material.ts';
import type { State } from './state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

/** Through towns, cities with an empty circle or a marker of its own. */
export const reachFor: (s: State, company: string) => Reach = perPosition((s: State, company): Reach => {
  const map = layout(s);
  return reachOf(
    map,
    sourcesOf(map, s.stations, company),
    passableFor(map, s.stations, company, () => false),
  );
});

export const runProblemOf = (s: State, company: string): RunOf => ({
  company,
  network: networkOf(layout(s), { value: () => 0, passable: () => true, mine: () => false }),
  trains: [],
});
