/** 7.2.7 Buy train(s): the step, and the one before trains run (7.2-2). */
import { endStep } from '@roundhouse/rail';
import { decides, type TrainsStep } from '../state.ts';
import { buyTrainFrom, buyWithHelp } from './7.2.7-from-companies.ts';
import { buyTrain } from './7.2.7-trains.ts';

const asks = (_: unknown, f: TrainsStep): string =>
  f.kind === 'trains' ? `${f.of}: buy trains` : `${f.of}: buy trains before it runs`;

export const trains = decides<TrainsStep, 'buyTrain' | 'buyTrainFrom' | 'buyWithHelp' | 'pass'>(
  [buyTrain, buyTrainFrom, buyWithHelp, endStep],
  asks,
);
/** From the supply only. */
export const earlyTrains = decides<TrainsStep, 'buyTrain' | 'pass'>([buyTrain, endStep], asks);
