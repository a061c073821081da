import type { TileSet } from '@roundhouse/rail';
import { usePageText } from '../../app/page-text.ts';
import { TilePicture } from '../../board/index.ts';

const colors = ['yellow', 'green', 'brown', 'gray'] as const;

/** All tiles of a box, by colour, with their numbers and how many there are of each. */
export function TileSheet({ tileSet }: { readonly tileSet: TileSet }) {
  const t = usePageText();
  return colors.map((color) => {
    const tiles = tileSet.byColor.get(color) ?? [];
    const counted = tiles.filter(({ count }) => Number.isFinite(count)).reduce((sum, { count }) => sum + count, 0);
    if (tiles.length === 0) return null;
    return (
      <figure key={color} className="gallery-tiles">
        <figcaption>
          <b>{t(`gallery.${color}`)}</b> {t('gallery.tileCount', { n: counted, kinds: tiles.length })}
        </figcaption>
        <ul>
          {tiles.map(({ id, def, count }) => (
            <li key={id}>
              <TilePicture def={def} size={92} label={t('gallery.tile', { id })} />
              <b>{id}</b>
              <span className="num">{Number.isFinite(count) ? `× ${count}` : t('gallery.unlimited')}</span>
            </li>
          ))}
        </ul>
      </figure>
    );
  });
}
