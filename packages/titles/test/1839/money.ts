import type { ParredSketch } from '../parred.ts';
import type { Deed } from '../position.ts';
import { Table } from './table.ts';

export const bankrupt: Deed = { type: 'bankrupt' };
export const buyTrain: Deed = { type: 'buyTrain', train: '2-1' };
export const concede = (by: string): Deed => ({ type: 'concede', by, frame: 'course' });
export const nationalise: Deed = { type: 'nationalise' };
export const takeLocal = (company: string): Deed => ({ type: 'takeLocal', company });
export const reserve = (hex: string): Deed => ({ type: 'reserveHome', hex });
export const nameWinner = (by: string, winner: string): Deed => ({ type: 'nameWinner', by, winner, frame: 'course' });

/** A Lokaalspoorwegen, the L1 unless another is given, that has reserved these homes; nobody else has. */
export function local(t: Table, company: ParredSketch, homes: readonly string[], id = 'L1'): Table {
  const reserved = homes.map((hex) => ({ owner: id, hexes: [hex] }));
  const others = t.s.ext.reservations.filter(({ hexes }) => !hexes.some((hex) => homes.includes(hex)));
  return t.company(id, company).ext({ reservations: [...others, ...reserved] });
}

/** A company that is floated, has operated and owns these trains. */
export const running = (
  shares: Readonly<Record<string, number>>,
  price: number,
  ...trains: string[]
): ParredSketch => ({
  shares,
  price,
  trains,
  operated: true,
});

/**
 * The NRS, which player 1 directs, has no train and is about to buy one for ƒ80, with what it has, what player 1 has and
 * the shares of player 1: of the NRS itself, and of the MSS at ƒ67.
 */
export function inNeed(nrs: Partial<ParredSketch>, cash = 0, mss: Partial<ParredSketch> = {}): Table {
  return Table.blank()
    .company('NRS', { ...running({ player1: 6 }, 74), ...nrs })
    .company('MSS', { ...running({ player1: 2, player2: 4 }, 67, '2-5'), ...mss })
    .cash('player1', cash)
    .operating('NRS', 'trains')
    .does(buyTrain);
}
