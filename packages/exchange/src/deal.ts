/** Chance as 18xx.games has it: every shuffle sorts by numbers of one simple generator. */
export const MODULUS = 2 ** 31;

/** The numbers that follow a seed. */
export function* draws(seed: number): Generator<number, never> {
  let r = ((seed % MODULUS) + MODULUS) % MODULUS;
  for (;;) {
    r = (Math.imul(1103515245, r) + 12345) & (MODULUS - 1);
    yield r;
  }
}

/** The items, sorted by the number that each draws. */
export function shuffledBy<T>(items: readonly T[], numbers: Generator<number, never>): T[] {
  return items
    .map((item) => ({ item, at: numbers.next().value }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
