import type { Followed } from '@roundhouse/exchange/ways';
import { Ways } from '@roundhouse/exchange/ways';
import type { Meanings } from '@roundhouse/exchange/meanings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

class Stuck extends Error {}

/** Each record has so many meanings; what has been chosen until then says whether it can be followed. */
class Toy implements Followed {
  at = 0;
  chosen: readonly number[] = [];
  followed = 0;
  readonly #counts: readonly number[];
  readonly #fits: (chosen: readonly number[]) => boolean;

  constructor(counts: readonly number[], fits: (chosen: readonly number[]) => boolean) {
    this.#counts = counts;
    this.#fits = fits;
  }
  get isDone(): boolean {
    return this.at >= this.#counts.length;
  }
  keep(): () => void {
    const { at, chosen } = this;
    return () => Object.assign(this, { at, chosen });
  }
  followNext(meanings: Meanings): void {
    this.followed++;
    const all = Array.from({ length: this.#counts[this.at]! }, (_, i) => i) as [number, ...number[]];
    const next = [...this.chosen, meanings.oneOf(all)];
    if (!this.#fits(next)) throw new Stuck(`stuck at ${this.at}`);
    this.chosen = next;
    this.at++;
  }
}

const follow = (game: Toy, endsRight = (): boolean => true, isFinal = false): string | null =>
  new Ways(game, {
    isExpected: (error) => error instanceof Stuck,
    isFinal: () => isFinal,
    endsRight,
  }).follow()?.message ?? null;

describe('Ways through records of several meanings', () => {
  test('the likeliest meanings are taken where they lead to the end', () => {
    const game = new Toy([2, 3, 1, 2], () => true);
    expect([follow(game), game.chosen, game.followed]).toEqual([null, [0, 0, 0, 0], 4]);
  });

  test('where they do not, the meaning is found with which it goes on, however far back it lies', () => {
    const game = new Toy([2, 2, 3, 2, 2, 2, 2], (chosen) => chosen.length < 7 || chosen[2] === 2);
    expect([follow(game), game.chosen]).toEqual([null, [0, 0, 2, 0, 0, 0, 0]]);
  });

  test('what can be found is found: any hidden way through short games', () => {
    // The search gives up after some thousand records, so that games with more ways than this may end unsolved.
    const mostWays = 128;
    const hidden = fc
      .array(
        fc.integer({ min: 1, max: 3 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1), fc.boolean())),
        { minLength: 1, maxLength: 6 },
      )
      .filter((records) => records.reduce((ways, [count]) => ways * count, 1) <= mostWays);
    fc.assert(
      fc.property(hidden, (records) => {
        // A wrong meaning shows at once, or only at the end.
        const game = new Toy(
          records.map(([count]) => count),
          (chosen) =>
            chosen.every((one, i) => one === records[i]![1] || (!records[i]![2] && chosen.length < records.length)),
        );
        expect([follow(game), game.chosen]).toEqual([null, records.map(([, right]) => right)]);
      }),
      { numRuns: 500 },
    );
  });

  test('an end that is not the recorded one is left for one that is; without one the likeliest stands', () => {
    const game = new Toy([2, 2], () => true);
    follow(game, () => game.chosen[0] === 1);
    expect(game.chosen).toEqual([1, 0]);
    const other = new Toy([2, 2], () => true);
    expect([follow(other, () => false), other.chosen]).toEqual([null, [0, 0]]);
  });

  test('where no way leads on, the game stands before the record that the furthest way reached', () => {
    const game = new Toy([2, 1, 1, 1], (chosen) => chosen.length < (chosen[0] === 1 ? 4 : 2));
    expect([follow(game), game.at, game.chosen]).toEqual(['stuck at 3', 3, [1, 0, 0]]);
  });

  test('a reason that holds on every way ends the search, and so does a limit', () => {
    const final = new Toy([2, 2, 2, 2], (chosen) => chosen.length < 4);
    expect([follow(final, () => true, true), final.followed]).toEqual(['stuck at 3', 4]);
    const long = new Toy(
      Array.from({ length: 60 }, () => 2),
      (chosen) => chosen.length < 60,
    );
    expect(follow(long)).toBe('stuck at 59');
    expect(long.followed).toBeLessThan(10_000);
  });
});
