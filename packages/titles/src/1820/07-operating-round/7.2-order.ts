/** 7.2 Operating Round actions: the order of a company's turn, and when its steps come. */
import { namedIn, type When } from '@roundhouse/kernel';
import { stepOrder, turnOrder } from '@roundhouse/rail';
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

/** The company on turn. */
export const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';

/** Is this step of the company on turn over? */
export const isOver = (s: State, step: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && order.isPast(s, turn, step);
};

/** Companies act in Operating Rounds, each in its own turn. */
export const onTurn: readonly When<State>[] = [
  {
    rule: '7.1-1',
    passes: (s) => operatingTurnOf(s) !== undefined,
    says: 'Companies act only in an Operating Round, each in its own turn.',
  },
  {
    rule: '7.1-1',
    passes: (s, _, a) => !companyIds.includes(namedIn(a) ?? '') || namedIn(a) === operating(s),
    says: (s) => `The ${operating(s)} operates now, and companies operate in descending order of stock price.`,
  },
];

export const inOrder = turnOrder<State>(
  '7.2-1',
  'Not now. A turn goes: track, marker, run, dividend, maintenance, discard, buy trains, interest, repay.',
);
