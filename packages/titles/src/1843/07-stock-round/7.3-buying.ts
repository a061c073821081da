/** 7.3 Buying shares, and 7.4 buying a director's certificate. */
import { updateFrame, type Check, field } from '@roundhouse/kernel';
import { buyingBy, IPO, mayAct, oneAction, POOL, sharesOf } from '@roundhouse/rail';
import { isBrown, isUncounted, isUnlimited } from '../14-stock-market.ts';
import { companyIds, francs, HOLDING_LIMIT } from '../material.ts';
import { move, type State, type StockTurn } from '../state.ts';
import { hasSold } from './7.1-round.ts';
import { floating, parCheck, sharePrice } from './7.4-floating.ts';
import { limitChecks, sellsFirst } from './7.6-certificates.ts';
import { onStockTurn, purchaseMade } from './7.1-order.ts';

/** A player who then owns more than the director takes over at once (7.5-1, 7.5-2, 7.5-3); the bank is paid (7.3-7). */
export const buying = buyingBy<State, StockTurn>({
  floating,
  price: sharePrice,
  hasSold,
  most: (s, company) => (isUnlimited(s, company) ? Number.POSITIVE_INFINITY : HOLDING_LIMIT),
});

/** In the yellow or orange zone, where more is lifted than in the open, but not this. */
const isOtherZone = (s: State, company: string): boolean => isUncounted(s, company) && !isBrown(s, company);

const ACTED = 'You have made your purchase; you can still sell, or finish your turn.';
/** A turn has one purchase. */
export const oneMainAction = oneAction('7.3-1', ACTED);

/** What holds for every certificate of a company that is taken, paid for or not. */
export const takingChecks: readonly Check<State, StockTurn, { by: string; company: string; from: string }>[] = [
  buying.refusing(
    '7.3-3',
    'unparred',
    (_, a) => `The ${a.company} has no par price yet: someone must buy its director’s certificate first.`,
  ),
  buying.refusing(
    '7.1-2',
    'missing',
    (_, a) => `The ${a.from === IPO ? 'IPO' : 'bank pool'} has no shares of the ${a.company}.`,
  ),
  buying.refusing(
    '7.3-6',
    'sold',
    (_, a) => `You sold shares of the ${a.company} this stock round, so you cannot buy any until the next.`,
  ),
  {
    rule: '14-2',
    passes: (s, _, a) =>
      isUnlimited(s, a.company) || !isUncounted(s, a.company) || sharesOf(s, a.company, a.by) < HOLDING_LIMIT,
    says: (_, _f, a) =>
      `You own 60% of the ${a.company}: the yellow zone keeps that limit; only orange and brown lift it.`,
  },
  buying.refusing(
    '7.3-8',
    'most',
    (_, a) => `You own 60% of the ${a.company} and can buy more only while its price is in the orange or brown zone.`,
  ),
];

/** 7.1-8. */
export const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds), from: field.oneOf([IPO, POOL]) },
  candidates: (s, f: StockTurn) => buying.candidates(s, f),
  checks: [
    sellsFirst,
    {
      rule: '14-2',
      passes: (s, f: StockTurn, a) => f.main !== 'buy' || mayAct(f, a.company) || !isOtherZone(s, a.company),
      says: (_, _f, a) => `You can buy several certificates only in the brown zone, and the ${a.company} is not in it.`,
    },
    // One company that stands in the brown zone goes on being bought (7.3-2, Q8).
    oneAction('7.3-1', ACTED, true),
    ...takingChecks,
    ...limitChecks,
    buying.refusing(
      '7.1-3',
      'money',
      ({ price, cash }, a) => `That share of the ${a.company} costs ${francs(price)}, and you have ${francs(cash)}.`,
    ),
  ],
  when: [purchaseMade, onStockTurn],
  apply(g, f, a) {
    buying.buy(g, a);
    updateFrame(g, f, { main: 'buy', again: isBrown(g.s, a.company) ? a.company : null });
  },
});

/** The first certificate of a company is its director's, for twice the par price (7.4-1, 7.4-4). */
export const start = move({
  type: 'start',
  fields: { company: field.oneOf(companyIds), price: field.amount() },
  candidates: (s, f: StockTurn) => buying.startCandidates(s, f),
  checks: [
    sellsFirst,
    oneMainAction,
    buying.refusingStart(
      '7.4-1',
      'started',
      (_, a) => `The director’s certificate of the ${a.company} has already been bought.`,
    ),
    parCheck,
    ...limitChecks,
    buying.refusingStart(
      '7.1-3',
      'money',
      ({ price, cash }) => `The director’s certificate costs ${francs(price)}, and you have ${francs(cash)}.`,
    ),
  ],
  when: [purchaseMade, onStockTurn],
  apply(g, f, a) {
    buying.start(g, a);
    updateFrame(g, f, { main: 'start', again: null });
  },
});
