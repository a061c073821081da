/** 8.4.2 Auction: an open cry for the offered company, in takeovers and in liquidations. */
import { type Check, log, type PlayerId, push, updateFrame, onlyThen, timed, type When } from '@roundhouse/kernel';
import { BANK, type CompanyId, directedBy, directorOf, openCry, openCryOf } from '@roundhouse/rail';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { BID_STEP, pounds } from '../material.ts';
import { type Bidding, type Game, type State, takeoverRoundOf } from '../state.ts';
import { bankBid, forcingBid, leastBid } from './8.4.2-bids.ts';
import { meansOf } from './8.4.2-means.ts';
import { sellToBank } from './8.5-liquidation.ts';

/** All but the lot itself that a player directs, private ones too, though they offer none (8.4.2-2, 13.2-5, Q36). */
const companiesFor = (s: State, lot: CompanyId, player: PlayerId): CompanyId[] =>
  directedBy(s, player).filter((company) => company !== lot);
/** Which of them bids is not said: whichever has the most (8.4.2-2, 8.4.2-3). */
const meansFor = (s: State, lot: CompanyId, player: PlayerId): number =>
  Math.max(0, ...companiesFor(s, lot, player).map((company) => meansOf(s, company)));

/** The director of the lot bids at most £10 more than others, and as the first one just the minimum (8.4.2-5, Q34). */
const directorsMost = (s: State, f: Bidding): number => (f.bidder === null ? auction.leastBid(s, f) : f.bid + BID_STEP);
const isDirector = (s: State, f: Bidding, player: PlayerId): boolean => directorOf(s, f.of).includes(player);
const most = (s: State, f: Bidding, player: PlayerId): number =>
  Math.min(meansFor(s, f.of, player), isDirector(s, f, player) ? directorsMost(s, f) : Number.POSITIVE_INFINITY);

/** 8.4.2-1, 10.4-1, 10.4-2, Q1. */
const auction = openCry<State, Bidding>({
  step: BID_STEP,
  least: leastBid,
  most,
  // 10.4-4.
  order: (s) => s.ext.order,
  decided,
});

/** Nobody wants it: the takeover has failed (8.4.3-1). The bank has won: it is wound up (8.4.3-3, 8.5-1). Else a player has won. */
function decided(g: Game, { of, offeredBy, bid, bidder, barred }: Bidding): void {
  if (bidder === null) log(g, { event: 'takeoverFails', company: of });
  else if (bidder === BANK) sellToBank(g, of, bid);
  else {
    const kind = isBound(g.s, { of, offeredBy }, bid, bidder) ? 'acquiring' : 'accepting';
    push(g, { kind, of, offeredBy, bid, bidder, barred });
  }
}

/** Must it be accepted? A forcing bid (8.4.2-9), every bid where a cousin directs (Q49); and nobody refuses their own. */
const isBound = (s: State, lot: Pick<Bidding, 'of' | 'offeredBy'>, bid: number, bidder: PlayerId): boolean => {
  const [director] = directorOf(s, lot.of);
  return director === undefined || director === bidder || bid >= forcingBid(s, lot);
};

const { refusing } = auction;
type Bid = { readonly by: PlayerId; readonly amount: number };
const ofBidders: readonly Check<State, Bidding, Bid>[] = [
  {
    rule: '8.4.2-2',
    passes: (s, f, a) => companiesFor(s, f.of, a.by).length > 0,
    says: (_, f) => `None of your companies can buy the ${f.of}.`,
  },
  {
    rule: '8.4.2-4',
    passes: (s, f, a) => {
      const own = companiesFor(s, f.of, a.by);
      return own.length === 0 || own.some((company) => !isInLiquidation(s, company));
    },
    says: 'All your companies are in liquidation, so you cannot bid.',
  },
  {
    rule: '8.4.2-5',
    passes: (s, f, a) => !isDirector(s, f, a.by) || a.amount <= directorsMost(s, f),
    says: (s, f) => `You direct the ${f.of}, so you can bid at most ${pounds(directorsMost(s, f))} now.`,
  },
];
const auctionKind = auction.kind(
  [
    refusing('10.4-5', 'barred', 'You did not buy the company you won, so you cannot bid in the repeat.'),
    refusing('10.4-1', 'own', 'The highest bid is already yours.'),
    refusing('8.4.2-1', 'amount', ({ least }) => `Bid at least ${pounds(least)}, in multiples of £10.`),
    refusing('10.4-1', 'higher', ({ bid }) => `Bid more than ${pounds(bid)}.`),
    ...ofBidders,
    refusing('8.4.2-3', 'money', ({ most: means }) => `None of your companies can raise more than ${pounds(means)}.`),
  ],
  (s, f) => {
    const least = `${pounds(auction.leastBid(s, f))} or more`;
    return f.bidder === null
      ? `Bid ${least} for the ${f.of}, or decline`
      : `${f.of} stands at ${pounds(f.bid)}: bid ${least}, or decline`;
  },
);

const whileAuctioned: readonly When<State>[] = [
  onlyThen('8.4.2-1', 'A company is bid for only while it is being auctioned.'),
];
export const bidding = timed(auctionKind, { bid: whileAuctioned, decline: whileAuctioned, leave: whileAuctioned });

/** The bank, where it bids, does so before anybody else (8.4.1-4). */
export function beginBidding(g: Game, lot: Pick<Bidding, 'of' | 'offeredBy'>, barred: readonly PlayerId[] = []): void {
  const bid = bankBid(g.s, lot);
  if (bid !== null) log(g, { event: 'bankBids', lot: lot.of, amount: bid });
  push(g, { kind: 'bidding', ...openCryOf(bid ?? 0, bid === null ? null : BANK, barred), ...lot });
}

/** A company is offered, which is remembered in this round (8.1-12); or the bank offers one that is liquidated. */
export function openAuction(g: Game, of: CompanyId, offeredBy: Bidding['offeredBy']): void {
  log(g, offeredBy === of ? { event: 'offersItself', company: of } : { event: 'offers', company: offeredBy, lot: of });
  const round = takeoverRoundOf(g.s)!;
  updateFrame(g, round, { offered: [...round.offered, of] });
  beginBidding(g, { of, offeredBy });
}
