/** 16 Trains & running trains: whose they are, what they are called, which have run. */
import { type TrainDef, trainLimit as limitBy, trainsOf as trainsIn } from '@roundhouse/rail';
import { phaseNumber, phases, roster, trainLimit } from '../material.ts';
import type { State } from '../state.ts';

export const trainDef = (train: string): TrainDef => roster.kindOf.get(train)!;
export const trainsOf = (s: State, company: string): readonly string[] => trainsIn(s, roster, company);

/** “R” trains run once at least, whatever has begun meanwhile (16.3.2.2-4). */
export const isR = (train: string): boolean => /^P?R/.test(trainDef(train).id);
/** Having run belongs to the train, not to its owner (16.3.2.2-7). */
export const isUnrun = (s: State, train: string): boolean => isR(train) && !s.ext.ran.includes(train);

const rustsIn = new Map(phases.flatMap(({ id, rusts = [] }) => rusts.map((kind) => [kind, id])));
/** Its phase has come, and it stays only for the run that it has not had. */
export const isRusted = (s: State, train: string): boolean => {
  const phase = rustsIn.get(trainDef(train).id);
  return phase !== undefined && phaseNumber(phase) <= phaseNumber(s.phase);
};

/**
 * 16.4 Train limit, for all trains that a company owns: rusted ones that have not run count (16.4-5)
 * (17.1-4, 17.2-4, 17.3-4, 17.4-5, 17.5-5, 17.6-6, 17.7-5, 17.8-5, 17.9-7, 17.10-10, 17.11-8, 17.12-6).
 */
export const limits = limitBy<State>(roster, (s) => trainLimit(s, s.phase));
