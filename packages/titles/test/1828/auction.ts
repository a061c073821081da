import type { Deed } from '../position.ts';
import { Table } from './table.ts';

/** Three players with number cards 1 to 3 in seat order, $800 each; the $250 row is CPR, GT, MC, NW. */
export const auction = (): Table =>
  new Table(3, {
    deal: { privates: ['pCPR', 'pGT', 'pMC', 'pNW'], order: ['player1', 'player2', 'player3'] },
  });

/** An auction in which only these rows are left; all other private companies are out of play. */
export function remaining(...rows: string[][]): Table {
  const t = auction();
  const left = rows.flat();
  const privates = Object.entries(t.s.privates).map(([id, owner]) => [id, left.includes(id) ? owner : 'gone'] as const);
  const shares = Object.entries(t.s.shares).map(([company, owners]) => {
    const lying = Object.keys(owners).find((owner) => left.includes(owner));
    return [company, lying === undefined ? { ipo: 10 } : owners] as const;
  });
  t.set({ privates: Object.fromEntries(privates), shares: Object.fromEntries(shares) });
  return t.frames(
    { kind: 'course' },
    { kind: 'privateAuction', rows, bids: {}, turn: 'player1', passes: 0, buyer: null, settling: null },
  );
}

export const pass: Deed = { type: 'pass' };
export const bid = (lot: string, amount: number): Deed => ({ type: 'bid', private: lot, amount });
export const buyLot = (lot: string): Deed => ({ type: 'buyLot', private: lot });
export const raise = (amount: number, by?: string): Deed => ({
  type: 'bid',
  amount,
  ...(by === undefined ? {} : { by }),
});
export const par = (price: number): Deed => ({ type: 'par', price });

/** Who has bought what for how much, in the order of the last action's events. */
export const sales = (t: Table): string[] =>
  t.events.flatMap((event) => {
    const { private: lot, to, price } = event as unknown as { private: string; to: string; price: number };
    return event.event === 'privateSold' ? [`${lot} to ${to} for ${price}`] : [];
  });
