import { down, firstOf, type Grids, isBottom, left, pathToTop, repeated, right, up } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';

const cell = (price: number) => ({ price });
/** Rows of different lengths, the last one without a first column. */
const grids: Grids = [
  {
    name: 'main',
    rows: [
      [cell(60), cell(70), cell(80)],
      [cell(50), cell(60), cell(70)],
      [cell(40), cell(50), null],
      [null, cell(45), null],
    ],
  },
];
const at = (row: number, col: number) => ({ row, col });

describe('moves on a market of two dimensions', () => {
  test('up, and right from the top of a column', () => {
    expect(up(grids, at(2, 1))).toEqual(at(1, 1));
    expect(up(grids, at(0, 1))).toEqual(at(0, 2));
  });
  test('right, and up from the end of a row', () => {
    expect(right(grids, at(2, 0))).toEqual(at(2, 1));
    expect(right(grids, at(2, 1))).toEqual(at(1, 1));
  });
  test('down, but not from the bottom of a column', () => {
    expect(down(grids, at(1, 0))).toEqual(at(2, 0));
    expect(down(grids, at(2, 0))).toEqual(at(2, 0));
  });
  test('left, and down from the end of a row', () => {
    expect(left(grids, at(1, 2))).toEqual(at(1, 1));
    expect(left(grids, at(1, 0))).toEqual(at(2, 0));
  });
  test('corners keep what is in them', () => {
    expect([up(grids, at(0, 2)), right(grids, at(0, 2))]).toEqual([at(0, 2), at(0, 2)]);
    expect([left(grids, at(3, 1)), down(grids, at(3, 1))]).toEqual([at(3, 1), at(3, 1)]);
  });
  test('a wall turns a move to the left down, and no other move', () => {
    const rows = [
      [cell(60), { ...cell(70), wallLeft: true as const }],
      [cell(50), cell(60)],
    ];
    const walled: Grids = [{ name: 'main', rows }];
    expect([left(walled, at(0, 1)), right(walled, at(0, 0))]).toEqual([at(1, 1), at(0, 1)]);
    expect([up(walled, at(1, 1)), left(walled, at(1, 1))]).toEqual([at(0, 1), at(1, 0)]);
  });
  test('a title says which ways are tried, and in which order', () => {
    const back = firstOf([-1, 0], [1, 1]);
    expect([back(grids, at(1, 0)), back(grids, at(0, 0)), back(grids, at(0, 2))]).toEqual([
      at(0, 0),
      at(1, 1),
      at(0, 2),
    ]);
  });
  test('the bottom of a column', () => {
    expect([isBottom(grids, at(2, 0)), isBottom(grids, at(2, 1)), isBottom(grids, at(3, 1))]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('several steps, and the path to the top corner', () => {
    expect(repeated(grids, at(2, 1), up, 3)).toEqual(at(0, 2));
    expect(pathToTop(grids, at(2, 0))).toEqual([at(2, 0), at(1, 0), at(0, 0), at(0, 1), at(0, 2)]);
  });
});
