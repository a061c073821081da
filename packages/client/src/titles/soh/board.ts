import { makeBoard, makeTiles } from '@roundhouse/rail';
import { companies, hexes, tiles } from '@roundhouse/titles/soh/data/board';
import type { BoardStyle } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'Noordzee', hex: 'F3', dx: 0.3, dy: 0.2, angle: -58, size: 0.5, spacing: 0.42 },
    { text: 'Zuiderzee', hex: 'E10', dx: 0.87, size: 0.36, spacing: 0.14 },
  ],
  names: { F9: { x: 0.64, y: -0.42 } },
};

export const printed = printBoard({ board: makeBoard(hexes), tileSet: makeTiles(tiles), companies }, boardStyle);
