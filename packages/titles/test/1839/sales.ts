import type { Deed } from '../position.ts';
import type { Table } from './table.ts';

export const announce: Deed = { type: 'announce' };
export const redeemSold: Deed = { type: 'redeem' };
export const decline: Deed = { type: 'decline' };
export const drop = (company: string): Deed => ({ type: 'drop', company });
export const forward = (company: string): Deed => ({ type: 'forward', company });
export const redeem = (company: string, count = 1): Deed => ({ type: 'redeem', company, count });
export const bundle = (company: string, count = 1): Deed => ({ type: 'sell', company, count });

/** Announces a sale of these companies in this order; the player who is asked for the first answer is asked now. */
export function sells(t: Table, ...bundles: readonly (readonly [company: string, count: number])[]): Table {
  for (const [company, count] of bundles) t.does(bundle(company, count));
  return t.does(announce);
}
