import type { HexId } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { MiniMap } from '../../board/mini-map.tsx';
import { useTable } from '../../table/context.tsx';
import { classes } from '../../ui/index.ts';

/** A company that is sold: what is said of it, and the map around its markers. */
export function MappedCard({ hexes, children }: { readonly hexes: readonly HexId[]; readonly children: ReactNode }) {
  const { s, material, say } = useTable('s', 'material', 'say');
  return (
    <section className={classes('card', 'lot-card', hexes.length > 0 && 'lot-mapped')}>
      {children}
      {hexes.length > 0 && (
        <figure className="lot-map" aria-label={say('own.lot.map')}>
          <MiniMap board={material.board} tileSet={material.tileSet} tiles={s.tiles} around={hexes} />
        </figure>
      )}
    </section>
  );
}
