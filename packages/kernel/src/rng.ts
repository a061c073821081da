import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** The generator's four 32-bit words: plain data that lives in the state. */
export type RngState = readonly number[];

export function seedRng(seed: number): RngState {
  return xoroshiro128plus(seed | 0).getState();
}

/** Fisher–Yates: the shuffled copy and the generator's next state. */
export function shuffle<T>(items: readonly T[], rng: RngState): { items: T[]; rng: RngState } {
  const generator = xoroshiro128plusFromState([...rng]);
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return { items: out, rng: generator.getState() };
}

/** A stream of whole numbers for bots and tests, which keep their randomness outside the game. */
export function dice(seed: number): (below: number) => number {
  const generator = xoroshiro128plus(seed | 0);
  return (below) => uniformInt(generator, 0, below - 1);
}
