/** 5 Game Overview: how rounds are called and counted. */
import type { State } from './state.ts';

/** Operating Rounds after a Stock Round, each with an Issue & Takeover Round behind it (5-1). */
export const OPERATING_ROUNDS = 2;
const ROUNDS = 1 + 2 * OPERATING_ROUNDS;

/** `SR 1`, `OR 1.1`, `I&T 1.1`. */
export function roundName({ ext }: State): string {
  const { stockRound, operatingRound, takeovers } = ext;
  if (operatingRound === 0) return `SR ${Math.max(1, stockRound)}`;
  return `${takeovers ? 'I&T' : 'OR'} ${stockRound}.${operatingRound}`;
}

const cycle = (stockRound: number): string[] => [
  `SR ${stockRound}`,
  ...[1, 2].flatMap((round) => [`OR ${stockRound}.${round}`, `I&T ${stockRound}.${round}`]),
];

/** All rounds so far and those of the current cycle, and where the game stands. */
export function rounds(s: State): { readonly names: readonly string[]; readonly at: number } {
  const names = Array.from({ length: Math.max(1, s.ext.stockRound) }, (_, i) => cycle(i + 1)).flat();
  return { names, at: names.indexOf(roundName(s)) };
}

/** The first Stock Round is 1. */
export const roundNumber = ({ ext }: State): number =>
  ROUNDS * Math.max(0, ext.stockRound - 1) +
  1 +
  (ext.operatingRound === 0 ? 0 : 2 * ext.operatingRound - (ext.takeovers ? 0 : 1));
