import { describe, expect, test } from 'vitest';
import { APART, beside, spread } from '../../../src/table/tabs/charts/spread.ts';

const placed = (...heights: number[]) => [
  ...spread(
    heights.map((at, index) => ({ id: `${index}`, at })),
    196,
  ).entries(),
];

describe('names beside the ends of lines', () => {
  test('stay where their lines end if there is room', () => {
    expect(placed(50, 20, 100)).toEqual([
      ['1', 20],
      ['0', 50],
      ['2', 100],
    ]);
  });

  test('make room for each other', () => {
    expect(placed(50, 50, 55).map(([, at]) => at)).toEqual([50, 50 + APART, 50 + 2 * APART]);
  });

  test('stand before the end of a line that ends shortly before the others, whose strokes begin there', () => {
    expect(beside(200, 'CPR', 482)).toEqual({ x: 206, anchor: 'start' });
    expect(beside(452, 'CPR', 482)).toEqual({ x: 458, anchor: 'start' });
    expect(beside(453, 'CPR', 482)).toEqual({ x: 447, anchor: 'end' });
  });

  test('are pushed up by the axis rather than over it', () => {
    expect(placed(196, 196, 190).map(([, at]) => at)).toEqual([196 - 2 * APART, 196 - APART, 196]);
  });
});
