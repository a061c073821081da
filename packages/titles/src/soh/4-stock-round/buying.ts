/** Stock round: buying shares of companies already started. */
import { field, log } from '@roundhouse/kernel';
import { about, BANK, cashOf, hasSold, moveShares, POOL, pay, sharesOf } from '@roundhouse/rail';
import { hasFaceDown, wholeTurn } from '../7-optional-rules.ts';
import { companyIds, guilders, HOLDING_LIMIT } from '../material.ts';
import { move, price, type StockTurn } from '../state.ts';
import { certificates, limitOf, withinLimit } from './certificates.ts';
import { notAfter, notWhileOperating, onStockTurn } from './order.ts';
import { settlePresidency } from './presidency.ts';
import { endTurn, stockRoundOf } from './round.ts';
import { adjustAfterSales } from './selling.ts';

const sourceOf = (company: string, from: string): string => (from === 'pool' ? POOL : company);

/** buying-shares-7. */
export const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds), from: field.oneOf(['pool', 'treasury']) },
  candidates: (s, _f: StockTurn) =>
    companyIds
      .filter((company) => s.companies[company]!.status === 'started')
      .flatMap((company) =>
        ['pool', 'treasury']
          .filter((from) => sharesOf(s, company, sourceOf(company, from)) > 0)
          .map((from) => ({ fields: { company, from }, subjects: [about.company(company)] })),
      ),
  checks: [
    {
      rule: 'start-card-3',
      passes: (s, _, a) => !hasFaceDown(s, a.by),
      says: 'You have face-down shares: activate one of them or start another company.',
    },
    withinLimit,
    {
      rule: 'buying-shares-1',
      passes: (s, _, a) => s.companies[a.company]!.status === 'started',
      says: (_, _f, a) =>
        `The ${a.company} is not in operation; you can buy shares only of a company that has been started.`,
    },
    {
      rule: 'buying-shares-1',
      passes: (s, _, a) => sharesOf(s, a.company, sourceOf(a.company, a.from)) > 0,
      says: (_, _f, a) =>
        a.from === 'pool'
          ? `The open market has no shares of the ${a.company}.`
          : `The ${a.company} has no shares left in its treasury.`,
    },
    {
      rule: 'buying-shares-6',
      passes: (s, _, a) => !hasSold(stockRoundOf(s), a.by, a.company),
      says: (_, _f, a) => `You sold shares of the ${a.company} this stock round, so you cannot buy any until the next.`,
    },
    {
      rule: 'buying-shares-3',
      passes: (s, _, a) => sharesOf(s, a.company, a.by) < HOLDING_LIMIT,
      says: (_, _f, a) => `You own 60% of the ${a.company}, the most a player may hold.`,
    },
    {
      rule: 'buying-shares-2',
      passes: (s, _, a) => cashOf(s, a.by) >= price(s, a.company),
      says: (s, _, a) =>
        `A share of the ${a.company} costs ${guilders(price(s, a.company))}, and you have ${guilders(cashOf(s, a.by))}.`,
    },
    {
      rule: 'maximum-certificates-1',
      passes: (s, _, a) => certificates(s, a.by) + 1 <= limitOf(s),
      says: (s) => `You hold ${limitOf(s)} certificates, the limit: sell one before you buy.`,
    },
  ],
  when: [
    notAfter('buying-shares-1', ['buy'], 'You have bought your one share this turn; you can buy another in your next.'),
    notAfter('stock-round-3', ['start'], 'You started a company this turn; you can buy a share in your next.'),
    wholeTurn,
    notWhileOperating,
    onStockTurn,
  ],
  apply(g, f, a) {
    // The sale is over, so its prices move now; never the one paid here, as what was sold cannot be bought.
    adjustAfterSales(g, f.sales);
    log(g, { event: 'buy', by: a.by, company: a.company, from: a.from });
    // buying-shares-4, buying-shares-5.
    pay(g, a.by, a.from === 'pool' ? BANK : a.company, price(g.s, a.company), 'shares');
    moveShares(g, a.company, sourceOf(a.company, a.from), a.by, 1);
    settlePresidency(g, a.company);
    endTurn(g, f, 'buy');
  },
});
