import { useRef, useState } from 'react';
import { usePageText } from '../../app/page-text.ts';
import { notice } from '../../app/notices.tsx';
import { BoardSheet, phasesOf, type PrintedBoard, saveSvg, savePng, showAll } from '../../board/index.ts';
import { Button } from '../../ui/index.ts';
import { BoardData } from './board-data.tsx';

interface PlateProps {
  readonly id: string;
  readonly name: string;
  readonly printed: PrintedBoard;
}

/** One map with the means to look closer: coordinates, phases, its data, and a picture to take away. */
export function BoardPlate({ id, name, printed }: PlateProps) {
  const t = usePageText();
  const frame = useRef<HTMLDivElement>(null);
  const [coordinates, setCoordinates] = useState(true);
  const [data, setData] = useState(false);
  const phases = phasesOf(printed);
  const [phase, setPhase] = useState(phases[0] ?? 'yellow');
  const save = (how: typeof saveSvg): void => {
    const board = frame.current?.querySelector('svg');
    if (board) how(board, id).catch(() => notice((toast) => toast.error(t('gallery.saveFailed'))));
  };
  return (
    <>
      <div className="gallery-tools">
        <span>{t('gallery.hexes', { n: printed.board.ids.length })}</span>
        <label>
          <input type="checkbox" checked={coordinates} onChange={() => setCoordinates(!coordinates)} />
          {t('board.show.coordinates')}
        </label>
        <label>
          {t('gallery.phase')}
          <select value={phase} onChange={(event) => setPhase(event.target.value)}>
            {phases.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" onClick={() => save(saveSvg)}>
          {t('gallery.saveSvg')}
        </Button>
        <Button size="small" onClick={() => save(savePng)}>
          {t('gallery.savePng')}
        </Button>
        <Button size="small" aria-expanded={data} onClick={() => setData(!data)}>
          {t(data ? 'gallery.hideData' : 'gallery.data')}
        </Button>
      </div>
      <div className={data ? 'gallery-plate gallery-plate-data' : 'gallery-plate'}>
        <div ref={frame} className="gallery-map" data-map={id}>
          <BoardSheet
            printed={printed}
            phase={phase}
            shown={{ ...showAll, coordinates }}
            label={t('gallery.map', { title: name })}
          />
        </div>
        {data ? <BoardData printed={printed} label={t('gallery.dataOf', { title: name })} /> : null}
      </div>
    </>
  );
}
