import { type HexDef, makeBoard, makeTiles, type TileDef } from '@roundhouse/rail';
import companies from '@roundhouse/titles/1839/data/companies.json';
import hexes from '@roundhouse/titles/1839/data/map.json';
import tiles from '@roundhouse/titles/1839/data/tiles.json';
import type { BoardStyle, Livery } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'Noordzee', hex: 'H1', dx: 0.6, dy: 0.3, angle: -58, size: 0.5, spacing: 0.42 },
    { text: 'Waddenzee', hex: 'B9', dx: -0.5, dy: -0.95, angle: -30, size: 0.4, spacing: 0.3 },
  ],
  // What it pays is a rule: the largest value on the route, or twice the other end.
  values: { J17: 'max | ×2' },
};

export const printed = printBoard(
  {
    board: makeBoard(hexes as unknown as readonly HexDef[]),
    tileSet: makeTiles(tiles as unknown as readonly TileDef[]),
    companies: companies.map(
      ({ id, name, colors: [color = '#8a8273', ring] }): Livery => ({
        id,
        name,
        color,
        ...(ring === undefined ? {} : { tokenColors: [ring, color] }),
      }),
    ),
  },
  boardStyle,
);
