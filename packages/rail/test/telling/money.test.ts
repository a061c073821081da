import { expect, it } from 'vitest';
import { moneyOf } from '../../src/index.ts';

it.each([
  ['$#', '$600'],
  ['fl. #', 'fl. 600'],
  ['#fr', '600fr'],
])('writes an amount as its title does: %s', (currency, written) => {
  expect(moneyOf({ currency }, 600)).toBe(written);
});
