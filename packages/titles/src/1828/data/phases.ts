import type { Color } from '@roundhouse/rail';

/** Table 4.1 and section 17. */
export interface PhaseDef {
  readonly id: string;
  readonly trainLimit: number;
  /** The rule that states its train limit. */
  readonly limitRule: string;
  readonly tiles: readonly Color[];
  readonly operatingRounds: number;
  /** Colours of the par prices that are open. */
  readonly pars: readonly string[];
  /** The rule that states its par prices. */
  readonly parRule: string;
  readonly companiesBuyPrivates: boolean;
  /** Which of two values of a revenue center holds. */
  readonly revenue: 'yellow' | 'brown';
  /** The kind of train that leaves the game at its start. */
  readonly rusts?: string;
  readonly privatesClose?: true;
}

/**
 * 17.1-1, 17.1-4, 17.2-1, 17.2-4, 17.2-6, 17.3-1, 17.3-3, 17.3-6, 17.4-1, 17.4-3, 17.4-6, 17.5-1, 17.5-4, 17.6-1,
 * 17.6-4, 17.7-1, 17.7-5.
 */
export const phases: readonly PhaseDef[] = [
  {
    id: 'yellow',
    trainLimit: 4,
    limitRule: '17.1-3',
    tiles: ['yellow'],
    operatingRounds: 1,
    pars: ['yellow'],
    parRule: '17.1-2',
    companiesBuyPrivates: false,
    revenue: 'yellow',
  },
  {
    id: 'green',
    trainLimit: 4,
    limitRule: '17.2-5',
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    pars: ['yellow', 'green'],
    parRule: '17.2-3',
    companiesBuyPrivates: true,
    revenue: 'yellow',
  },
  {
    id: 'blue',
    trainLimit: 4,
    limitRule: '17.3-5',
    tiles: ['yellow', 'green'],
    operatingRounds: 2,
    pars: ['yellow', 'green', 'blue'],
    parRule: '17.3-2',
    companiesBuyPrivates: true,
    revenue: 'yellow',
    rusts: '2',
  },
  {
    id: 'brown',
    trainLimit: 3,
    limitRule: '17.4-5',
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    pars: ['yellow', 'green', 'blue', 'brown'],
    parRule: '17.4-2',
    companiesBuyPrivates: true,
    revenue: 'brown',
  },
  {
    id: 'red',
    trainLimit: 2,
    limitRule: '17.5-3',
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    pars: ['yellow', 'green', 'blue', 'brown'],
    parRule: '17.5-5',
    companiesBuyPrivates: false,
    revenue: 'brown',
    rusts: '3',
    privatesClose: true,
  },
  {
    id: 'gray',
    trainLimit: 2,
    limitRule: '17.6-3',
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 3,
    pars: ['yellow', 'green', 'blue', 'brown'],
    parRule: '17.6-3',
    companiesBuyPrivates: false,
    revenue: 'brown',
    rusts: '5',
  },
  {
    id: 'purple',
    trainLimit: 2,
    limitRule: '17.7-4',
    tiles: ['yellow', 'green', 'brown'],
    operatingRounds: 4,
    pars: [],
    parRule: '17.7-2',
    companiesBuyPrivates: false,
    revenue: 'brown',
    rusts: '3+D',
  },
];
