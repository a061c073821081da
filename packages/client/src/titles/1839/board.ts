import { makeBoard, makeTiles } from '@roundhouse/rail';
import { companies, hexes, tiles } from '@roundhouse/titles/1839/data/board';
import type { BoardStyle, Livery } from '../../board/index.ts';
import { printBoard } from '../../board/map/printed.ts';
import './phases.css';

export const boardStyle: BoardStyle = {
  seas: [
    { text: 'Noordzee', hex: 'H1', dx: 0.6, dy: 0.3, angle: -58, size: 0.5, spacing: 0.42 },
    { text: 'Waddenzee', hex: 'B9', dx: -0.5, dy: -0.95, angle: -30, size: 0.4, spacing: 0.3 },
  ],
  // What it pays is a rule: the largest value on the route, or twice the other end.
  values: { J17: 'max | ×2' },
};

/** The government's markers, in the colours of the state. */
const government: Livery = {
  id: 'government',
  letters: 'NS',
  color: '#1f4f96',
  textColor: '#FFFFFF',
  tokenColors: ['#C8302A', '#F2C230'],
  look: 'government-disc',
};

export const printed = printBoard(
  { board: makeBoard(hexes), tileSet: makeTiles(tiles), companies: [...companies, government] },
  boardStyle,
);
