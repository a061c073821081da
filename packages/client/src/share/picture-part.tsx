import { useEffect, useState } from 'react';
import { notice } from '../app/notices.tsx';
import { useTable } from '../table/context.tsx';
import { useRoutes } from '../table/map/use-routes.ts';
import { fileName, saveBlob } from '../ui/save-blob.ts';
import { Button, Icon } from '../ui/index.ts';
import { Select } from '../ui/select.tsx';
import { type PictureKind, pictureOf, PICTURES } from './pictures.ts';
import { seatName } from './seat-name.ts';
import type { Picture } from './sheet.ts';
import { shareText as t } from './texts.ts';

interface Props {
  readonly question: string;
  readonly named: boolean;
}

/** The position as a picture: a preview, and the ways to have it. */
export function PicturePart({ question, named }: Props) {
  const table = useTable('s', 'at', 'view', 'title', 'presentation', 'material', 'names', 'teller', 'say');
  const routes = useRoutes();
  const [kind, setKind] = useState<PictureKind>('table');
  const [made, setMade] = useState<(Picture & { readonly url: string }) | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    let url: string | null = null;
    const nameOf = (player: string): string =>
      named ? table.names.player(player) : seatName(table.s.players.indexOf(player));
    const timer = setTimeout(() => {
      pictureOf(kind, { table, routes, question, nameOf }).then(
        (picture) => {
          if (left) return;
          url = URL.createObjectURL(picture.blob);
          setMade({ ...picture, url });
        },
        () => !left && setMade('failed'),
      );
    }, 150);
    return () => {
      left = true;
      clearTimeout(timer);
      if (url !== null) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn again only for another position or wish
  }, [kind, question, named, table.s, routes]);
  const picture = made === 'failed' ? null : made;
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture!.blob })]);
      notice((toast) => toast.success(t('picture.copied')));
    } catch {
      notice((toast) => toast.error(t('picture.notCopied')));
    }
  };
  return (
    <section className="share-picture" aria-label={t('picture')}>
      <div className="share-preview">
        {picture ? (
          <img src={picture.url} alt={t('picture.alt')} />
        ) : (
          <p role="status">{t(made ? 'picture.failed' : 'picture.making')}</p>
        )}
      </div>
      <div className="share-buttons">
        <span aria-hidden="true">{t('picture.kind')}</span>
        <Select
          label={t('picture.kind')}
          value={kind}
          values={PICTURES.map((value) => ({ value, label: t(`picture.${value}`) }))}
          onChange={setKind}
        />
      </div>
      <div className="share-buttons">
        <Button size="small" disabled={!picture} onClick={() => void copy()}>
          <Icon name="copy" /> {t('picture.copy')}
        </Button>
        <Button
          size="small"
          disabled={!picture}
          onClick={() => saveBlob(picture!.blob, `${fileName(`${table.view.name} ${table.at}`, 'position')}.png`)}
        >
          <Icon name="import" /> {t('picture.save')}
        </Button>
        {picture && <span>{t('picture.size', { width: String(picture.width), height: String(picture.height) })}</span>}
      </div>
    </section>
  );
}
