import type { Deed } from '../position.ts';
import { Table } from './table.ts';

type Sketch = Omit<Parameters<Table['company']>[1], 'shares'>;

export const pass: Deed = { type: 'pass' };

/** A tile; `using` names the company or private whose power is used for it. */
export const lay = (hex: string, tile: string, rotation: number, using?: string): Deed => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using === undefined ? {} : { using }),
});

/** A company of the first player, which has floated. */
export const floated = (id: string, sketch: Sketch = {}): Table =>
  Table.blank().company(id, { shares: { player1: 6 }, ...sketch });

/** A system of the first player: the other company, given with its own stations and money, is its second shell. */
export const system = (id: string, other: string, one: Sketch = {}, two: Sketch = {}): Table =>
  floated(id, { price: 79, ...one })
    .company(other, { price: 71, ...two, shares: { player1: 6 } })
    .stockTurn('player1')
    .does({ type: 'merge', company: id, other });

/** Passes to the end of this company's turn. */
export function finish(t: Table, company: string): Table {
  const round = t.s.ext.operatingRound;
  while (t.asks.endsWith(`/${company}`) && t.s.ext.operatingRound === round) t.does(pass);
  return t;
}
