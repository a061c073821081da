import type { FaceDef, NodeDef } from '@roundhouse/rail';
import type { Chain } from '../geometry/curve.ts';
import type { Point } from '../geometry/point.ts';

/** An end of a track: `e0` an edge, `n0` a node, `j0` a junction. */
export type EndKey = `${'e' | 'n' | 'j'}${number}`;

/** One stretch of track inside a hex. */
export interface Piece {
  readonly a: EndKey;
  readonly b: EndKey;
  readonly line: Chain;
  readonly kind: string;
  /** May be run by several trains. */
  readonly white: boolean;
}

export type NodeLook = 'city' | 'bar' | 'dot' | 'abroad' | 'mine';

export interface DrawnNode {
  readonly key: EndKey;
  readonly def: NodeDef;
  readonly look: NodeLook;
  readonly at: Point;
  readonly edges: readonly number[];
  /** Of a bar: the direction of the track that it crosses, in radians. */
  readonly along: number;
  /** Where the stations stand. */
  readonly slots: readonly Point[];
  /** Of a city with two slots: the direction from the first to the second, in radians. */
  readonly axis: number;
}

/** A printed hex, or a tile in one rotation, ready to be drawn in hex sides around its centre. */
export interface Drawing {
  readonly def: FaceDef;
  readonly rotation: number;
  readonly nodes: readonly DrawnNode[];
  readonly pieces: readonly Piece[];
  /** Track that hangs together; a group that is drawn over another crosses it on a bridge. */
  readonly groups: readonly (readonly Piece[])[];
  /** Edges with an arrow that leads abroad. */
  readonly arrows: readonly number[];
  readonly junctions: readonly { readonly key: EndKey; readonly at: Point }[];
}
