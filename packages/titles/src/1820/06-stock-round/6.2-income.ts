/** 6.2 Player income. */
import { BANK, pay, setExt } from '@roundhouse/rail';
import { INCOME } from '../material.ts';
import type { Game, State } from '../state.ts';

/** The Stock Round right after Queen Victoria's death is the last one with an income (6.2-2). */
export const hasIncome = ({ ext }: State): boolean =>
  ext.victoriaDied === null || ext.stockRound <= ext.victoriaDied + 1;

/** £800 each from the bank (6.2-1), less what is owed for trains of the first round (6.4.2-6). */
export function payIncome(g: Game): void {
  if (!hasIncome(g.s)) return;
  const { owed, order } = g.s.ext;
  for (const player of order) pay(g, BANK, player, INCOME - (owed[player] ?? 0), 'income');
  if (Object.keys(owed).length > 0) setExt(g, { owed: {} });
}
