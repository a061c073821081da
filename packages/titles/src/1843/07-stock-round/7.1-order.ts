/** 7.1 General: when the actions of a stock turn come. */
import { onlyThen, type When } from '@roundhouse/kernel';
import { hasJustActed } from '@roundhouse/rail';
import { type State, stockRoundOf } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';

export const purchaseMade: When<State> = {
  rule: '7.3-1',
  passes: (s, _, a) => !hasJustActed(stockRoundOf(s), a.by),
  says: 'You have made this turn’s purchase; you can buy again in your next turn.',
};

/** In an operating round something is sold only to pay for a train. */
export const onlyForTrain: When<State> = {
  rule: '8.8.3-9',
  passes: (s) => operatingTurnOf(s) === undefined,
  says: 'In an operating round you can sell only to pay for a train your company must buy.',
};

export const onStockTurn: When<State> = onlyThen(
  '7.1-1',
  'You can do that only on your own turn of a stock round; turns go in the order of the player cards.',
);
