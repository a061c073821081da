import { type Draft, type OwnerId, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { BANK, type RailState } from '../state.ts';

/** Moves money. The only way that money moves. */
export function pay<S extends RailState>(g: Draft<S>, from: OwnerId, to: OwnerId, amount: number, why: string): void {
  if (!Number.isInteger(amount) || amount < 0) throw new Error(`${from} cannot pay ${amount} to ${to}`);
  if (amount === 0 || from === to) return;
  const left = cashOf(g.s, from) - amount;
  if (left < 0 && from !== BANK) throw new Error(`${from} has not enough to pay ${amount} to ${to}: ${why}`);
  put<RailState>(g, { cash: { ...g.s.cash, [from]: left, [to]: cashOf(g.s, to) + amount } });
  log(g, { event: 'pay', from, to, amount, why });
}

export const cashOf = (s: RailState, owner: OwnerId): number => s.cash[owner] ?? 0;
