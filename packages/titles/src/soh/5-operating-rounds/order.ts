/** Operating rounds: the order of a company's turn, and when its steps come. */
import type { When } from '@roundhouse/kernel';
import { stepOrder, turnChecks, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import type { State } from '../state.ts';
import { operatingTurnOf } from './round.ts';

export const order = stepOrder(
  'home',
  'treasuryShares',
  'buyPrivates',
  'track',
  'station',
  'run',
  'dividend',
  'trains',
  'emergency',
  'phaseChange',
);
export const { stepNumber, isAfter, isPast } = order;

export const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks(order, operatingTurnOf);

/** Companies act in operating rounds, each in its own turn. */
export const onTurn: readonly When<State>[] = [
  isTurn('operating-rounds-3', 'Companies act only in an operating round, each in its own turn.'),
  isItsTurn(
    'operating-rounds-1',
    companyIds,
    (company) => `The ${company} operates now: companies take their turns in falling order of share price.`,
  ),
];

export const inOrder = turnOrder<State>(
  'operating-rounds-5',
  'Every turn goes in order: own shares, privates, track, token, run, dividend, new trains.',
);
