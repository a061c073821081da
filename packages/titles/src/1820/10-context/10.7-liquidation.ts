/** 10.7 “In liquidation”. */
import type { CompanyId } from '@roundhouse/rail';
import { isAtBottom, liquidationCell, moveTo } from '../16-stock-market.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import type { Game, State } from '../state.ts';

/** Exactly while its price is at £10 (10.7-1); British Rail never is (Q71). */
export const isInLiquidation = (s: State, company: CompanyId): boolean =>
  isPublic(s, company) && isAtBottom(s, company);

/** Below any marker there (10.7-2). */
export const putIntoLiquidation = (g: Game, company: CompanyId): void => moveTo(g, company, liquidationCell);
