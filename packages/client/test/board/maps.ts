import type { PrintedBoard } from '../../src/board/index.ts';
import { printed as soh } from '../../src/titles/soh/board.ts';
import { printed as title1820 } from '../../src/titles/1820/board.ts';
import { printed as title1828 } from '../../src/titles/1828/board.ts';
import { printed as title1839 } from '../../src/titles/1839/board.ts';
import { printed as title1843 } from '../../src/titles/1843/board.ts';

/** The printed boards of all titles, by id. */
export const maps: Readonly<Record<string, PrintedBoard>> = {
  soh,
  '1820': title1820,
  '1828': title1828,
  '1839': title1839,
  '1843': title1843,
};
export const mapNames = Object.keys(maps);
export const mapOf = (name: string): PrintedBoard => maps[name] as PrintedBoard;
