import type { Deed } from '../position.ts';
import { Table } from './table.ts';

export const order = (players: number): string[] => Array.from({ length: players }, (_, i) => `player${i + 1}`);
export const draw = { CO: 'AMS', AB: 'NRS', AV: 'HIJSM' };

export const buy = (id: string): Deed => ({ type: 'buyLot', private: id });
export const discount = (id: string): Deed => ({ type: 'discount', private: id });
export const par = (price: number): Deed => ({ type: 'par', price });

/** An auction with cards 1 to n in seat order and a draw that is known. */
export const auction = (players = 3): Table => new Table(players, { deal: { order: order(players), draw } });

/**
 * One in which only these privates are left, made cheaper by so much; the others are out of play. The last player has one
 * action left: what it does is the end of a turn, so that the rules begin the next one.
 */
export function remaining(lots: Readonly<Record<string, number>>, players = 3): Table {
  const t = auction(players);
  const left = Object.keys(lots);
  const privates = Object.keys(t.s.privates).map((id) => [id, left.includes(id) ? 'bank' : 'gone'] as const);
  const shares = Object.entries(t.s.shares).map(([company, owners]) => {
    const lying = Object.entries(owners).filter(([owner]) => left.includes(owner));
    const count = lying.reduce((sum, [, held]) => sum + held, 0);
    return [company, { ...Object.fromEntries(lying), ipo: 10 - count }] as const;
  });
  t.set({ privates: Object.fromEntries(privates), shares: Object.fromEntries(shares) });
  const turn = { turn: `player${players}`, actions: 1, lots: left, discounts: lots };
  return t.frames({ kind: 'course' }, { ...t.s.stack[1]!, ...turn });
}
