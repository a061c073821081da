import type { Deed } from '../position.ts';
import { Table } from './table.ts';

/** An auction of so many players, with cards 1 to n in seat order. */
export const auction = (players = 3): Table =>
  new Table(players, { deal: { order: Array.from({ length: players }, (_, i) => `player${i + 1}`) } });

/** An auction in which only these privates are left; the others are out of play. */
export function remaining(lots: readonly string[], readings: Record<string, string> = {}): Table {
  const t = new Table(3, { deal: { order: ['player1', 'player2', 'player3'] }, readings });
  const privates = Object.keys(t.s.privates).map((id) => [id, lots.includes(id) ? 'bank' : 'gone'] as const);
  const shares = Object.entries(t.s.shares).map(([company, owners]) => {
    const lying = Object.keys(owners).find((owner) => lots.includes(owner));
    return [company, lying === undefined ? { ipo: 10 } : owners] as const;
  });
  t.set({ privates: Object.fromEntries(privates), shares: Object.fromEntries(shares) });
  const [, frame] = t.s.stack;
  return t.frames({ kind: 'course' }, { ...frame!, rows: lots.map((lot) => [lot]) });
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

/** All players of the auction pass, whoever is first. */
export function allPass(t: Table): Table {
  for (const _ of t.s.players) t.does(pass);
  return t;
}

/** Who has bought what for how much, in the order of the last action's events. */
export const sales = (t: Table): string[] =>
  t.events.flatMap((event) => {
    const { private: lot, to, price } = event as unknown as { private: string; to: string; price: number };
    return event.event === 'privateSold' ? [`${lot} to ${to} for ${price}`] : [];
  });
