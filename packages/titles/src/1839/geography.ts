/** What a company can get to on the map. */
import {
  type Layout,
  layoutOf,
  networkOf,
  passableFor,
  type Reach,
  reachOf,
  type RunOf,
  sourcesOf,
} from '@roundhouse/rail';
import { board, tileSet } from './material.ts';
import type { State } from './state.ts';

export const layout = (s: Pick<State, 'tiles'>): Layout => layoutOf(board, tileSet, s.tiles);

export function reachFor(s: State, company: string): Reach {
  const map = layout(s);
  const passable = passableFor(map, s.stations, company, () => true);
  return reachOf(map, sourcesOf(map, s.stations, company), passable);
}

export const runProblemOf = (s: State, company: string): RunOf => ({
  company,
  network: networkOf(layout(s), { value: () => 0, passable: () => true, mine: () => false }),
  trains: [],
});
