/** 7.6 Certificate limit. */
import type { Action, Check } from '@roundhouse/kernel';
import { canSellDown, certificatesHeld } from '@roundhouse/rail';
import { isUncounted } from '../14-stock-market.ts';
import { certificateLimits, DIRECTOR_SHARES } from '../material.ts';
import type { State } from '../state.ts';
import { isFirstStockRound } from './7.1-round.ts';
import { selling } from './7.2-selling.ts';

/** 7.6-1. */
export const certificates = (s: State, player: string): number =>
  certificatesHeld(s, player, DIRECTOR_SHARES, (company) => !isUncounted(s, company));
export const limitOf = (s: State): number => certificateLimits[s.players.length]!;

/** Over the limit, and able to do something about it in this turn (Q10). */
const mustSell = (s: State, player: string): boolean =>
  certificates(s, player) > limitOf(s) &&
  !isFirstStockRound(s) &&
  canSellDown(s, player, selling, (company) => !isUncounted(s, company));

/** A player over the limit sells first, before passing or buying. */
export const sellsFirst: Check<State, unknown, Pick<Action, 'by'>> = {
  rule: '7.6-10',
  passes: (s, _, a) => !mustSell(s, a.by),
  says: (s, _, a) =>
    `You have ${certificates(s, a.by)} certificates, and the limit is ${limitOf(s)}: sell down to it first.`,
};

interface Buying {
  readonly by: string;
  readonly company: string;
}
/** The rule that states the limit, by the number of players. */
const limits: readonly (readonly [players: number, rule: string])[] = [
  [2, '7.6-2'],
  [3, '7.6-3'],
  [4, '7.6-4'],
  [5, '7.6-5'],
  [6, '7.6-6'],
];

/** Nobody buys a certificate that counts who is over the limit, or has reached it. */
export const limitChecks: readonly Check<State, unknown, Buying>[] = [
  {
    rule: '7.6-8',
    passes: (s, _, a) => isUncounted(s, a.company) || certificates(s, a.by) <= limitOf(s),
    says: (s, _, a) =>
      `You have ${certificates(s, a.by)} certificates, and the limit is ${limitOf(s)}: get below it before you buy.`,
  },
  ...limits.map(
    ([players, rule]): Check<State, unknown, Buying> => ({
      rule,
      passes: (s, _, a) =>
        s.players.length !== players || isUncounted(s, a.company) || certificates(s, a.by) < limitOf(s),
      says: (s) => `With ${players} players the limit is ${limitOf(s)} certificates, and you have them already.`,
    }),
  ),
];
