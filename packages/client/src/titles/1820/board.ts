import { makeBoard, makeTiles } from '@roundhouse/rail';
import { britishRail, companies, hexes, tiles } from '@roundhouse/titles/1820/data/board';
import type { BoardStyle } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'North Sea', hex: 'F20', dx: 0.9, dy: 0.3, angle: 28, size: 0.5, spacing: 0.36 },
    { text: 'Irish Sea', hex: 'B2', dx: -0.6, dy: -0.6, angle: -42, size: 0.4, spacing: 0.3 },
    { text: 'English Channel', hex: 'P8', dy: 0.5, size: 0.4, spacing: 0.2 },
  ],
  // Its value is printed two hexes to the east, where there is room.
  valuesIn: { M13: 'M17' },
  names: { D6: { x: 0.14, y: 0.67 }, M13: { text: '' }, P4: { x: 0, y: 0.63, size: 0.165 } },
  values: { C3: 'Liverpool + 20' },
};

export const printed = printBoard(
  { board: makeBoard(hexes), tileSet: makeTiles(tiles), companies: [...companies, britishRail] },
  boardStyle,
);
