import type { PrintedBoard } from '../board/index.ts';

/** The printed board of every title, by id; each comes when it is first asked for. */
const loaders = new Map<string, () => Promise<{ readonly printed: PrintedBoard }>>([
  ['soh', () => import('./soh/board.ts')],
  ['1820', () => import('./1820/board.ts')],
  ['1828', () => import('./1828/board.ts')],
  ['1839', () => import('./1839/board.ts')],
  ['1843', () => import('./1843/board.ts')],
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
