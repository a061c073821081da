/** 13.5 British Rail: how it comes, and where its markers spread. It has no charter, treasury or director, and never a train (13.5-1). */
import {
  coordinates,
  distance,
  freeSlots,
  type HexId,
  hexIndex,
  moveShares,
  placeStation,
  POOL,
  setCompany,
  UNUSED,
} from '@roundhouse/rail';
import { moveTo, parCell } from '../16-stock-market.ts';
import { layout } from '../geography.ts';
import { board, BR, BRITISH_RAIL_SHARES, CHATHAM, LONDON } from '../material.ts';
import type { Game, State } from '../state.ts';
import { plays } from '../readings.ts';

const MARGATE = 'N18';
/** The highest green par price. */
const START_PRICE = 95;
const TILES_PER_TURN = 3;

interface Circle {
  readonly hex: HexId;
  readonly node: number;
}

/** Each empty circle of a hex, a city with two of them named twice. */
function openCircles(s: State, hex: HexId): Circle[] {
  const map = layout(s);
  return map.faces[hexIndex(board, hex)]!.nodes.flatMap(({ slots = 0 }, node) =>
    slots === 0 ? [] : Array.from({ length: freeSlots(map, s.stations, hex, node) }, () => ({ hex, node })),
  );
}

const fill = (g: Game, circles: readonly Circle[]): void => {
  for (const { hex, node } of circles) placeStation(g, BR, { hex, node });
};

/** At £95 below all who stand there, all its shares in the pool (13.5-5), its markers in all that is empty in London and Chatham (13.5-6). */
export function bringBritishRail(g: Game): void {
  setCompany(g, BR, { status: 'started' });
  moveTo(g, BR, parCell(START_PRICE));
  moveShares(g, BR, UNUSED, POOL, BRITISH_RAIL_SHARES);
  for (const hex of [LONDON, CHATHAM]) fill(g, openCircles(g.s, hex));
}

/** The direction of a hex as seen from London, clockwise from that of Margate, as a part of a whole turn (13.5-10). */
function turnFromMargate(hex: HexId): number {
  const angle = (id: HexId): number => {
    const [at, london] = [coordinates(id), coordinates(LONDON)];
    return Math.atan2((at.row - london.row) * 1.5, (at.column - london.column) * (Math.sqrt(3) / 2));
  };
  const turn = (angle(hex) - angle(MARGATE)) / (2 * Math.PI);
  return turn - Math.floor(turn);
}

/** All hexes, the nearest to London first; the map does not change. */
const outwards: readonly HexId[] = board.ids
  .map((hex) => ({ hex, steps: distance(LONDON, hex), turn: turnFromMargate(hex) }))
  .sort((a, b) => a.steps - b.steps || a.turn - b.turn)
  .map(({ hex }) => hex);

/** The tiles that British Rail comes to next: only tiles, not circles without one (13.5-9, Q69). */
export const nextTiles = (s: State): HexId[] =>
  outwards.filter((hex) => s.tiles[hex] !== undefined && openCircles(s, hex).length > 0).slice(0, TILES_PER_TURN);

/** All open circles of each of them, so several markers can lie in one hex (13.5-3); or one of each (Q69). */
export function spread(g: Game): void {
  for (const hex of nextTiles(g.s)) {
    const circles = openCircles(g.s, hex);
    fill(g, plays(g.s, 'britishRail', 'one-circle') ? circles.slice(0, 1) : circles);
  }
}
