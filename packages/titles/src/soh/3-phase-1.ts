/** Phases: phase 1, the distribution of the private companies. */
import { updateFrame, type FrameKind, field, onlyThen, pop, push, range } from '@roundhouse/kernel';
import {
  about,
  ascendingKind,
  BANK,
  beginningWith,
  cashOf,
  GONE,
  leftOf,
  makeBid,
  movePrivate,
  nextToBid,
  pay,
  setExt,
} from '@roundhouse/rail';
import { giveStartCardToRichest } from './1-preparation.ts';
import { takePrivate } from './6-private-companies.ts';
import { guilders, privateOf } from './material.ts';
import { plays } from './readings.ts';
import { type LotAuction, type Game, move, type PrivateAuction, type State } from './state.ts';

const RAISE = 5;
const minimumBid = (f: LotAuction): number => (f.bidder === null ? privateOf(f.of).price : f.bid + RAISE);

const bid = move({
  type: 'bid',
  fields: { amount: field.amount() },
  // Everybody at the table, so that a player who has passed or is not on turn is told which rule forbids the bid.
  actors: (s) => s.players,
  candidates: (s, f: LotAuction, by) => [
    { openFields: { amount: range(minimumBid(f), cashOf(s, by)) }, subjects: [about.private(f.of)] },
  ],
  checks: [
    {
      rule: 'phase-1-6',
      passes: (_, f: LotAuction, a) => f.bidders.includes(a.by),
      says: 'You have passed on this private and cannot bid on it again.',
    },
    {
      rule: 'phase-1-3',
      passes: (_, f, a) => nextToBid(f) === a.by,
      says: 'It is not your turn to bid; bidding goes clockwise.',
    },
    {
      rule: 'phase-1-4',
      passes: (_, f, a) => f.bidder !== null || a.amount >= privateOf(f.of).price,
      says: (_, f) =>
        `The first bid must be at least ${guilders(privateOf(f.of).price)}, the value printed on the card.`,
    },
    {
      rule: 'phase-1-5',
      passes: (_, f, a) => f.bidder === null || a.amount >= f.bid + RAISE,
      says: (_, f) => `Bid at least ${guilders(f.bid + RAISE)}, which is ${guilders(RAISE)} above the last bid.`,
    },
    {
      rule: 'Q31',
      passes: (s, _, a) => a.amount <= cashOf(s, a.by),
      says: (s, _, a) => `You can bid at most what you have, ${guilders(cashOf(s, a.by))}.`,
    },
  ],
  when: [onlyThen('phase-1-2', 'Privates are auctioned at the start of the game, one at a time in order of number.')],
  apply: (g, f, a) => makeBid(g, f, a.amount),
});

/** One private under the hammer, opened by the holder of the Start card. */
export const lotAuction = ascendingKind<State, LotAuction, 'bid'>({
  bid,
  // phase-1-7, phase-1-8.
  decided(g, f) {
    if (f.bidder === null) {
      movePrivate(g, f.of, GONE);
      return;
    }
    pay(g, f.bidder, BANK, f.bid, 'private');
    takePrivate(g, f.of, f.bidder);
  },
  asks: (_, f) => `Bid on ${privateOf(f.of).name}`,
});

/**
 * The privates drawn, one by one in ascending order; between two auctions the Start card moves to the left (phase-1-2,
 * phase-1-9).
 */
export const privateAuction = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const [lot, ...rest] = f.lots;
    if (lot !== undefined && g.s.privates[lot] === BANK) openAuction(g, lot);
    else if (lot === undefined || rest.length === 0) finish(g, f);
    else goOn(g, f, lot, rest);
    return true;
  },
} satisfies FrameKind<State, PrivateAuction>;

function openAuction(g: Game, lot: string): void {
  const bidders = beginningWith(g.s.players, g.s.ext.startCard);
  push(g, { kind: 'lotAuction', of: lot, bid: 0, bidder: null, bidders } satisfies LotAuction);
}

function goOn(g: Game, f: PrivateAuction, lot: string, rest: readonly string[]): void {
  if (g.s.privates[lot] === GONE && plays(g.s, 'unsoldPrivate', 'stops')) {
    for (const unseen of rest) movePrivate(g, unseen, GONE);
    finish(g, f);
    return;
  }
  setExt(g, { startCard: leftOf(g.s.players, g.s.ext.startCard) });
  updateFrame(g, f, { lots: rest });
}

/** The card does not move after the last auction (Q30). */
function finish(g: Game, f: PrivateAuction): void {
  giveStartCardToRichest(g);
  pop(g, f);
}
