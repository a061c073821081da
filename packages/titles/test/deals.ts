/** What players do in a stock turn. */
import type { Deed } from './position.ts';

export const pass: Deed = { type: 'pass' };
export const buy = (company: string, from = 'ipo'): Deed => ({ type: 'buy', company, from });
export const sell = (company: string, count = 1): Deed => ({ type: 'sell', company, count });
export const start = (company: string, price = 67): Deed => ({ type: 'start', company, price });
