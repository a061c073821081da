/** 8.3 Issue shares. */
import { field, log } from '@roundhouse/kernel';
import {
  about,
  acted,
  BANK,
  type CompanyId,
  directedBy,
  mostAllowed,
  moveShares,
  pay,
  POOL,
  sharesInWords,
  sharesOf,
  upTo,
} from '@roundhouse/rail';
import { fallFor } from '../06-stock-round/6.7-price-adjustments.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import { isBottomPrice, moveBy, price, priceAfter } from '../16-stock-market.ts';
import { companyIds } from '../material.ts';
import { type Game, type Issues, move, type State } from '../state.ts';
import { ownCompany } from './8.1-director.ts';
import { inIssues, issuesStep } from './8.1-order.ts';

const inTreasury = (s: State, company: CompanyId): number => sharesOf(s, company, company);

/** Does the price stay above £10 after so many? */
const staysAbove = (s: State, company: CompanyId, count: number): boolean =>
  !isBottomPrice(priceAfter(s, company, -fallFor(s, company, count)));

const most = (s: State, company: CompanyId): number =>
  mostAllowed(inTreasury(s, company), (count) => staysAbove(s, company, count));

/** The price of each as it is before it falls (8.3-2), then one fall for all of them (8.3-3). */
export function issueShares(g: Game, company: CompanyId, count: number): void {
  log(g, { event: 'issue', company, count });
  pay(g, BANK, company, count * price(g.s, company), 'shares');
  moveShares(g, company, company, POOL, count);
  moveBy(g, company, -fallFor(g.s, company, count));
}

export const issue = move({
  type: 'issue',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, _: Issues, by) =>
    directedBy(s, by)
      .filter((company) => isPublic(s, company) && inTreasury(s, company) > 0)
      .map((company) => ({
        fields: { company },
        openFields: { count: upTo(most(s, company)) },
        subjects: [about.company(company)],
      })),
  checks: [
    ownCompany,
    {
      rule: '8.3-1',
      passes: (s, _, a) => isPublic(s, a.company),
      says: (_, _f, a) => `The ${a.company} is private and cannot issue shares.`,
    },
    {
      rule: '8.3-1',
      passes: (s, _, a) => !isInLiquidation(s, a.company),
      says: (_, _f, a) => `The ${a.company} is in liquidation and cannot issue shares.`,
    },
    {
      rule: '8.3-2',
      passes: (s, _, a) => a.count >= 1 && a.count <= inTreasury(s, a.company),
      says: (s, _f, a) => `The ${a.company} has ${sharesInWords(inTreasury(s, a.company))} in its treasury.`,
    },
    {
      rule: '8.3-4',
      passes: (s, _, a) => !isPublic(s, a.company) || staysAbove(s, a.company, a.count),
      says: (_, _f, a) =>
        `Issuing ${sharesInWords(a.count)} would put the ${a.company} into liquidation${a.count === 1 ? '' : '; issue fewer'}.`,
    },
  ],
  when: inIssues,
  passedOver: issuesStep,
  apply(g, f, a) {
    issueShares(g, a.company, a.count);
    acted(g, f);
  },
});
