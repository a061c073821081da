import type { HexId } from '@roundhouse/rail';

/** A tile that can be laid on the chosen hex, or that a player would look for and cannot have. */
export interface TileOffer {
  readonly tile: string;
  /** The legal rotations, in the order in which they are tried. */
  readonly rotations: readonly number[];
  /** As it is written; nothing where it is free. */
  readonly cost?: string;
  readonly left?: number;
  /** Why it cannot be laid. */
  readonly refusal?: string;
}

export interface TileRing {
  readonly hex: HexId;
  readonly offers: readonly TileOffer[];
  readonly chosen?: { readonly tile: string; readonly rotation: number } | undefined;
  /** Chosen anew, or turned. */
  readonly onChoose: (tile: string, rotation: number) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Under the pointer: shown in place before it is chosen. */
  readonly onPreview?: (tile: string | null) => void;
}

/** The rotation after this one, round and round through the legal ones only. */
export function nextRotation({ rotations }: TileOffer, rotation: number, step = 1): number {
  const at = rotations.indexOf(rotation);
  return rotations[(at + step + rotations.length) % rotations.length] ?? rotation;
}

/** One card for each tile, and those to lay and to turn; few stand as far apart as five. */
export const cardsOf = ({ offers }: TileRing): number => Math.max(offers.length + 2, 5);
