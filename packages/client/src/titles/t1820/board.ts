import { type HexDef, makeBoard, makeTiles, type TileDef } from '@roundhouse/rail';
import companies from '@roundhouse/titles/t1820/data/companies.json';
import hexes from '@roundhouse/titles/t1820/data/map.json';
import tiles from '@roundhouse/titles/t1820/data/tiles.json';
import { type BoardStyle, type Livery, printBoard } from '../../board/index.ts';

export const boardStyle: BoardStyle = {};

export const printed = printBoard(
  {
    board: makeBoard(hexes as unknown as readonly HexDef[]),
    tileSet: makeTiles(tiles as unknown as readonly TileDef[]),
    companies: companies.map(({ id, name, color, token }): Livery => ({
      id,
      name,
      color,
      tokenColors: [token.top, token.bottom],
    })),
  },
  boardStyle,
);
