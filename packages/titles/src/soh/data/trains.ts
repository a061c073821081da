import type { TrainKind } from '@roundhouse/rail';

/** 27 cards. `limit`: how many main stations and external connections a route may have; `phase`: what it starts. */
export interface TrainDef extends TrainKind {
  readonly phase: string;
  readonly limit: number;
  /** Counts only main stations and external connections, and doubles them. */
  readonly express: boolean;
}

/** material-4. */
export const trains: readonly TrainDef[] = [
  { id: '2', count: 5, price: 100, tier: 0, phase: '2', limit: 2, express: false },
  { id: '3', count: 4, price: 200, tier: 1, phase: '3', limit: 3, express: false },
  { id: '4', count: 3, price: 300, tier: 2, phase: '4', limit: 4, express: false },
  { id: '5', count: 3, price: 400, tier: 3, phase: '5', limit: 5, express: false },
  { id: '6', count: 6, price: 500, tier: 4, phase: '6', limit: 6, express: false },
  { id: '3E', count: 6, price: 600, tier: 4, phase: '6', limit: 3, express: true },
];
