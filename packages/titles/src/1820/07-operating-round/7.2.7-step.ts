/** 7.2.7 Buy train(s): the step, and that of private companies before their trains run (7.2-2). */
import { endStep } from '@roundhouse/rail';
import { decides, type TrainsStep } from '../state.ts';
import { buyTrain } from './7.2.7-trains.ts';
import { sellForTrain } from './7.2.7-raising.ts';

const asks = (_: unknown, f: TrainsStep): string =>
  f.kind === 'trains' ? `${f.of}: buy trains` : `${f.of}: buy trains before it runs`;

export const trains = decides<TrainsStep, 'buyTrain' | 'sell' | 'pass'>([buyTrain, sellForTrain, endStep], asks);
export const earlyTrains = decides<TrainsStep, 'buyTrain' | 'sell' | 'pass'>([buyTrain, sellForTrain, endStep], asks);
