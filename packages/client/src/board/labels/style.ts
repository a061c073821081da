import type { HexId } from '@roundhouse/rail';

/** A name written over water: serif italic, spaced. */
export interface SeaName {
  readonly text: string;
  /** The hex whose place it is written at, whether or not the map has that hex, and how far off its middle. */
  readonly hex: HexId;
  readonly dx?: number;
  readonly dy?: number;
  /** Degrees. */
  readonly angle?: number;
  readonly size?: number;
  readonly spacing?: number;
}

/** What a title says about the drawing of its board where the rules of drawing are not enough. */
export interface BoardStyle {
  readonly seas?: readonly SeaName[];
  /** Where a name is put, and how it is written. An empty text hides it. */
  readonly names?: Readonly<
    Record<HexId, { readonly text?: string; readonly x?: number; readonly y?: number; readonly size?: number }>
  >;
  /** What stands in place of figures where the value is a rule. */
  readonly values?: Readonly<Record<HexId, string>>;
  /** The value of this hex is printed in that one. */
  readonly valuesIn?: Readonly<Record<HexId, HexId>>;
}

export const plainStyle: BoardStyle = {};
