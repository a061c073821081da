import { expect, test } from 'vitest';
import { positionOf } from '../../../src/table/history-position.ts';

test.each([
  [null, 40],
  ['', 40],
  ['7', 7],
  ['1e9', 40],
  ['1e1', 10],
  ['-3', 0],
  ['2.9', 2],
  ['Infinity', 40],
  ['somewhere', 40],
])('an address with ?at=%s shows position %i of 40', (wanted, position) =>
  expect(positionOf(wanted, 40)).toBe(position),
);
