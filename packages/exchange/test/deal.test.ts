import { draws, shuffledBy } from '@roundhouse/exchange';
import { dealOf } from '@roundhouse/exchange/soh/index';
import { dealOf as dealOf1828 } from '@roundhouse/exchange/1828/index';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('The deal of the site', () => {
  test('numbers follow the seed by the same arithmetic as in whole numbers of any size', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (seed) => {
        const numbers = draws(seed);
        let r = BigInt(seed) % 2n ** 31n;
        for (let i = 0; i < 8; i++) {
          r = (1103515245n * r + 12345n) % 2n ** 31n;
          expect(numbers.next().value).toBe(Number(r));
        }
      }),
    );
    expect(draws(0).next().value).toBe(12345);
    expect(draws(2 ** 31).next().value).toBe(12345);
  });

  test('items are sorted by the number that each draws in turn', () => {
    function* fixed(): Generator<number, never> {
      yield* [30, 10, 20];
      throw new Error('three items draw three numbers');
    }
    expect(shuffledBy(['a', 'b', 'c'], fixed())).toEqual(['b', 'c', 'a']);
  });

  test('as many privates as players are kept, in the order of their numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), (seed, players) => {
        const deal = dealOf(seed, players);
        expect(deal).toHaveLength(players);
        expect(deal).toEqual([...new Set(deal)].sort());
      }),
    );
    expect(new Set(Array.from({ length: 200 }, (_, seed) => dealOf(seed, 2).join())).size).toBe(21);
  });

  test('of the eight privates of $250 in 1828 the first ones drawn go, and the others keep their order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 5 }), (seed, players) => {
        const deal = dealOf1828(seed, players);
        expect(deal).toHaveLength(players + 1);
        expect(deal).toEqual([...new Set(deal)].sort());
      }),
    );
    const numbers = draws(0);
    const drawn = ['pCPR', 'pGT', 'pIC', 'pMC', 'pMP', 'pNKP', 'pNW', 'pOS&H'].map((id) => [numbers.next().value, id]);
    const gone = drawn.sort(([a], [b]) => Number(a) - Number(b)).slice(0, 4);
    expect(dealOf1828(0, 3).some((id) => gone.some(([, one]) => one === id))).toBe(false);
  });
});
