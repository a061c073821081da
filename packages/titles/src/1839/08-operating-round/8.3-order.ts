/** 8.3 Operating round actions: the order of a company's turn, and when its steps come. */
import type { When } from '@roundhouse/kernel';
import { type StepFrame, stepOrder, turnChecks, turnOrder } from '@roundhouse/rail';
import { companyIds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';

export const order = stepOrder(
  'home',
  'before',
  'firstTrain',
  'track',
  'station',
  'run',
  'dividend',
  'trains',
  'closing',
);
export const { stepNumber, isAfter } = order;

export const { operating, isOver, isTurn, isItsTurn, hadStep } = turnChecks(order, operatingTurnOf);
/** The frame of a step that is over, in which what comes late is judged. */
export const stepOver =
  <K extends string>(kind: K) =>
  (s: State): (StepFrame & { readonly kind: K }) | undefined =>
    isOver(s, kind) ? { kind, of: operating(s) } : undefined;

/** Companies act in operating rounds, one after the other. */
export const onTurn: readonly When<State>[] = [
  isTurn('8.1-3', 'Companies act only in an Operating Round, each in its own turn.'),
  isItsTurn(
    '8.2-8',
    companyIds,
    (company) => `The ${company} operates now, and completes all its actions before the next company operates.`,
  ),
];

/** What private companies never do, and public ones in their turn only. */
export const publicOnTurn: readonly When<State>[] = [
  isTurn('14.2.1-1', 'Public companies build track and buy and run trains on their turns in an Operating Round.'),
  ...onTurn.slice(1),
];

export const inOrder = turnOrder<State>(
  '8.3-1',
  'Every turn goes in order: homes, first train, track, station, run, dividend, new trains.',
);
