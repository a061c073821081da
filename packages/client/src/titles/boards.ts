import { Coming } from '../app/coming.ts';
import type { PrintedBoard } from '../board/index.ts';
import { byTitle, idOf } from './folders.ts';

/** The printed board of every title; each comes when it is first asked for. */
const loaders = byTitle(import.meta.glob<PrintedBoard>('./*/board.ts', { import: 'printed' }));

const known = new Map<string, Coming<PrintedBoard>>();

export function boardOf(id: string): Coming<PrintedBoard> {
  let board = known.get(id);
  if (!board) {
    board = new Coming(loaders.get(idOf(id)) ?? (() => Promise.reject(new Error(`no board of that name: ${id}`))));
    known.set(id, board);
  }
  return board;
}

export const loadBoard = (id: string): Promise<PrintedBoard> => boardOf(id).load();
