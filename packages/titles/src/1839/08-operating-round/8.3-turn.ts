/** 8.3 Operating round actions: the steps of a company's turn. What is idle is still to come, and so is what `rest` stands for. */
import { push } from '@roundhouse/kernel';
import { askIf, endStep, turnOfSteps } from '@roundhouse/rail';
import { step as dividend } from './8.3.4-dividends.ts';
import { decides, type OperatingTurn, type Rest, type State } from '../state.ts';

const turn = turnOfSteps<State, OperatingTurn>(
  [
    {
      name: 'home',
      enter: (g, f) => askIf(g, !g.s.companies[f.of]!.operated, { kind: 'home', of: f.of }),
    },
    { name: 'track', idle: () => true },
    { name: 'station', idle: () => true },
    { name: 'rest', enter: (g, f) => push(g, { kind: 'rest', of: f.of }) },
    dividend,
  ],
  () => true,
);

export const { stepNumber } = turn;

export const operatingTurn = turn.kind([]);

/** Stands for what is still to come: the first train, before track, and the run. */
export const rest = decides<Rest, 'pass'>([endStep], (_, f) => `${f.of}: go on to its dividend`);
