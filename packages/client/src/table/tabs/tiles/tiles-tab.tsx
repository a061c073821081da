import { tilesLeft } from '@roundhouse/rail';
import { TilePicture } from '../../../board/art/tile-art.tsx';
import { Named } from '../../../cards/named.tsx';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { phaseCard } from '../../names.ts';
import '../../../messages/parts.ts';

/** All tiles of the box with how many are left. */
export function TilesTab() {
  const { s, material, say } = useTable('s', 'material', 'say');
  const open = phaseCard(material, s.phase)?.tiles ?? [];
  const colors = [...new Set(material.tileSet.tiles.map(({ color }) => color))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="sheet-page tiles-page" tabIndex={0} role="region" aria-label={say('tabs.tiles')}>
      {colors.map((color) => (
        <section key={color}>
          <h2>
            {say('tiles.color', { color })}{' '}
            <span className="hint">{say(open.includes(color) ? 'tiles.open' : 'tiles.later')}</span>
          </h2>
          <ul>
            {material.tileSet.tiles
              .filter((tile) => tile.color === color)
              .map((tile) => {
                const left = tilesLeft(material.tileSet, s.tiles, tile.id);
                const count = Number.isFinite(tile.count) ? say('tiles.left', { left, count: tile.count }) : '∞';
                return (
                  <li
                    key={tile.id}
                    className={classes('card', left === 0 && 'tile-out')}
                    data-thing={`tile:${tile.id}`}
                  >
                    <TilePicture def={tile.def} size={74} label={say('tiles.tile', { id: tile.id })} />
                    <p>
                      <Named kind="tile" id={tile.id}>
                        <b>{tile.id}</b>
                      </Named>{' '}
                      <span className="num">{count}</span>
                    </p>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
