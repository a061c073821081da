import { memo } from 'react';
import { centreOf } from '../geometry/hexagon.ts';
import { at } from '../geometry/point.ts';
import type { KeptHome } from '../map/kept.ts';

/** A home that is kept in one of several hexes: a dashed line joins them. */
export const KeptLinks = memo(function KeptLinks({ kept }: { readonly kept: readonly KeptHome[] }) {
  return kept.flatMap(({ owner, hexes }) =>
    hexes
      .slice(1)
      .map((hex, index) => (
        <path key={owner + hex} d={`M${at(centreOf(hexes[index]!))}L${at(centreOf(hex))}`} className="b-kept-link" />
      )),
  );
});
