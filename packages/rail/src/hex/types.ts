/**
 * The map and the tiles as a title writes them down: plain data.
 *
 * Edges of a hex are numbered 0..5 clockwise from the lower left. A tile is written unrotated; laid with
 * rotation r, its edge e lies on the hex's edge (e + r) mod 6.
 */

/** Row letter and column number, `G10`. */
export type HexId = string;

/** `white` is a hex without a tile; gray, red, blue and black hexes never take one. */
export type Color = 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black';

export type NodeKind = 'city' | 'town' | 'offboard' | 'port' | 'coalfield';

/** A number, or by phase colour: each figure holds until the next one. */
export type Revenue = number | Readonly<Partial<Record<string, number>>>;

/** A revenue centre of a hex or tile. */
export interface NodeDef {
  readonly kind: NodeKind;
  /** Places for stations; none where not given. */
  readonly slots?: number;
  readonly revenue?: Revenue;
  /** What it pays, where that is a rule of its book and not a figure. */
  readonly revenueRule?: string;
  /** Pays so much more than that hex. */
  readonly revenueFrom?: { readonly hex: HexId; readonly plus: number };
  /** What is printed in place of a figure. */
  readonly printed?: string;
  /** An off-board that routes may run through. */
  readonly passThrough?: true;
  /** Weighs as a stop of this kind, whatever it is drawn as. */
  readonly countsAs?: NodeKind;
  /** The edge on whose side it lies, where several cities share a hex without track. */
  readonly edge?: number;
  /** Companies that start here. */
  readonly homes?: readonly string[];
  readonly name?: string;
  /** Joins nodes of several hexes into one revenue centre. */
  readonly group?: string;
  /** Where it is drawn, -1..1 of the hex. */
  readonly x?: number;
  readonly y?: number;
}

/** A track that has more to say than its two ends. */
export interface TrackDetail {
  readonly path: string;
  /** What it is, where it is no railway: `ferry`. */
  readonly kind?: string;
  /** May be run by several trains of one company. */
  readonly white?: boolean;
}

/** `a:b`; each end is an edge `0`..`5`, a node `n0`.. or a junction `j0`.. where tracks merge. */
export type TrackDef = string | TrackDetail;

/** The inner parts that hexes and tiles have in common. */
export interface FaceDef {
  readonly color: Color;
  readonly nodes?: readonly NodeDef[];
  readonly tracks?: readonly TrackDef[];
  /** Letters that tie a tile to a hex. */
  readonly labels?: readonly string[];
}

export interface Terrain {
  readonly kind: string;
  readonly cost: number;
  /** Due for every tile laid here, not for the first one only. */
  readonly everyTime?: boolean;
}

export type BorderKind = 'impassable' | 'barrier' | 'river' | 'stub';

/** What lies on a side of a hex. */
export interface Border {
  readonly edge: number;
  readonly kind: BorderKind;
  readonly cost?: number;
  /** The phase colour from which it can be crossed. */
  readonly openFrom?: string;
  /** A stub is drawn on one of the two hexes only. */
  readonly on?: HexId;
}

export interface HexDef extends FaceDef {
  readonly id: HexId;
  readonly name?: string;
  readonly terrain?: readonly Terrain[];
  readonly borders?: readonly Border[];
  /** A private that keeps this hex closed. */
  readonly blockedBy?: string;
  readonly icons?: readonly string[];
  /** Takes no other tiles than these. */
  readonly onlyTiles?: readonly string[];
  /** Lines drawn on it along which its tile must lie. */
  readonly guide?: readonly string[];
  readonly note?: string;
}

export interface TileDef extends FaceDef {
  readonly id: string;
  readonly count: number | 'unlimited';
  /** How many of an unlimited tile the box holds. */
  readonly printed?: number;
  /** What its book calls it. */
  readonly alias?: string;
  /** The kind of place it makes, where a book tells more kinds apart than its nodes do. */
  readonly type?: string;
  /** Lies in this one way only. */
  readonly fixedRotation?: number;
  /** A fee for replacing it. */
  readonly upgradeCost?: number;
  /** Goes over these tiles only. */
  readonly replaces?: readonly string[];
  readonly note?: string;
}
