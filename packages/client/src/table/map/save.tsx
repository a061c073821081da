import { BoardSheet, savePng, saveSvg } from '../../board/index.ts';
import type { Table } from '../context.tsx';
import { drawnUnseen, shownBoard } from './shown-board.tsx';

/** The board as it is shown, as a picture of its own. */
export async function saveBoard(
  table: Pick<Table, 's' | 'at' | 'view' | 'presentation' | 'material' | 'say'>,
  form: 'svg' | 'png',
): Promise<void> {
  const { s, at, view, say } = table;
  const name = `${view.name}-${at}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  await drawnUnseen(<BoardSheet {...shownBoard(s, table)} label={say('map.label')} />, (board) =>
    (form === 'svg' ? saveSvg : savePng)(board, name),
  );
}
