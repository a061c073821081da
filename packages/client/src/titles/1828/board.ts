import { makeBoard, makeTiles } from '@roundhouse/rail';
import { companies, hexes, tiles } from '@roundhouse/titles/1828/data/board';
import type { BoardStyle, Livery } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'Lake Michigan', hex: 'D2', dx: -0.9, dy: -0.4, angle: -62, size: 0.36, spacing: 0.2 },
    { text: 'Lake Huron', hex: 'B10', dx: 0.55, dy: 0.1, angle: 42, size: 0.34, spacing: 0.16 },
    { text: 'Atlantic Ocean', hex: 'J24', dx: 0.6, dy: 0.4, angle: -35, size: 0.46, spacing: 0.36 },
  ],
  names: { K11: { x: 0, y: 0.66, size: 0.16 } },
};

/** Markers that are no company's: of the Cobourg & Peterborough, and those that only block. */
const otherMarkers: readonly Livery[] = [
  { id: 'C&P', color: '#5d5a52', textColor: '#ffffff' },
  { id: 'blocking', letters: '✕', color: '#2d2a26', textColor: '#ffffff' },
];

export const printed = printBoard(
  {
    board: makeBoard(hexes),
    tileSet: makeTiles(tiles),
    companies: [...companies, ...otherMarkers],
  },
  boardStyle,
);
