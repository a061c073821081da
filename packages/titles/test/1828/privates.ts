import type { Deed } from '../position.ts';
import { Table } from './table.ts';

type Sketch = Partial<Parameters<Table['company']>[1]>;

/** Green phase; a private of the first player, who also directs this company. */
export const owning = (id: string, company = 'B&O', sketch: Sketch = {}, phase = 'green'): Table =>
  Table.blank()
    .phase(phase)
    .private(id, 'player1')
    .company(company, { shares: { player1: 6 }, cash: 500, ...sketch });

/** The company whose turn it is buys a private; for $1 if not said otherwise. */
export const buyPrivate = (company: string, id: string, price = 1): Deed => ({
  type: 'buyPrivate',
  frame: `operatingTurn/${company}`,
  private: id,
  price,
});

export const layTile = (hex: string, tile: string, rotation: number, using?: string): Deed => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(using === undefined ? {} : { using }),
});

/** What privates pay at the start of an operating round. */
export const paid = (t: Table, owner: string): number => {
  const before = t.money(owner);
  return t.operatingRound().money(owner) - before;
};
