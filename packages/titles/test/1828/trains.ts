import type { Deed } from '../position.ts';
import { merge, merging } from './merging.ts';
import { Table } from './table.ts';

const kinds = ['2', '3', '5', '3+D', '6', '8E', 'D'];
const phases = ['yellow', 'green', 'blue', 'brown', 'red', 'gray', 'purple'];

interface Wish {
  /** The kind that the supply sells now: all before it are sold. */
  readonly next?: string;
  /** The phase; unless given the next train starts a new one (a 2 train is bought in yellow phase). */
  readonly phase?: string;
  readonly step?: string;
  /** The B&O's treasury, and its director's cash. */
  readonly cash?: number;
  readonly own?: number;
  readonly trains?: readonly string[];
  readonly shares?: Readonly<Record<string, number>>;
  readonly route?: boolean;
  readonly readings?: Record<string, string>;
  readonly more?: (t: Table) => Table;
}

const supplied = (t: Table, { next = '2', phase }: Wish): Table => {
  const at = kinds.indexOf(next);
  return t.phase(phase ?? phases[Math.max(0, at - 1)]!).trainsGone(...kinds.slice(0, at));
};

/** The B&O of the first player stands in Baltimore, with track to Washington unless told, and is about to buy trains.
 * A stock round follows. */
export function buying(wish: Wish = {}): Table {
  const { step = 'trains', cash = 0, own = 800, trains = [], shares = { player1: 6 }, more = (t: Table) => t } = wish;
  const t = supplied(Table.blank(3, { readings: wish.readings ?? {} }), wish)
    .cash('player1', own)
    .ext({ sets: [1] });
  if (wish.route !== false) t.tile('J18', '57', 0);
  t.company('B&O', { cell: [3, 5], shares, cash, trains, stations: [['I19', 0]], operated: true });
  return more(t).operate('B&O', step);
}

/** Its director must find the money for a train. */
export const emergency = (wish: Wish = {}): Table => buying({ step: 'emergency', ...wish });

interface SystemWish extends Omit<Wish, 'trains'> {
  readonly gt?: readonly string[];
  readonly wab?: readonly string[];
}

/** The system of the GT and the WAB: five shares are the first player's. In Grand Rapids it has a route to Muskegon. */
export function system(wish: SystemWish = {}): Table {
  const { gt = [], wab = [], cash = 0, own = 800, step = 'trains', more = (t: Table) => t } = wish;
  const t = merging(
    { player1: 6 },
    { player1: 6 },
    {
      gt: { cash, stations: wish.route === false ? [] : [['D4', 0]] },
      readings: wish.readings ?? {},
      more: (table) => supplied(table, wish),
    },
  ).does(merge);
  for (const train of gt) t.train(train, 'GT');
  for (const train of wab) t.train(train, 'WAB');
  return more(t.cash('player1', own).ext({ sets: [1] })).operate('GT', step);
}

export const buyTrain = (train: string, shell?: string): Deed => ({
  type: 'buyTrain',
  train,
  ...(shell === undefined ? {} : { shell }),
});
export const buyFrom = (train: string, price: number): Deed => ({ type: 'buyTrainFrom', train, price });
export const buyForced = (train: string, more: Record<string, unknown> = {}): Deed => ({
  type: 'buyTrain',
  train,
  ...more,
});
export const sellFor = (company: string, count = 1, aim: Record<string, unknown> = {}): Deed => ({
  type: 'sell',
  company,
  count,
  ...aim,
});
/** Another company, of the second player unless told. */
export const owning =
  (company: string, trains: readonly string[], shares: Readonly<Record<string, number>> = { player2: 6 }) =>
  (t: Table): Table =>
    t.company(company, { cell: [11, 6], shares, trains, operated: true });
