/** 8.4.3 Takeover procedure: the winner says which company buys, and how it finds the money. */
import { field, log, oneOf, pop, push } from '@roundhouse/kernel';
import { about, type CompanyId, directedBy, sharesInWords } from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { isLedByCousin } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { companyIds, pounds } from '../material.ts';
import { type Acquiring, move, type State } from '../state.ts';
import { beginBidding } from './8.4.2-auction.ts';
import { isLiquidation } from './8.4.2-bids.ts';
import { type Funding, fundingsFor, meansOf, raise } from './8.4.2-means.ts';
import { inTakeover } from './8.1-order.ts';

const acquirers = (s: State, f: Acquiring): CompanyId[] =>
  directedBy(s, f.bidder).filter((company) => company !== f.of);
/** The numbers of treasury shares with which the bid can be paid, and the loans beside them. */
const issues = (s: State, f: Acquiring, company: CompanyId): readonly Funding[] => fundingsFor(s, company, f.bid);

/** 8.4.3-4; a public company may issue shares and take loans for it (8.4.3-6). */
const whenAcquiring = inTakeover('8.4.3-4', 'A company is acquired only right after it was won in its auction.');

const acquire = move({
  type: 'acquire',
  fields: { company: field.oneOf(companyIds), count: field.upTo(50) },
  candidates: (s, f: Acquiring) =>
    acquirers(s, f).map((company) => ({
      fields: { company },
      openFields: { count: oneOf(issues(s, f, company).map(({ shares }) => shares)) },
      subjects: [about.company(company)],
    })),
  checks: [
    {
      rule: '14.1-7',
      passes: (s, _: Acquiring, a) => !isLedByCousin(s, a.company),
      says: (_, _f, a) => `A cousin directs the ${a.company}, so it cannot take over a company.`,
    },
    {
      rule: '8.4.3-4',
      passes: (s, f, a) => acquirers(s, f).includes(a.company),
      says: (_, f, a) => `The ${a.company} cannot take over the ${f.of}; choose another company of yours.`,
    },
    {
      rule: '10.7-5',
      passes: (s, _, a) => !isInLiquidation(s, a.company),
      says: (_, f, a) => `The ${a.company} is in liquidation and cannot take over the ${f.of}.`,
    },
    {
      rule: '8.4.2-3',
      passes: (s, f, a) => meansOf(s, a.company) >= f.bid,
      says: (s, f, a) =>
        `The ${a.company} can raise only ${pounds(meansOf(s, a.company))}, and the bid is ${pounds(f.bid)}.`,
    },
    {
      rule: '8.4.3-6',
      passes: (s, f, a) => issues(s, f, a.company).some(({ shares }) => shares === a.count),
      says: (s, f, a) =>
        isPrivate(s, a.company)
          ? `The ${a.company} is private and cannot issue shares.`
          : `Issuing ${sharesInWords(a.count)} at ${pounds(price(s, a.company))} is too few or too many for the bid of ${pounds(f.bid)}.`,
    },
  ],
  when: whenAcquiring,
  apply(g, f, a) {
    const { of, bid } = f;
    pop(g, f);
    const sale = { company: a.company, other: of, amount: bid };
    if (isLiquidation(f)) log(g, { event: 'buysAssets', ...sale });
    else log(g, { event: 'acquires', ...sale });
    raise(g, a.company, issues(g.s, f, a.company).find(({ shares }) => shares === a.count)!);
    const deal = isLiquidation(f) ? 'liquidation' : 'takeover';
    push(g, { kind: 'takeover', of, acquirer: a.company, deal, price: bid, next: 0 });
  },
});

/** A winner who does not buy is out of the auction that follows (10.4-5). */
const forgo = move({
  type: 'forgo',
  when: whenAcquiring,
  apply(g, f: Acquiring, a) {
    log(g, { event: 'forgoes', by: a.by, company: f.of });
    pop(g, f);
    beginBidding(g, { of: f.of, offeredBy: f.offeredBy }, [...f.barred, f.bidder]);
  },
});

export const acquiring = {
  actors: (_: State, f: Acquiring) => [f.bidder],
  moves: [acquire, forgo],
  record: (_: State, f: Acquiring) => [f.bid, f.barred],
  asks: (_: State, f: Acquiring) =>
    isLiquidation(f)
      ? `Which of your companies buys the ${f.of}’s markers and trains for ${pounds(f.bid)}?`
      : `Which of your companies takes over the ${f.of} for ${pounds(f.bid)}?`,
};
