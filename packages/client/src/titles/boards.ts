import type { PrintedBoard } from '../board/index.ts';

/** The printed board of every title, by id; each comes when it is first asked for. */
const loaders = new Map<string, () => Promise<{ readonly printed: PrintedBoard }>>([
  ['soh', () => import('./soh/board.ts')],
  ['t1820', () => import('./t1820/board.ts')],
  ['1828', () => import('./t1828/board.ts')],
  ['t1839', () => import('./t1839/board.ts')],
  ['t1843', () => import('./t1843/board.ts')],
]);

const known = new Map<string, Promise<PrintedBoard>>();

export function loadBoard(id: string): Promise<PrintedBoard> {
  let board = known.get(id);
  if (!board) {
    const load = loaders.get(id);
    if (!load) return Promise.reject(new Error(`no board of that name: ${id}`));
    board = load().then(({ printed }) => printed);
    known.set(id, board);
  }
  return board;
}
