/** 8.5 Liquidations: which company comes next, offered by the bank. */
import { BANK, type CompanyId } from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { inOrder } from '../16-stock-market.ts';
import { type Game, type State, takeoverRoundOf } from '../state.ts';
import { openAuction } from './8.4.2-auction.ts';

/** Those of the beginning, and those that nobody holds since a cousin is gone (8.1-8, 8.1-9, 10.3-4, Q68, Q77). */
export function liquidatesNext(s: State): CompanyId | undefined {
  const { doomed } = takeoverRoundOf(s)!;
  return inOrder(s).find(
    (company) => isInLiquidation(s, company) && (doomed.includes(company) || s.companies[company]!.director === null),
  );
}

/** Like a takeover, with the bank as the one that offers (8.5-1). */
export function liquidateNext(g: Game): boolean {
  const company = liquidatesNext(g.s);
  if (company !== undefined) openAuction(g, company, BANK);
  return company !== undefined;
}
