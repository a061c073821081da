/** 6 Private auction: two actions a turn, each of which buys a private company or makes one cheaper. */
import { push } from '@roundhouse/kernel';
import { cashOf, discountAuction, joinWords, orderedBy, setExt } from '@roundhouse/rail';
import { beginStockRound } from '../05-overview.ts';
import { takePrivate } from '../14-companies/14.2-privates.ts';
import { DISCOUNT, lotIds, privateOf } from '../material.ts';
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
const names = (lots: readonly string[]): string => joinWords(lots.map((lot) => privateOf(lot).name));
const gone = (_: unknown, a: { readonly private: string }): string =>
  `${privateOf(a.private).name} is no longer for sale.`;

export const privateAuction = auction.kind({
  // At the price that is left of its face value, never below nothing (6-3, 6-7).
  buyLot: [
    refusingPurchase('6-3', 'sold', gone),
    refusingPurchase(
      '6-7',
      'bound',
      ({ free }) =>
        `You must take ${names(free)} in this turn, since it costs nothing, and you have no other action left.`,
    ),
    refusingPurchase(
      '6-4',
      'own',
      (_, a) =>
        `You have made ${privateOf(a.private).name} cheaper in this turn, so you cannot buy it before your next.`,
    ),
    refusingPurchase(
      '6-9',
      'money',
      ({ price, cash }, a) => `${privateOf(a.private).name} costs ƒ${price}, and you have ƒ${cash}.`,
    ),
  ],
  // For good, and the same one twice if the player likes (6-5).
  discount: [
    refusingDiscount('6-3', 'sold', gone),
    refusingDiscount(
      '6-6',
      'bound',
      ({ free }) =>
        `${names(free)} cost nothing when your turn began, so it must be taken before anything is made cheaper.`,
    ),
    refusingDiscount(
      '6-8',
      'alone',
      'Nobody else could pay for anything when your turn began, and you can: you must buy.',
    ),
  ],
  asks: (_, f) =>
    `Buy a private company or make one cheaper by ƒ${DISCOUNT}: ${f.actions === 1 ? 'one action is' : `${f.actions} actions are`} left`,
});
