import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BoardSheet, savePng, saveSvg } from '../../board/index.ts';
import type { Table } from '../context.tsx';
import { phaseCard } from '../names.ts';
import { keptBoard } from '../../game/kept-board.ts';
import { printedOf } from './printed.ts';

/** The board as it is shown, as a picture of its own. */
export async function saveBoard(
  { s, at, view, presentation, material, say }: Pick<Table, 's' | 'at' | 'view' | 'presentation' | 'material' | 'say'>,
  form: 'svg' | 'png',
): Promise<void> {
  const place = document.createElement('div');
  place.className = 'unseen';
  document.body.append(place);
  const root = createRoot(place);
  const phase = phaseCard(material, s.phase)?.revenue;
  flushSync(() =>
    root.render(
      <BoardSheet
        printed={printedOf(presentation, material)}
        tiles={s.tiles}
        stations={s.stations}
        {...(phase === undefined ? {} : { phase })}
        shown={keptBoard(view.id).shown}
        label={say('map.label')}
      />,
    ),
  );
  try {
    const board = place.querySelector('svg');
    const name = `${view.name}-${at}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    if (board) await (form === 'svg' ? saveSvg : savePng)(board, name);
  } finally {
    root.unmount();
    place.remove();
  }
}
