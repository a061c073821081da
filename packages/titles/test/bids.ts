/** What players do in a bidding auction. */
import type { GameEvent } from '@roundhouse/kernel';
import type { Deed } from './position.ts';

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
export const sales = (t: { readonly events: readonly GameEvent[] }): string[] =>
  t.events.flatMap((event) => {
    const { private: lot, to, price } = event as unknown as { private: string; to: string; price: number };
    return event.event === 'privateSold' ? [`${lot} to ${to} for ${price}`] : [];
  });
