import type { Board, HexId, LaidTiles, TileSet } from '@roundhouse/rail';
import { memo } from 'react';
import { SLOT } from './drawing/city.ts';
import { drawingOf } from './drawing/face.ts';
import { onward } from './geometry/curve.ts';
import { centreOf, hexPath } from './geometry/hexagon.ts';
import { add, at, type Point, px } from './geometry/point.ts';
import { extentAround, extentOf, fencesOf, groundOf } from './map/edges.ts';
import { reachPath, riversOf } from './map/rivers.ts';
import { outline } from './map/silhouette.ts';
import './board.css';
import './mini-map.css';

interface MiniMapProps {
  readonly board: Board;
  readonly tileSet: TileSet;
  readonly tiles?: LaidTiles;
  /** Only the part around these hexes, with a ring on each of them. */
  readonly around?: readonly HexId[];
}

const nothing: LaidTiles = {};
const circle = ([x, y]: Point, r: number): string =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0Z`;

/** Everything of one kind in one path: a map of a hundred hexes is a dozen elements. */
function pathsOf(board: Board, tileSet: TileSet, tiles: LaidTiles) {
  const grounds = new Map<string, string>();
  let track = '';
  let cities = '';
  let towns = '';
  for (const hex of board.hexes) {
    const laid = tiles[hex.id];
    const tile = laid && tileSet.byId.get(laid.tile)?.def;
    const drawing = tile ? drawingOf(tile, laid.rotation) : drawingOf(hex);
    const ground = tile ? `tile-${tile.color}` : groundOf(hex);
    grounds.set(ground, (grounds.get(ground) ?? '') + hexPath(hex.id));
    const centre = centreOf(hex.id);
    const move = (p: Point): Point => add(centre, p);
    for (const { line } of drawing.groups.flat()) {
      const moved = line.map(([p, c, d, q]) => [move(p), move(c), move(d), move(q)] as const);
      track += `M${at(moved[0]![0])}${onward(moved)}`;
    }
    for (const { look, slots, at: place } of drawing.nodes) {
      for (const slot of slots) cities += circle(move(slot), SLOT);
      if (look === 'bar' || look === 'dot' || look === 'mine') towns += circle(move(place), 0.16);
    }
  }
  return { grounds: [...grounds], track, cities, towns };
}

/** Room to see what lies next to a hex. */
const BESIDE = 0.95;

/** A board as a thumbnail: colours, track and cities, no writing. */
export const MiniMap = memo(function MiniMap({ board, tileSet, tiles = nothing, around }: MiniMapProps) {
  const { grounds, track, cities, towns } = pathsOf(board, tileSet, tiles);
  const { x, y, width, height } = around ? extentAround(around, BESIDE) : extentOf(board, 0.5);
  const shore = outline(board);
  const river = riversOf(board).reaches.map(reachPath).join('');
  return (
    <svg className="b-mini" viewBox={[x, y, width, height].map(px).join(' ')} aria-hidden="true">
      <path d={shore} className="b-mini-shore" />
      {grounds.map(([ground, path]) => (
        <path key={ground} d={path} className={`b-${ground} b-mini-hex`} />
      ))}
      {river === '' ? null : <path d={river} className="b-river" />}
      <path
        d={fencesOf(board)
          .map(({ path }) => path)
          .join('')}
        className="b-fence"
      />
      <path d={track} className="b-mini-casing" />
      <path d={track} className="b-mini-track" />
      <path d={towns} className="b-inked" />
      <path d={cities} className="b-mini-city" />
      {around?.map((hex) => (
        <path key={hex} d={circle(centreOf(hex), 0.72)} className="b-mini-ring" />
      ))}
    </svg>
  );
});
