/** 7.2 Operating Round actions: the order of a company's turn, and when its steps come. */
import type { When } from '@roundhouse/kernel';
import { stepOrder, turnChecks, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';

export const order = stepOrder(
  'track',
  'station',
  'earlyTrains',
  'limit',
  'run',
  'dividend',
  'maintenance',
  'discards',
  'trains',
  'trainless',
  'interest',
  'repaying',
  'turned',
);
export const { stepNumber } = order;

export const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks(order, operatingTurnOf);

/** Companies act in Operating Rounds, each in its own turn. */
export const onTurn: readonly When<State>[] = [
  isTurn('7.1-1', 'Companies act only in an Operating Round, each in its own turn.'),
  isItsTurn(
    '7.1-1',
    companyIds,
    (company) => `The ${company} operates now, and companies operate in descending order of stock price.`,
  ),
];

export const inOrder = turnOrder<State>(
  '7.2-1',
  'Not now. A turn goes: track, marker, run, dividend, maintenance, discard, buy trains, interest, repay.',
);
