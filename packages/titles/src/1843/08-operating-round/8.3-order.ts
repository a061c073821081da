/** 8.3 Operating round actions: the order of a company's turn, and when its steps come. */
import { namedIn, type When } from '@roundhouse/kernel';
import { stepOrder, turnChecks, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import type { State } from '../state.ts';
import { operatingRoundOf, operatingTurnOf } from '../state-operating.ts';

export const order = stepOrder(
  'home',
  'track',
  'station',
  'run',
  'dividend',
  'obsolete',
  'trains',
  'emergency',
  'ports',
);
export const { stepNumber, isAfter } = order;

export const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks(order, operatingTurnOf);

/** Companies act in operating rounds, once in each and one after the other. */
export const onTurn: readonly When<State>[] = [
  isTurn('8.1-1', 'Companies act only in an operating round, each in its own turn.'),
  {
    rule: '8.2-6',
    passes: (s, _, a) => namedIn(a) === operating(s) || !operatingRoundOf(s)!.operated.includes(namedIn(a) ?? ''),
    says: 'That company has already operated this round.',
  },
  isItsTurn(
    '8.2-7',
    companyIds,
    (company) => `The ${company} operates now, and completes all its actions before the next company starts.`,
  ),
  {
    rule: '8.3-4',
    passes: (s) => s.stack.at(-1)?.kind !== 'home',
    says: (s) => `First the director of the ${s.stack.at(-1)?.of} chooses the city of its home.`,
  },
];

export const inOrder = turnOrder<State>(
  '8.3-1',
  'Every turn goes in order: home, track, station marker or port, run, dividend, new trains, ports to buy.',
);
