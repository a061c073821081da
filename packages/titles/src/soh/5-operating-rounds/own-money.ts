/** Operating rounds: where the money for a train comes from. In a forced purchase treasury shares belong to it (Q35). */
import { cashWith, directorsCash, type MoneySource } from '@roundhouse/rail';
import { plays } from '../readings.ts';
import { price, type State, type StepFrame } from '../state.ts';
import { maxTreasurySale, sellFromTreasury } from './own-shares.ts';
import { operatingTurnOf } from './round.ts';

/** How many treasury shares it may still sell; by the reading `lenient` own shares are traded once in a turn, forced or not. */
export function mostToRaise(s: State, company: string): number {
  const { sold, boughtBack } = operatingTurnOf(s)!;
  if (plays(s, 'forcedPurchase', 'lenient') && (sold > 0 || boughtBack)) return 0;
  return maxTreasurySale(s, company, sold);
}

/** As few treasury shares as reach the sum, or all that can be sold (Q2), sales of the turn added up (Q1). */
export const treasuryShares: MoneySource<State> = {
  most: (s, company) => mostToRaise(s, company) * price(s, company),
  draw(g, company, sum) {
    const count = Math.min(mostToRaise(g.s, company), Math.ceil(sum / price(g.s, company)));
    if (count > 0) sellFromTreasury(g, company, count);
  },
};

/** First the company's shares, second the president's cash; what comes third is the president's choice. */
export const sources = [treasuryShares, directorsCash<State>('help')];

/** What the company can pay by itself in this step. */
export const ownMoney = (s: State, f: StepFrame): number =>
  cashWith(s, f.of, f.kind === 'emergency' ? [treasuryShares] : []);
