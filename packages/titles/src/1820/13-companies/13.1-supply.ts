/** 13.1 Company overview: a company goes back to the supply, from which it may float again as a new one. */
import { type CompanyId, moveShares, setCompany, setDirector, UNUSED } from '@roundhouse/rail';
import { leaveMarket } from '../16-stock-market.ts';
import type { Game } from '../state.ts';
import { dropCharter } from './13.1-sizes.ts';

/** All certificates, marker and charter: nothing of it is remembered (8.1-13, 8.4.3-17). */
export function returnToSupply(g: Game, company: CompanyId): void {
  for (const [owner, count] of Object.entries(g.s.shares[company]!)) moveShares(g, company, owner, UNUSED, count);
  leaveMarket(g, company);
  setDirector(g, company, null);
  setCompany(g, company, { status: 'unstarted', operated: false });
  dropCharter(g, company);
}
