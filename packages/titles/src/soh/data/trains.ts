import { plainTrain, type TrainKind } from '@roundhouse/rail';

/** 27 cards. `tier`: what is on sale together; `limit`: how many main stations and external connections a route may have; `phase`: what it starts. */
export interface TrainDef extends TrainKind {
  readonly tier: number;
  readonly phase: string;
  readonly limit: number;
  /** Counts only main stations and external connections, and doubles them. */
  readonly express: boolean;
}

/** material-4. */
export const trains: readonly TrainDef[] = [
  { ...plainTrain('2', 5, 100), tier: 0, phase: '2', limit: 2, express: false },
  { ...plainTrain('3', 4, 200), tier: 1, phase: '3', limit: 3, express: false },
  { ...plainTrain('4', 3, 300), tier: 2, phase: '4', limit: 4, express: false },
  { ...plainTrain('5', 3, 400), tier: 3, phase: '5', limit: 5, express: false },
  { ...plainTrain('6', 6, 500), tier: 4, phase: '6', limit: 6, express: false },
  { ...plainTrain('3E', 6, 600), tier: 4, phase: '6', limit: 3, express: true },
];
