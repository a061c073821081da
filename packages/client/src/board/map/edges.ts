import type { Board, Border, HexDef, HexId } from '@roundhouse/rail';
import { drawingOf } from '../drawing/face.ts';
import { SLOT } from '../drawing/city.ts';
import { APOTHEM, centreOf, edgeCorners, edgeMiddle, inward } from '../geometry/hexagon.ts';
import { add, at, between, distance, type Point } from '../geometry/point.ts';

/** An edge of a hex at its place on the board. */
export function edgeLine(id: string, edge: number): readonly [Point, Point] {
  const centre = centreOf(id);
  const [a, b] = edgeCorners(edge);
  return [add(centre, a), add(centre, b)];
}

const groupOf = (hex: HexDef | undefined): string | undefined => hex?.nodes?.find(({ group }) => group)?.group;

/** The lines between hexes, each once; hexes that are joined into one place have none between them. */
export function hexLines(board: Board): string {
  let path = '';
  board.ids.forEach((id, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      const side = hex * 6 + edge;
      if (board.canonical[side] !== side) continue;
      const group = groupOf(board.hexes[hex]);
      if (group && groupOf(board.hexes[board.neighbours[side] as number]) === group) continue;
      path += `M${edgeLine(id, edge).map(at).join('L')}`;
    }
  });
  return path;
}

/** A closed or costly edge, drawn along it with a little room at both ends. */
export interface Fence {
  readonly key: string;
  readonly kind: 'barrier' | 'impassable';
  readonly path: string;
  /** The hex on one side of it, by its index. */
  readonly hex: number;
  /** Where its cost is written, and where else it could be. */
  readonly sign: Point;
  readonly signs: readonly Point[];
  readonly cost: number | undefined;
  readonly opens: boolean;
}

/** A cost that a city would hide is written on the other side of the edge. */
function signShift(board: Board, side: number): Point {
  const covered = (hex: number, edge: number): boolean =>
    hex >= 0 &&
    drawingOf(board.hexes[hex] as HexDef).nodes.some(({ slots }) =>
      slots.some((slot) => distance(slot, edgeMiddle(edge)) < SLOT + 0.13),
    );
  const [hex, edge] = [Math.floor(side / 6), side % 6];
  const neighbour = board.neighbours[side] as number;
  if (covered(hex, edge)) return add([0, 0], inward(edge), -0.17);
  return covered(neighbour, (edge + 3) % 6) ? add([0, 0], inward(edge), 0.17) : [0, 0];
}

export function fencesOf(board: Board): Fence[] {
  return board.borders.flatMap((borders, side) => {
    if (board.canonical[side] !== side) return [];
    return borders.flatMap((border): Fence[] => {
      if (border.kind !== 'barrier' && border.kind !== 'impassable') return [];
      const [a, b] = edgeLine(board.ids[Math.floor(side / 6)] as string, side % 6);
      return [
        {
          key: `${side}`,
          kind: border.kind,
          path: `M${at(between(a, b, 0.06))}L${at(between(b, a, 0.06))}`,
          hex: Math.floor(side / 6),
          sign: add(between(a, b, 0.5), signShift(board, side)),
          signs: [0.3, 0.7, 0.15, 0.85].map((along) => between(a, b, along)),
          cost: border.cost,
          opens: border.openFrom !== undefined,
        },
      ];
    });
  });
}

/** Stubs of track that every tile here must meet. */
export const stubsOf = (hex: HexDef, borders: readonly Border[]): number[] =>
  borders.filter(({ kind, on }) => kind === 'stub' && on === hex.id).map(({ edge }) => edge);

/** In a place abroad of several hexes, the one that carries name and figures: the one with the most ways in. */
export function spokesmen(board: Board): ReadonlySet<string> {
  const best = new Map<string, HexDef>();
  const free: string[] = [];
  for (const hex of board.hexes) {
    const group = groupOf(hex);
    if (group === undefined) free.push(hex.id);
    else if ((hex.tracks ?? []).length > (best.get(group)?.tracks ?? []).length || !best.has(group))
      best.set(group, hex);
  }
  return new Set([...free, ...[...best.values()].map(({ id }) => id)]);
}

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest upright box around some hexes, in sides. */
export function extentAround(hexes: readonly HexId[], margin = 0): Extent {
  const centres = hexes.map(centreOf);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const left = Math.min(...xs) - APOTHEM - margin;
  const top = Math.min(...ys) - 1 - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + APOTHEM + margin - left,
    height: Math.max(...ys) + 1 + margin - top,
  };
}

/** The same around all of them. */
export const extentOf = (board: Board, margin = 0): Extent => extentAround(board.ids, margin);

/** Is this hex a place abroad, a piece of sea, or land? It decides what it is painted with. */
export function groundOf(hex: HexDef): string {
  if (hex.color === 'white') return 'land';
  if (hex.color === 'blue') return drawingOf(hex).nodes.some(({ def }) => def.kind !== 'town') ? 'abroad-blue' : 'sea';
  if (hex.color === 'red' || hex.color === 'black') return `abroad-${hex.color}`;
  return `tile-${hex.color}`;
}
