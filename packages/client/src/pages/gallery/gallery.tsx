import { type MouseEvent, useEffect, useState } from 'react';
import { usePageText } from '../../app/page-text.ts';
import { Site } from '../../app/site.tsx';
import type { PrintedBoard } from '../../board/index.ts';
import { loadBoard } from '../../titles/boards.ts';
import { titleCards } from '../../titles/cards.ts';
import { BoardPlate } from './board-plate.tsx';
import { TileSheet } from './tile-sheet.tsx';
import './gallery.css';

/** Every map and every tile of every title, as it is drawn. */
export function GalleryPage() {
  const t = usePageText();
  return (
    <Site title={t('gallery.title')}>
      <div className="gallery">
        <h1>{t('gallery.title')}</h1>
        <nav aria-label={t('gallery.title')} className="gallery-index">
          {titleCards.map(({ id, name }) => (
            <a key={id} href={`#${id}`} onClick={(event) => scrollToTitle(event, id)}>
              {name}
            </a>
          ))}
        </nav>
        {titleCards.map(({ id, name }) => (
          <TitlePlates key={id} id={id} name={name} />
        ))}
      </div>
    </Site>
  );
}

function scrollToTitle(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
}

function TitlePlates({ id, name }: { readonly id: string; readonly name: string }) {
  const t = usePageText();
  const [printed, setPrinted] = useState<PrintedBoard | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadBoard(id).then((board) => {
      if (wanted) setPrinted(board);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <section id={id} className="gallery-title" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {printed ? (
        <>
          <BoardPlate id={id} name={name} printed={printed} />
          <h3>{t('gallery.tiles', { title: name })}</h3>
          <TileSheet tileSet={printed.tileSet} />
        </>
      ) : (
        <p>{t('gallery.loading')}</p>
      )}
    </section>
  );
}
