/** What a company can get to on the map: used by track, stations and trains alike. */
import {
  type Closes,
  hexIndex,
  impassable,
  canRunThrough,
  type Layout,
  layoutOf,
  looseReachOf,
  type Passable,
  passableFor,
  perPosition,
  type Reach,
  reachOf,
  sourcesOf,
} from '@roundhouse/rail';
import { board, colourNumber, LONDON, tileSet } from './material.ts';
import type { State } from './state.ts';

const nothing: Closes = () => false;

/** Blue barriers are closed in yellow phase (7.2.1-4). */
export const layout = (s: Pick<State, 'tiles' | 'phase'>): Layout =>
  layoutOf(board, tileSet, s.tiles, colourNumber(s.phase) > 0 ? nothing : impassable);

const london = hexIndex(board, LONDON);

/** Through towns, and cities with an empty circle or a marker of its own; off-boards, ports and London are ends (Q78). */
function passable(s: State, company: string, stations: State['stations']): Passable {
  const isOpen = passableFor(layout(s), stations, company, (def) => canRunThrough(def) && def.kind !== 'port');
  return (hex, node) => hex !== london && isOpen(hex, node);
}

const reachBy = (search = reachOf, blocking = (s: State) => s.stations) =>
  perPosition(
    (s: State, company, _phase: string): Reach =>
      search(layout(s), sourcesOf(layout(s), s.stations, company), passable(s, company, blocking(s))),
  );
const strictReach = reachBy();
const looseReach = reachBy(looseReachOf);
const unblockedReach = reachBy(reachOf, () => ({}));

/** Everything that a line of track gets to from a marker of the company. */
export const reachFor = (s: State, company: string): Reach => strictReach(s, company, s.phase);
/** The same if one rule did not hold: tells which one keeps a company away. */
export const reachIfEdgesTwice = (s: State, company: string): Reach => looseReach(s, company, s.phase);
export const reachIfUnblocked = (s: State, company: string): Reach => unblockedReach(s, company, s.phase);
