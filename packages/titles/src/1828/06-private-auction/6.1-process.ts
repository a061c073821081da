/** 6.1 Private auction process. */
import { updateFrame, type FrameKind, field, log, pop, range } from '@roundhouse/kernel';
import {
  about,
  bidsOn,
  firstWithBid,
  highestBid,
  isBuyable,
  isInFirstRow,
  lotsLeft,
  nextToSettle,
  othersHaveBids,
  withBid,
} from '@roundhouse/rail';
import { beginStockRound } from '../05-game-overview.ts';
import { payIncome } from '../13-companies/13.2.1-privates.ts';
import { BID_STEP, isSaleable, privateIds, privateOf } from '../material.ts';
import { type Game, move, nextInOrder, type PrivateAuction, type State } from '../state.ts';
import { award, freeFor, settleLot } from './6.2-resolution.ts';

const minimumBid = (f: PrivateAuction, lot: string): number =>
  Math.max(privateOf(lot).price, highestBid(f, lot)) + BID_STEP;

const stillThere = {
  rule: '6.1-8',
  passes: (_: State, f: PrivateAuction, a: { readonly private: string }) => lotsLeft(f).includes(a.private),
  says: (_: State, _f: PrivateAuction, a: { readonly private: string }) =>
    `${privateOf(a.private).name} is not for sale any more.`,
};

/** 6.1-3, 6.1-7, 6.3-3. */
const buyLot = move({
  type: 'buyLot',
  fields: { private: field.oneOf(privateIds) },
  candidates: (_, f: PrivateAuction) =>
    (f.rows[0] ?? []).map((lot) => ({ fields: { private: lot }, subjects: [about.private(lot)] })),
  checks: [
    stillThere,
    {
      rule: '6.1-4',
      passes: (_, f: PrivateAuction, a) => bidsOn(f, a.private).length === 0,
      says: (_, _f, a) => `There is a bid on ${privateOf(a.private).name}, so it cannot be bought outright.`,
    },
    {
      rule: '6.1-5',
      passes: (_, f, a) => isInFirstRow(f, a.private),
      says: 'Only a private company of the cheapest row that is left can be bought outright.',
    },
    {
      rule: '6.1-6',
      passes: (_, f, a) => othersHaveBids(f, a.private),
      says: (_, _f, a) =>
        `All other private companies of its row need bids before ${privateOf(a.private).name} can be bought outright.`,
    },
    {
      rule: '6.3-2',
      passes: (s, f, a) => freeFor(s, f, a.by, a.private) >= privateOf(a.private).price,
      says: (s, f, a) =>
        `${privateOf(a.private).name} costs $${privateOf(a.private).price}, and you have $${freeFor(s, f, a.by, a.private)} not set aside for bids.`,
    },
  ],
  apply(g, f, a) {
    const next = updateFrame(g, f, { turn: nextInOrder(g.s, f.turn), passes: 0, settling: 'rows' });
    award(g, next, a.private, a.by, privateOf(a.private).price);
  },
});

/** 6.1-10, 6.1-11. */
const bid = move({
  type: 'bid',
  fields: { private: field.oneOf(privateIds), amount: field.amount() },
  candidates: (s, f: PrivateAuction, by) =>
    lotsLeft(f)
      .filter((lot) => !isBuyable(f, lot))
      .map((lot) => ({
        fields: { private: lot },
        holes: {
          amount: range(minimumBid(f, lot), Math.max(minimumBid(f, lot), freeFor(s, f, by, lot)), BID_STEP),
        },
        subjects: [about.private(lot)],
      })),
  checks: [
    stillThere,
    {
      rule: 'Q20',
      passes: (_, f: PrivateAuction, a) => !isBuyable(f, a.private),
      says: (_, _f, a) => `${privateOf(a.private).name} can be bought outright, so no bids are taken on it.`,
    },
    {
      rule: '6.1-9',
      passes: (_, f, a) => a.amount % BID_STEP === 0 && a.amount >= minimumBid(f, a.private),
      says: (_, f, a) => `A bid must be a multiple of $${BID_STEP} and at least $${minimumBid(f, a.private)}.`,
    },
    {
      rule: '6.3-2',
      passes: (s, f, a) => a.amount <= freeFor(s, f, a.by, a.private),
      says: (s, f, a) => `You have only $${freeFor(s, f, a.by, a.private)} not set aside for other bids.`,
    },
  ],
  apply(g, f, a) {
    log(g, { event: 'bid', by: a.by, lot: a.private, amount: a.amount });
    const bids = withBid(f, a.private, { player: a.by, amount: a.amount }, !isSaleable(a.private));
    updateFrame(g, f, { bids, turn: nextInOrder(g.s, f.turn), passes: 0 });
  },
});

/** 6.1-12, 6.1-17. */
const pass = move({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply(g, f: PrivateAuction, a) {
    log(g, { event: 'pass', by: a.by });
    const passes = f.passes + 1;
    const all = passes === g.s.players.length;
    updateFrame(g, f, { turn: nextInOrder(g.s, f.turn), passes: all ? 0 : passes, settling: all ? 'all' : null });
  },
});

/** Goes on while bids are to be settled; ends when everything is sold (6.1-13, 6.1-14, 6.1-15, 6.2-9). */
function settle(g: Game, f: PrivateAuction): void {
  const lot = f.settling === 'all' ? firstWithBid(f) : nextToSettle(f);
  if (lot !== undefined) {
    settleLot(g, f, lot);
    return;
  }
  if (f.settling === 'all') payIncome(g, true);
  updateFrame(g, f, { settling: null });
}

/** 6.1-1, 6.1-2, 6.1-16, 6.1-18, 6.1-19. */
export const privateAuction = {
  actors: (_, f) => (f.settling === null ? [f.turn] : []),
  moves: [buyLot, bid, pass],
  advance(g, f) {
    if (f.settling !== null) settle(g, f);
    else if (f.rows.length > 0) return false;
    else {
      pop(g, f);
      beginStockRound(g, f.turn);
    }
    return true;
  },
  asks: () => 'Buy a private company, bid on one, or pass',
} satisfies FrameKind<State, PrivateAuction>;
