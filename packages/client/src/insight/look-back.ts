/** What a review says of one player. */
import { costliest, type Decided, type Matter, type Review } from '@roundhouse/bots';

const MATTERS: readonly Matter[] = ['auction', 'stock', 'track', 'dividend', 'trains', 'other'];

export const costliestOf = ({ decisions }: Review, player: string, most: number): readonly Decided[] =>
  costliest(decisions, player, most);

/** By kind of decision what was lost beside the best moves; kinds at which nothing was lost are left out. */
export const mattersOf = (
  { decisions }: Review,
  player: string,
): { readonly matter: Matter; readonly amount: number }[] =>
  MATTERS.map((matter) => ({
    matter,
    amount: decisions.reduce((sum, one) => (one.by === player && one.matter === matter ? sum + one.lost : sum), 0),
  })).filter(({ amount }) => amount >= 1);

/** How many decisions there were, how many were the best move, and how many others nearly so. */
export function shareOfBest(
  { decisions }: Review,
  player: string,
): { readonly best: number; readonly near: number; readonly count: number } {
  const own = decisions.filter(({ by }) => by === player);
  const best = own.filter(({ place }) => place === 1).length;
  return { best, near: own.filter(({ place, lost }) => place > 1 && lost === 0).length, count: own.length };
}
