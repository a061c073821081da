import type { PrintedBoard } from '../../src/board/index.ts';
import { printed as soh } from '../../src/titles/soh/board.ts';
import { printed as t1820 } from '../../src/titles/t1820/board.ts';
import { printed as t1828 } from '../../src/titles/t1828/board.ts';
import { printed as t1839 } from '../../src/titles/t1839/board.ts';
import { printed as t1843 } from '../../src/titles/t1843/board.ts';

/** The printed boards of all titles, by id. */
export const maps: Readonly<Record<string, PrintedBoard>> = { soh, t1820, t1828, t1839, t1843 };
export const mapNames = Object.keys(maps);
export const mapOf = (name: string): PrintedBoard => maps[name] as PrintedBoard;
