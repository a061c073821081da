/** 8.3 Operating round actions: the steps of a company's turn. After its homes it only ends its turn for the time being. */
import { push } from '@roundhouse/kernel';
import { askIf, endStep, turnOfSteps } from '@roundhouse/rail';
import { decides, type OperatingTurn, type Rest, type State } from '../state.ts';

const turn = turnOfSteps<State, OperatingTurn>(
  [
    {
      name: 'home',
      enter: (g, f) => askIf(g, !g.s.companies[f.of]!.operated, { kind: 'home', of: f.of }),
    },
    { name: 'rest', enter: (g, f) => push(g, { kind: 'rest', of: f.of }) },
  ],
  () => true,
);

export const operatingTurn = turn.kind([]);

/** What is still to come: from the first train to new Lokaalspoorwegen. */
export const rest = decides<Rest, 'pass'>([endStep], (_, f) => `${f.of}: end its turn`);
