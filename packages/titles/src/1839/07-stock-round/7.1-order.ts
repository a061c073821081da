/** 7.1 Stock round overview: when the actions of a stock turn come. */
import { enclosing, onlyThen, type When } from '@roundhouse/kernel';
import { hasJustActed } from '@roundhouse/rail';
import { directorOf, type OperatingRound, operatingTurnOf, type State, stockRoundOf } from '../state.ts';

export const actionUsed: When<State> = {
  rule: '7.3-7',
  passes: (s, _, a) => !hasJustActed(stockRoundOf(s), a.by),
  says: 'You have used your action this turn; you can buy or redeem again on your next.',
};

export const onStockTurn: When<State> = onlyThen(
  '7.1-1',
  'You can do that only on your own turn of a Stock Round; turns go in the order of the number cards.',
);

/** In an operating round shares are sold only to raise emergency money. */
export const whenSold: readonly When<State>[] = [
  {
    rule: '8.4-4',
    passes: (s, _, a) => !directorOf(s, operatingTurnOf(s)?.of ?? '').includes(a.by),
    says: 'You can sell shares now only to raise emergency money, and nothing is owed.',
  },
  {
    rule: '7.2-14',
    passes: (s) => enclosing<OperatingRound>(s, 'operatingRound') === undefined,
    says: 'In Operating Rounds you can sell shares only to raise emergency money.',
  },
  onStockTurn,
];
