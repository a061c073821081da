import { phases, trains } from '../../src/1839/data/index.ts';
import type { Deed } from '../position.ts';
import { Table } from './table.ts';

export const kinds = trains.map(({ id }) => id);
export const ids = phases.map(({ id }) => id);
export const numberOf = (phase: string): number => ids.indexOf(phase);
export const firstOf = (kind: string): string => (kind === 'R4' ? 'R4-2' : `${kind}-1`);
export const buy = (train: string): Deed => ({ type: 'buyTrain', train });

/** The ZHESM of player 1 about to buy the first train of this phase: all earlier ones have left the supply. */
export function before(phase: string, setup = (t: Table): Table => t, players = 3, readings = {}): Table {
  const number = numberOf(phase);
  const t = Table.blank(players, { readings })
    .phase(ids[number - 1]!)
    .trainsGone(...kinds.slice(0, number))
    .train('R4-1', 'DeRtU')
    .company('ZHESM', { shares: { player1: 6 }, cash: 2000, price: 40, operated: true });
  return setup(t).operating('ZHESM', 'trains');
}
export const begin = (phase: string, setup?: (t: Table) => Table, players?: number, readings?: object): Table => {
  const t = before(phase, setup, players, readings);
  return t.does(buy(firstOf(kinds[numberOf(phase)]!)));
};
/** The NRS of player 2, with these trains. */
export const owning =
  (...own: string[]) =>
  (t: Table): Table =>
    t.company('NRS', { shares: { player2: 6 }, price: 74, trains: own, operated: true });
