/** Stock round: when shares are traded. */
import { onlyThen, type When } from '@roundhouse/kernel';
import { operatingTurnOf } from '../5-operating-rounds/round.ts';
import type { State } from '../state.ts';
import { stockRoundOf } from './round.ts';

/** Was the last turn this player's, with one of these deeds in it? */
const justDid = (s: State, player: string, ...deeds: readonly string[]): boolean => {
  const last = stockRoundOf(s)?.last;
  return last?.player === player && deeds.includes(last.did);
};

/** A turn that is over: one of these deeds has ended it. */
export const notAfter = (rule: string, deeds: readonly string[], says: string): When<State> => ({
  rule,
  passes: (s, _, a) => !justDid(s, a.by, ...deeds),
  says,
});

export const notWhileOperating: When<State> = {
  rule: 'own-shares-9',
  passes: (s) => operatingTurnOf(s) === undefined,
  says: 'You cannot buy or sell shares in an operating round, except for a forced train purchase.',
};

export const onStockTurn: When<State> = onlyThen(
  'stock-round-1',
  'You can do that only on your own turn of a stock round; turns go clockwise.',
);
