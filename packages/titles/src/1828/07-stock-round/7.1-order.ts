/** 7.1 Stock round overview: when the actions of a stock turn come. */
import { onlyThen, type When } from '@roundhouse/kernel';
import { hasJustActed } from '@roundhouse/rail';
import { operatingTurnOf, type State, stockRoundOf } from '../state.ts';

export const mainActionDone: When<State> = {
  rule: '7.1-8',
  passes: (s, _, a) => !hasJustActed(stockRoundOf(s), a.by),
  says: 'You have taken this turn’s main action; the next comes with your next turn.',
};

/** Shares are sold in stock rounds; in an operating round only for a train. */
export const onlyForTrain: When<State> = {
  rule: '8.3.5.2-2',
  passes: (s) => operatingTurnOf(s) === undefined,
  says: 'In an operating round you can sell shares only for a train your company must buy.',
};

export const onStockTurn: When<State> = onlyThen(
  '7.1-1',
  'You can do that only on your own turn of a stock round; turns go in the order of the number cards.',
);
