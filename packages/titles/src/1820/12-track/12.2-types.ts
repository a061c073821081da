/** 12.2 Track types: what a tile makes of a hex, and which tile a hex takes. */
import { type Face, type NodeFit, preserves, type NodeMap } from '@roundhouse/rail';
import { board, tileSet } from '../material.ts';

/** Hexes with a printed circle that take small cities only (12.3.3.1-1, Q57); B? is small or big, OO two cities apart (12.2-3). */
const labelled = (labels: readonly string[]): readonly string[] => {
  if (labels.includes('OO')) return ['OO city'];
  if (labels.includes('M')) return ['Manchester'];
  if (labels.includes('B')) return ['big city'];
  return labels.includes('B?') ? ['small city', 'big city'] : ['small city'];
};
const RURAL: readonly string[] = ['small city', 'big city', 'town', 'plain'];

/** The type of the tile whose face this is; a hex without one has none. */
export const typeOf = (face: Face): string | undefined =>
  face.tile === undefined ? undefined : tileSet.byId.get(face.tile)?.def.type;

/** Cities, towns and plain track: of cities there are four types. */
export const isCityType = (type: string | undefined): boolean =>
  type !== undefined && type !== 'town' && type !== 'plain';

/** Types that the first tile of a hex can have: OO and M go where those letters are, and nowhere else (12.2-2, 12.3.3.3-1). */
export const typesOn = ({ nodes, labels }: Face): readonly string[] => (nodes.length > 0 ? labelled(labels) : RURAL);
export const typesFor = (hex: number): readonly string[] => typesOn(board.printed[hex]!);

/** A town of Manchester becomes track of a city; everything else stays what it is. */
const keepsKind: NodeFit = (before, after) =>
  before.kind === after.kind || (before.kind === 'town' && after.kind === 'city');

/** Where the cities of a tile go on another one; nothing if a connection would be lost (12.3.1.1-3, 12.3.5-5). */
export const keeps = (before: Face, after: Face): NodeMap | null =>
  typeOf(after) === 'Manchester' ? preserves(before, after, keepsKind) : preserves(before, after);
