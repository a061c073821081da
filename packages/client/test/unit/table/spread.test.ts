import { describe, expect, test } from 'vitest';
import { APART, spread } from '../../../src/table/tabs/charts/spread.ts';

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

  test('are pushed up by the axis rather than over it', () => {
    expect(placed(196, 196, 190).map(([, at]) => at)).toEqual([196 - 2 * APART, 196 - APART, 196]);
  });
});
