/** What a company can get to on the map: used by track, stations and trains alike. */
import {
  type Closes,
  impassable,
  type Layout,
  layoutOf,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  sourcesOf,
} from '@roundhouse/rail';
import { board, colourNumber, tileSet } from './material.ts';
import type { State } from './state.ts';

const nothing: Closes = () => false;

/** Blue barriers are closed in yellow phase (7.2.1-4). */
export const layout = (s: Pick<State, 'tiles' | 'phase'>): Layout =>
  layoutOf(board, tileSet, s.tiles, colourNumber(s.phase) > 0 ? nothing : impassable);

const reachIn = perPosition((s: State, company, _phase: string): Reach => {
  const map = layout(s);
  return reachOf(
    map,
    sourcesOf(map, s.stations, company),
    passableFor(map, s.stations, company, () => false),
  );
});
/** Through towns, cities with an empty circle or a marker of its own. */
export const reachFor = (s: State, company: string): Reach => reachIn(s, company, s.phase);
