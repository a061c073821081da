import { tilesLeft } from '@roundhouse/rail';
import { TilePicture } from '../board/art/tile-art.tsx';
import { useTable } from '../table/context.tsx';
import { Cash } from '../table/parts/amounts.tsx';
import { tilesOver } from './fitting-tiles.ts';
import { CardHead, Fact, Facts, Listed, OnMap } from './parts.tsx';
import { useCardText } from './texts.ts';
import '../messages/parts.ts';

/** A tile of the box: how many are left, where it lies, and what can take its place. */
export function TileCard({ id }: { readonly id: string }) {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const t = useCardText();
  const { tileSet } = material;
  const tile = tileSet.byId.get(id);
  if (!tile) return <p>{t('card.gone')}</p>;
  const on = Object.keys(s.tiles).filter((hex) => s.tiles[hex]!.tile === id);
  const over = tilesOver(tileSet.tiles, tile.faces[tile.rotations[0]!]!, id);
  const left = tilesLeft(tileSet, s.tiles, id);
  return (
    <>
      <CardHead
        picture={<TilePicture def={tile.def} size={56} bare />}
        name={say('tiles.tile', { id })}
        note={say('tiles.color', { color: tile.color })}
      />
      <Facts>
        <Fact name={t('card.left')}>
          {Number.isFinite(tile.count) ? t('card.leftOf', { left, count: tile.count }) : t('card.unlimited')}
        </Fact>
        <Fact name={t('card.tileLies')}>
          {on.length === 0 ? t('card.nowhere') : on.map((hex) => names.hex(hex)).join(', ')}
        </Fact>
        <Fact name={t('card.upgradeCost')}>
          {tile.def.upgradeCost !== undefined && <Cash amount={tile.def.upgradeCost} />}
        </Fact>
        <Fact name={t('card.turnsInto')}>
          {over.length === 0 ? (
            t('card.becomesNothing')
          ) : (
            <Listed>
              {over.slice(0, 8).map((one) => (
                <TilePicture key={one.id} def={one.def} size={34} label={say('tiles.tile', { id: one.id })} />
              ))}
            </Listed>
          )}
        </Fact>
      </Facts>
      <OnMap hexes={on} />
    </>
  );
}
