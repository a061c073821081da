import { plainTrain, type StopKind, type TrainKind } from '@roundhouse/rail';

/** Table 4.1 and section 15.3. */
export interface TrainDef extends TrainKind {
  /** What is on sale together; the next tier only when it is sold out. */
  readonly tier: number;
  /** The phase that the first one starts. */
  readonly phase: string;
  /** How many stops of the kinds in `counts` a route may have; none for a Diesel. */
  readonly limit?: number;
  readonly counts: readonly StopKind[];
  readonly pays: readonly StopKind[];
  readonly multiplier: number;
  readonly unlimited?: true;
}

const all: readonly StopKind[] = ['city', 'town', 'offboard', 'coalfield'];
const withoutTowns: readonly StopKind[] = ['city', 'offboard', 'coalfield'];
const plain = { counts: all, pays: all, multiplier: 1 };

/** As many as all shells of all companies together may own: as good as unlimited (Q39). */
const DIESELS = 32;

/** table-4.1-1, table-4.1-2, table-4.1-3, table-4.1-4, table-4.1-5, table-4.1-6, table-4.1-7. */
export const trains: readonly TrainDef[] = [
  { ...plainTrain('2', 6, 80), tier: 0, phase: 'yellow', limit: 2, ...plain },
  { ...plainTrain('3', 9, 160), tier: 1, phase: 'green', limit: 3, ...plain },
  { ...plainTrain('5', 4, 250), tier: 2, phase: 'blue', limit: 5, ...plain },
  {
    ...plainTrain('3+D', 6, 350),
    tier: 3,
    phase: 'brown',
    limit: 3,
    counts: withoutTowns,
    pays: all,
    multiplier: 2,
  },
  { ...plainTrain('6', 4, 650), tier: 4, phase: 'red', limit: 6, ...plain },
  {
    ...plainTrain('8E', 3, 800),
    tier: 5,
    phase: 'gray',
    limit: 8,
    counts: withoutTowns,
    pays: withoutTowns,
    multiplier: 1,
  },
  { ...plainTrain('D', DIESELS, 900), tier: 6, phase: 'purple', ...plain, unlimited: true },
];
