import type { StopKind, TrainKind } from '@roundhouse/rail';

/** Table 4.1 and section 15.3. */
export interface TrainDef extends TrainKind {
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
  { id: '2', count: 6, price: 80, tier: 0, phase: 'yellow', limit: 2, ...plain },
  { id: '3', count: 9, price: 160, tier: 1, phase: 'green', limit: 3, ...plain },
  { id: '5', count: 4, price: 250, tier: 2, phase: 'blue', limit: 5, ...plain },
  {
    id: '3+D',
    count: 6,
    price: 350,
    tier: 3,
    phase: 'brown',
    limit: 3,
    counts: withoutTowns,
    pays: all,
    multiplier: 2,
  },
  { id: '6', count: 4, price: 650, tier: 4, phase: 'red', limit: 6, ...plain },
  {
    id: '8E',
    count: 3,
    price: 800,
    tier: 5,
    phase: 'gray',
    limit: 8,
    counts: withoutTowns,
    pays: withoutTowns,
    multiplier: 1,
  },
  { id: 'D', count: DIESELS, price: 900, tier: 6, phase: 'purple', ...plain, unlimited: true },
];
