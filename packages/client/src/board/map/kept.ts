import type { HexId } from '@roundhouse/rail';

/** A home that is still to be placed, in one of these hexes. */
export interface KeptHome {
  readonly owner: string;
  readonly hexes: readonly HexId[];
}

/** By hex, for whom it is kept: ids joined by commas, so that they are easily compared. */
export function keptByHex(kept: readonly KeptHome[]): ReadonlyMap<HexId, string> {
  const owners = new Map<HexId, string[]>();
  for (const { owner, hexes } of kept) for (const hex of hexes) owners.set(hex, [...(owners.get(hex) ?? []), owner]);
  return new Map([...owners].map(([hex, list]) => [hex, list.join(',')]));
}
