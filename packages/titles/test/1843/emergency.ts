import { type ParredSketch } from '../parred.ts';
import { Table } from './table.ts';

export const sell = (company: string, count = 1, more: object = {}) => ({ type: 'sell', company, count, ...more });
export const buy = (train: string, face?: string, more: object = {}) => ({
  type: 'buyTrain',
  train,
  ...(face === undefined ? {} : { face }),
  ...more,
});
export const buyFrom = (train: string, price: number, more: object = {}) => ({
  type: 'buyTrainFrom',
  train,
  price,
  ...more,
});
export const giveUp = (id: string) => ({ type: 'giveUpPrivate', private: id });
export const bankrupt = { type: 'bankrupt' };

/** Green phase: the SO has a route and no train; the cheapest costs 300fr. */
export const need = (
  cash: number,
  own: number,
  setup: (t: Table) => Table = (t) => t,
  so: Partial<ParredSketch> = {},
  players = 3,
  readings: Record<string, string> = {},
): Table =>
  setup(
    Table.blank(players, { readings })
      .phase('green')
      .trainsGone('yellow')
      .company('SO', { cell: [5, 4], shares: { player1: 6 }, cash, stations: [['H7', 0]], operated: true, ...so })
      .tile('H7', '57', 0)
      .tile('G8', '55', 0)
      .cash('player1', own),
  ).operate('SO', 'emergency');
