import type { Color } from '@roundhouse/rail';

/** Phases 2 to 6, as in the table of the book. */
export interface PhaseDef {
  readonly id: string;
  readonly tiles: readonly Color[];
  readonly trainLimit: number;
  /** Which value of the external connections holds. */
  readonly revenue: 'yellow' | 'brown';
  /** How many shares are bought when a company is started. */
  readonly sharesToStart: number;
  readonly companiesBuyPrivates: boolean;
  /** The kind of train that leaves the game at its start. */
  readonly rusts?: string;
  readonly privatesClose?: true;
}

/** phases-2-to-6-1, phases-2-to-6-2, phases-2-to-6-3, phases-2-to-6-4, phases-2-to-6-5. */
export const phases: readonly PhaseDef[] = [
  { id: '2', tiles: ['yellow'], trainLimit: 4, revenue: 'yellow', sharesToStart: 2, companiesBuyPrivates: false },
  {
    id: '3',
    tiles: ['yellow', 'green'],
    trainLimit: 4,
    revenue: 'yellow',
    sharesToStart: 3,
    companiesBuyPrivates: true,
  },
  {
    id: '4',
    tiles: ['yellow', 'green'],
    trainLimit: 3,
    revenue: 'yellow',
    sharesToStart: 4,
    companiesBuyPrivates: true,
    rusts: '2',
  },
  {
    id: '5',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    revenue: 'brown',
    sharesToStart: 5,
    companiesBuyPrivates: false,
    rusts: '3',
    privatesClose: true,
  },
  {
    id: '6',
    tiles: ['yellow', 'green', 'brown'],
    trainLimit: 2,
    revenue: 'brown',
    sharesToStart: 6,
    companiesBuyPrivates: false,
    rusts: '4',
  },
];
