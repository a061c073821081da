import { makeBoard, makeTiles } from '@roundhouse/rail';
import { companies, hexes, tiles } from '@roundhouse/titles/1843/data/board';
import type { BoardStyle } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'Manche', hex: 'A12', dy: 0.6, size: 0.46, spacing: 0.36 },
    { text: 'Golfe de Gascogne', hex: 'G4', dx: -0.5, angle: -68, size: 0.42, spacing: 0.26 },
    { text: 'Méditerranée', hex: 'O18', dx: 1.9, dy: 0.5, angle: -14, size: 0.42, spacing: 0.26 },
  ],
  names: { E16: { text: 'Paris' }, H25: { x: 0.42, y: 0.8, size: 0.2 } },
};

export const printed = printBoard({ board: makeBoard(hexes), tileSet: makeTiles(tiles), companies }, boardStyle);
