/** 13.7 Train limit. */
import { onlyThen } from '@roundhouse/kernel';
import { type CompanyId, discardKind, type TrainId, trainLimit, trainsOf as trainsIn } from '@roundhouse/rail';
import { trainLimitIn } from '../10-context/10.5-cost-of-business.ts';
import { dropTrain } from '../05-supply.ts';
import { roster } from '../material.ts';
import { directorOf, type State } from '../state.ts';

/** In the order of their colours. */
export const trainsOf = (s: State, company: CompanyId): readonly TrainId[] => trainsIn(s, roster, company);

/** By the chart (5-9, 13.7-1). */
export const limits = trainLimit<State>(roster, trainLimitIn);

/** Its director chooses what goes, without payment; for a cousin's company the earliest colour goes (13.7-2, Q38). */
export const discard = discardKind<State>({
  limits,
  director: directorOf,
  rule: '13.7-2',
  when: [onlyThen('13.7-2', 'A company discards trains like this only above its train limit.')],
  drop: dropTrain,
});
