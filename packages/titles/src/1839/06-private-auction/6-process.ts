/** 6 Private auction: two actions a turn, each of which buys a private company or makes one cheaper. */
import { push, onlyThen, timed, type When } from '@roundhouse/kernel';
import { cashOf, discountAuction, joinWords, orderedBy, setExt } from '@roundhouse/rail';
import { beginStockRound } from '../05-overview.ts';
import { takePrivate } from '../14-companies/14.2-privates.ts';
import { DISCOUNT, guilders, lotIds, privateOf } from '../material.ts';
import type { Game, ParFrame, State } from '../state.ts';

const ACTIONS = 2;

/** By the number cards, and nobody passes (6-1, 6-2, 6-12). */
export const auction = discountAuction<State>({
  lots: lotIds,
  step: DISCOUNT,
  actions: ACTIONS,
  face: (lot) => privateOf(lot).price,
  order: (s) => s.ext.order,
  take(g, lot, player) {
    takePrivate(g, lot, player);
    const of = g.s.ext.drawn[lot];
    // 6-10.
    if (of !== undefined) push(g, { kind: 'par', of, by: player } satisfies ParFrame);
  },
  over(g) {
    dealCards(g);
    beginStockRound(g, g.s.ext.order[0]!);
  },
});

/** The poorest first; equal ones keep their order (6-13, 6-14). */
export const orderByCash = (s: State): readonly string[] => orderedBy(s.ext.order, (player) => -cashOf(s, player));
const dealCards = (g: Game): void => setExt(g, { order: orderByCash(g.s) });

const { refusingPurchase, refusingDiscount } = auction;
const names = (lots: readonly string[], last: 'and' | 'or' = 'and'): string =>
  joinWords(
    lots.map((lot) => privateOf(lot).name),
    last,
  );
const gone = (_: unknown, a: { readonly private: string }): string =>
  `${privateOf(a.private).name} is no longer for sale.`;

const kind = auction.kind({
  // At the price that is left of its face value, never below nothing (6-3, 6-7).
  buyLot: [
    refusingPurchase('6-3', 'sold', gone),
    refusingPurchase('6-7', 'bound', ({ free }) =>
      free.length === 1
        ? `${names(free)} is at ƒ0 and comes first: use your last action on it.`
        : `Companies at ƒ0 come first: use what is left of your turn on ${names(free, 'or')}.`,
    ),
    refusingPurchase(
      '6-4',
      'own',
      (_, a) => `You discounted ${privateOf(a.private).name} this turn, so you cannot buy it until your next.`,
    ),
    refusingPurchase(
      '6-9',
      'money',
      ({ price, cash }, a) => `${privateOf(a.private).name} costs ${guilders(price)}, and you have ${guilders(cash)}.`,
    ),
  ],
  // For good, and the same one twice if the player likes (6-5).
  discount: [
    refusingDiscount('6-3', 'sold', gone),
    refusingDiscount(
      '6-6',
      'bound',
      ({ free }) =>
        `${names(free)} began your turn at ƒ0: take ${free.length === 1 ? 'it' : 'those'} before you discount anything.`,
    ),
    refusingDiscount(
      '6-8',
      'alone',
      'No other player could afford anything when your turn began, so you must buy, not discount.',
    ),
  ],
  asks: (_, f) => `Buy or discount a Private Company (${f.actions === 1 ? 'one action' : 'two actions'} left)`,
});

const inAuction: readonly When<State>[] = [
  {
    rule: '6-10',
    passes: (s) => s.stack.at(-1)?.kind !== 'par',
    says: 'First the par price of the company of the brown private company is set.',
  },
  onlyThen('5-1', 'Private companies are auctioned only at the start of the game.'),
];
export const privateAuction = timed(kind, { buyLot: inAuction, discount: inAuction });
