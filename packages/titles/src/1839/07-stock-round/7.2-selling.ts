/** 7.2 Sell shares: what is sold is announced, paid for, and only then may fall in price. */
import { updateFrame, type Check, field, onlyThen, timed, type When } from '@roundhouse/kernel';
import { announcing, answeredSales, type Sale, sellingBy, sharesInWords } from '@roundhouse/rail';
import { moveBy, price, priceToTheLeft } from '../13-stock-market.ts';
import { companyIds, DIRECTOR_SHARES, guilders } from '../material.ts';
import {
  directorOf,
  isFirstStockRound,
  isInNeed,
  isLeaving,
  move,
  type State,
  type StockTurn,
  stockRoundOf,
  stockTurnOf,
} from '../state.ts';
import { noteSold } from './7.1-round.ts';
import { isFloated } from './7.5-floating.ts';
import { whenSold } from './7.1-order.ts';

/**
 * Any number, and no limit on the pool (7.2-13, Q17). A director's certificate is handed on to the player who then has most, ties
 * going by the cards, and never sold (14.3.3-2, 14.3.3-7, 14.3.3-8, 14.3.3-9).
 */
export const selling = sellingBy<State>({
  companies: companyIds,
  directorShares: DIRECTOR_SHARES,
  holders: (s) => s.ext.order,
});

/** The price, or that to its left before the company has operated since it floated (7.2-4, 7.2-5, 7.2-6). */
export const salePrice = (s: State, company: string): number =>
  s.companies[company]!.operated ? price(s, company) : priceToTheLeft(s, company);

/**
 * A company that has not floated is not asked (7.4-12), nor one for which the sale raises money (Q77), nor one whose director is leaving the game, or
 * has won it by that (Q60).
 */
function mayRedeem(s: State, company: string): boolean {
  const stay = s.ext.order.filter((player) => !isLeaving(s, player));
  return isFloated(s, company) && !isInNeed(s, company) && stay.length > 1 && stay.includes(directorOf(s, company)[0]!);
}

/**
 * All money at the prices before any move, new directors, the answers one after another, then markers and pool
 * (7.2-8, 7.2-9, 7.2-10, 7.2-11, 7.2-12, 7.4-2). The company pays the current price (7.4-1, 7.4-3, 7.4-4); one that
 * cannot pay for all of it is not asked (7.4-5). Its present director answers, and that is no action
 * of a turn (7.4-6, 7.4-7).
 */
export const sales = answeredSales<State>({
  selling,
  price: salePrice,
  cost: price,
  redeems: mayRedeem,
  fall: (g, company, count) => moveBy(g, company, -count),
});

/** The limits of every sale. */
export const saleChecks: readonly Check<State, unknown, Sale>[] = [
  selling.refuses.unstarted('7.2-4'),
  selling.refuses.held('7.2-13'),
  selling.refuses.spread('14.3.3-6'),
  selling.refuses.certificate('7.2-1'),
];

/** Opens the announcement: one before the action of the turn, one after it, also of what was just bought (7.2-15, Q69). */
export const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(companyIds), count: field.amount() },
  candidates: (s, f: StockTurn) => selling.candidates(s, f.of),
  checks: [
    {
      rule: '7.2-3',
      passes: (s) => !isFirstStockRound(s),
      says: 'You cannot sell shares in the first Stock Round.',
    },
    {
      rule: 'Q69',
      passes: (_, f) => !f.announced,
      says: (_, f) =>
        f.main === null
          ? 'You have already announced a sale; you may announce another after your action.'
          : 'You have announced your last sale of this turn; end your turn.',
    },
    ...saleChecks,
  ],
  when: whenSold,
  apply: (g, f, { company, count }) => announcements.open(g, f.of, { company, count }),
});

const announcements = announcing<State>({
  selling,
  announced(g, seller, bundles) {
    updateFrame<State, StockTurn>(g, stockTurnOf(g.s)!, { sold: true, announced: true });
    for (const { company } of bundles) noteSold(g, seller, company);
    sales.carryOut(g, seller, bundles);
  },
});

/** Which companies, how many shares, and in which order (7.2-7). */
const announcementKind = announcements.kind({
  sell: saleChecks,
  drop: [announcements.refusing('7.2-7', 'unlisted', (_, a) => `This sale includes no shares of the ${a.company}.`)],
  forward: [
    announcements.refusing('7.2-7', 'unlisted', (_, a) => `This sale includes no shares of the ${a.company}.`),
    announcements.refusing('7.2-7', 'first', (_, a) => `The ${a.company} is already first in this sale.`),
  ],
  asks: () => 'Add to the sale, change its order, or announce it',
});

const inSale: When<State> = onlyThen('7.2-8', 'That is decided only while a sale is being put together.');
export const announcement = timed(announcementKind, {
  sell: whenSold,
  drop: [inSale],
  forward: [inSale],
  announce: [inSale],
});

export const { sale } = sales;
const redemptionKind = sales.redemption(
  (s, f) =>
    `${f.of}: redeem ${sharesInWords(f.count)} for ${guilders(f.count * price(s, f.of))}, or let the price fall`,
);

const rightAfterSale: When<State> = onlyThen(
  '7.2-10',
  'A company is asked to redeem shares only right after they were sold.',
);
export const redemption = timed(redemptionKind, { redeem: [rightAfterSale], decline: [rightAfterSale] });

/** Nothing while the first Stock Round lasts (7.2-3); else every share that can be sold, each at the price before any falls (7.2-8). */
export const saleProceeds = (s: State, player: string): number =>
  isFirstStockRound(s) && stockRoundOf(s) ? 0 : selling.proceeds(s, player, (company) => salePrice(s, company));

/** Is there anything that the player could still sell in this turn? */
export const canSell = (s: State, player: string): boolean =>
  !isFirstStockRound(s) && !(stockTurnOf(s)?.announced ?? false) && selling.canSell(s, player);
