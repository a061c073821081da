/** Operating rounds: the order of a company's turn, and when its steps come. */
import { namedIn, type When } from '@roundhouse/kernel';
import { stepOrder, turnOrder } from '@roundhouse/rail';
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

/** The company on turn. */
export const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';

/** Is this step of the company on turn over? */
export const isOver = (s: State, step: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && isPast(s, turn, step);
};

/** Companies act in operating rounds, each in its own turn. */
export const onTurn: readonly When<State>[] = [
  {
    rule: 'operating-rounds-3',
    passes: (s) => operatingTurnOf(s) !== undefined,
    says: 'Companies act only in an operating round, each in its own turn.',
  },
  {
    rule: 'operating-rounds-1',
    passes: (s, _, a) => !companyIds.includes(namedIn(a) ?? '') || namedIn(a) === operating(s),
    says: (s) => `The ${operating(s)} operates now: companies take their turns in falling order of share price.`,
  },
];

export const inOrder = turnOrder<State>(
  'operating-rounds-5',
  'Every turn goes in order: own shares, privates, track, token, run, dividend, new trains.',
);
