import { type HexDef, makeBoard, makeTiles, type TileDef } from '@roundhouse/rail';
import companies from '@roundhouse/titles/t1828/data/companies.json';
import hexes from '@roundhouse/titles/t1828/data/map.json';
import tiles from '@roundhouse/titles/t1828/data/tiles.json';
import { type BoardStyle, type Livery, printBoard } from '../../board/index.ts';

export const boardStyle: BoardStyle = {};

export const printed = printBoard(
  {
    board: makeBoard(hexes as unknown as readonly HexDef[]),
    tileSet: makeTiles(tiles as unknown as readonly TileDef[]),
    companies: companies as readonly Livery[],
  },
  boardStyle,
);
