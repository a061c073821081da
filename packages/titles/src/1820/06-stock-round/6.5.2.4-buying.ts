/** 6.5.2.4 Buying shares. */
import { type Action, type Check, field, log, type OwnerId, updateFrame } from '@roundhouse/kernel';
import {
  about,
  BANK,
  type CompanyId,
  cashOf,
  hasSold,
  moveShares,
  noteSold,
  pay,
  POOL,
  propose,
  sharesOf,
  TREASURY,
  wasDeclined,
} from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { sizeIn } from '../13-companies/13.1-sizes.ts';
import { holders, settleAfterSale, settleDirector, speakerOf } from '../13-companies/13.4-directors.ts';
import { refundFee } from '../14-cousins/14.3.1-vignoles.ts';
import { price } from '../16-stock-market.ts';
import { BR, cousinOf, HOLDING_LIMIT_PERCENT, isCousin, pounds, pricedIds } from '../material.ts';
import { type Game, move, type State, type StockTurn, stockRoundOf, stockTurnOf } from '../state.ts';
import { actsFor, forOneOwner, holderIds, oneMainAction } from './6.5.2-acting.ts';
import { unchanged } from './6.5.2.3-selling.ts';
import { inStockRound } from './6.1-order.ts';

interface Purchase {
  readonly as: OwnerId;
  readonly company: CompanyId;
  /** The treasury, the bank pool, or the holder who parts with it. */
  readonly from: string;
}

const ownerAt = ({ company, from }: Purchase): OwnerId => (from === TREASURY ? company : from);
const isHolder = (from: string): boolean => from !== TREASURY && from !== POOL;
/** Of a treasury share it gets the money itself, of one in the pool the bank (6.5.2.4-8). */
const payee = (a: Purchase): OwnerId => (a.from === POOL ? BANK : ownerAt(a));

/** What may stand against holding more of a company, here and where it floats or grows (6.5.2.4-4, Q81); of British Rail 60 shares (13.5-7). */
export const mayHold = (s: State, as: OwnerId, company: CompanyId, size = sizeIn(s, company)): boolean =>
  sharesOf(s, company, as) * 100 < HOLDING_LIMIT_PERCENT * size;

const limits: readonly Check<State, StockTurn, Purchase>[] = [
  {
    rule: '6.5.2.4-1',
    passes: (s, _, a) =>
      sharesOf(s, a.company, ownerAt(a)) > 0 && s.market.at[a.company] !== undefined && a.from !== a.as,
    says: (_, _f, a) => `There is no share of the ${a.company} to buy there.`,
  },
  {
    rule: '6.5.2.4-5',
    passes: (s, _, a) => !isInLiquidation(s, a.company),
    says: (_, _f, a) => `The ${a.company} is in liquidation, so its shares cannot be bought.`,
  },
  // Separate for a player and each cousin (6.5.2.4-7).
  {
    rule: '6.5.2.4-6',
    passes: (s, _, a) => !hasSold(stockRoundOf(s), a.as, a.company),
    says: (_, _f, a) =>
      isCousin(a.as)
        ? `${cousinOf(a.as).name} sold shares of the ${a.company} this Stock Round and cannot buy any until the next.`
        : `You sold shares of the ${a.company} this Stock Round, so you cannot buy any until the next.`,
  },
  {
    rule: '6.5.2.4-4',
    passes: (s, _, a) => mayHold(s, a.as, a.company),
    says: (_, _f, a) =>
      isCousin(a.as)
        ? `With 60% of the ${a.company} already, ${cousinOf(a.as).name} cannot buy more.`
        : `You already hold 60% of the ${a.company}, so you cannot buy more.`,
  },
  {
    rule: '6.5.1-10',
    passes: (s, _, a) => cashOf(s, a.as) >= price(s, a.company),
    says(s, _f, a) {
      const buyer = isCousin(a.as) ? `the treasury of ${cousinOf(a.as).name} has` : 'you have';
      return `A share of the ${a.company} costs ${pounds(price(s, a.company))}, and ${buyer} ${pounds(cashOf(s, a.as))}.`;
    },
  },
  // A sale to somebody else has the limits of any sale, but for the last share, which stays with a holder (Q29).
  ...unchanged.map(
    (check): Check<State, StockTurn, Purchase> => ({
      rule: '6.5.2.3-7',
      passes: (s, f, a) => !isHolder(a.from) || check.passes(s, f, a),
      says: check.says as Check<State, StockTurn, Purchase>['says'],
    }),
  ),
];

/** What a holder is asked to agree to. */
export interface ShareTerms extends Purchase {
  readonly thing: 'share';
  readonly price: number;
  readonly [key: string]: string | number;
}
const termsOf = (s: State, { as, company, from }: Purchase): ShareTerms => ({
  thing: 'share',
  as,
  company,
  from,
  price: price(s, company),
});

/** For the current price, from any seller (6.5.2.4-2); the one share that a turn can buy (6.5.2.4-3). */
export function buyShare(g: Game, a: Purchase): void {
  const { as, company, from } = a;
  log(g, { event: 'buy', by: as, company, from });
  pay(g, as, payee(a), price(g.s, company), 'shares');
  if (isHolder(from)) noteSold(g, stockRoundOf(g.s)!, from, company);
  const turn = stockTurnOf(g.s)!;
  updateFrame<State, StockTurn>(g, turn, { as, main: 'buy' });
  moveShares(g, company, ownerAt(a), as, 1);
  if (company === BR) return;
  if (isHolder(from)) settleAfterSale(g, company, from);
  else settleDirector(g, company);
  refundFee(g, company, as);
}

export const buy = move({
  type: 'buy',
  fields: {
    as: field.oneOf(holderIds),
    company: field.oneOf(pricedIds),
    from: field.oneOf([TREASURY, POOL, ...holderIds]),
  },
  candidates: (s, f: StockTurn) =>
    f.main !== null
      ? []
      : actsFor(s, f).flatMap((as) =>
          Object.keys(s.market.at).flatMap((company) =>
            [TREASURY, POOL, ...holders(s).filter((holder) => holder !== as)]
              .filter((from) => sharesOf(s, company, from === TREASURY ? company : from) > 0)
              .map((from) => ({ fields: { as, company, from }, subjects: [about.company(company)] })),
          ),
        ),
  checks: [
    ...forOneOwner,
    {
      rule: '6.5.2.4-3',
      passes: (_, f: StockTurn) => f.main !== 'buy',
      says: 'You have already bought a share this turn.',
    },
    oneMainAction,
    ...limits,
    {
      rule: '6.5.2.4-1',
      passes: (s, f, a) => !wasDeclined(f, termsOf(s, a)),
      says: (_, _f, a) => `You have already asked for this share of the ${a.company} this turn, and it was declined.`,
    },
  ],
  when: inStockRound.buy,
  apply(g, f, a: Purchase & Action) {
    const other = isHolder(a.from) ? speakerOf(g.s, a.from) : f.of;
    if (other === f.of) buyShare(g, a);
    else propose(g, { of: a.company, made: a, needs: [other], terms: termsOf(g.s, a) });
  },
});
