/** 8.3 Operating round actions: the order of a company's turn, and when its steps come. */
import { namedIn, type When } from '@roundhouse/kernel';
import { stepOrder, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';

export const order = stepOrder('home', 'track', 'station', 'run', 'dividend', 'arrange', 'trains', 'emergency');
export const { stepNumber, isAfter } = order;

/** The company on turn. */
export const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';

/** Is this step of the company on turn over? */
export const isOver = (s: State, step: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && order.isPast(s, turn, step);
};

/** Companies act in operating rounds, one after the other. */
export const onTurn: readonly When<State>[] = [
  {
    rule: '8.1-3',
    passes: (s) => operatingTurnOf(s) !== undefined,
    says: 'Companies act only in an operating round, each in its own turn.',
  },
  {
    rule: '8.2-7',
    passes: (s, _, a) => !companyIds.includes(namedIn(a) ?? '') || namedIn(a) === operating(s),
    says: (s) => `The ${operating(s)} operates now, and finishes all its actions before the next company starts.`,
  },
];

export const inOrder = turnOrder<State>(
  '8.3-1',
  'Every turn goes in order: home, track, station marker, run, dividend, new trains.',
);
