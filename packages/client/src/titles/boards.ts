import type { PrintedBoard } from '../board/index.ts';
import { byTitle, idOf } from './folders.ts';

/** The printed board of every title; each comes when it is first asked for. */
const loaders = byTitle(import.meta.glob<PrintedBoard>('./*/board.ts', { import: 'printed' }));

const known = new Map<string, Promise<PrintedBoard>>();

export function loadBoard(id: string): Promise<PrintedBoard> {
  let board = known.get(id);
  if (!board) {
    const load = loaders.get(idOf(id));
    if (!load) return Promise.reject(new Error(`no board of that name: ${id}`));
    board = load();
    known.set(id, board);
  }
  return board;
}
