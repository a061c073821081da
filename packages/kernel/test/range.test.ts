import { amountAt, amountsIn, countBelow, isIn, mostIn, type Range, range } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

const all = (field: Range): number[] => Array.from({ length: amountsIn(field) }, (_, at) => amountAt(field, at));

describe('a range', () => {
  test('has every amount between its ends, by its step', () => {
    expect([all(range(1, 4)), all(range(20, 55, 10))]).toEqual([
      [1, 2, 3, 4],
      [20, 30, 40, 50],
    ]);
    expect([mostIn(range(20, 55, 10)), mostIn(range(3, 3))]).toEqual([50, 3]);
    expect(range(1, 4)).toEqual({ kind: 'range', min: 1, max: 4, step: 1 });
  });

  test('may have exceptions, in any order and also at its ends', () => {
    const field = range(20, 90, 10, [80, 20, 30, 60, 90]);
    expect(all(field)).toEqual([40, 50, 70]);
    expect([field.min, mostIn(field), amountsIn(field)]).toEqual([40, 70, 3]);
  });

  test('takes no notice of exceptions that are none of its amounts', () => {
    expect(range(20, 50, 10, [10, 25, 60])).toEqual(range(20, 50, 10));
  });

  test('knows which amounts are open', () => {
    const field = range(20, 60, 10, [40]);
    expect([10, 20, 25, 30, 40, 50, 60, 70].filter((amount) => isIn(field, amount))).toEqual([20, 30, 50, 60]);
    expect(isIn(field, Number.NaN)).toBe(false);
  });

  test('says how many are below an amount, open or not', () => {
    const field = range(20, 60, 10, [40]);
    expect([0, 20, 25, 40, 41, 50, 60, 61, 200].map((amount) => countBelow(field, amount))).toEqual([
      0, 0, 1, 2, 2, 2, 3, 4, 4,
    ]);
    for (const [at, amount] of all(field).entries()) expect(countBelow(field, amount)).toBe(at);
  });

  test('of which nothing is left keeps one, which a check refuses', () => {
    expect(range(20, 30, 10, [20, 30])).toMatchObject({ min: 30, max: 30 });
    expect(range(20, 10, 10)).toMatchObject({ min: 20 });
  });
});
