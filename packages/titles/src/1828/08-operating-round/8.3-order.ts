/** 8.3 Operating round actions: the order of a company's turn, and when its steps come. */
import type { When } from '@roundhouse/kernel';
import { stepOrder, turnChecks, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';

export const order = stepOrder('home', 'track', 'station', 'run', 'dividend', 'arrange', 'trains', 'emergency');
export const { stepNumber, isAfter } = order;

export const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks(order, operatingTurnOf);

/** Companies act in operating rounds, one after the other. */
export const onTurn: readonly When<State>[] = [
  isTurn('8.1-3', 'Companies act only in an operating round, each in its own turn.'),
  isItsTurn(
    '8.2-7',
    companyIds,
    (company) => `The ${company} operates now, and finishes all its actions before the next company starts.`,
  ),
];

export const inOrder = turnOrder<State>(
  '8.3-1',
  'Every turn goes in order: home, track, station marker, run, dividend, new trains.',
);
