/** What somebody bids at most in an auction by open cry, left with the host: it bids for that player, and nobody else is told. */
import { choices, fill, frameName, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import { isOpenCry, type RailState, type RailTitle } from '@roundhouse/rail';

export interface Maximum {
  /** The auction that it was left for, by the name of its frame. */
  readonly auction: string;
  readonly amount: number;
}

export type Maximums = Readonly<Partial<Record<PlayerId, Maximum>>>;

/** The auction that is asked about now, where it is one by open cry. */
export function auctionOf(s: RailState): string | null {
  const top = s.stack.at(-1);
  return isOpenCry(top) ? frameName(top) : null;
}

/** The next bid of a player by a maximum: the least that is heard. Null where that would be more, or for another auction. */
export function nextBidOf<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  player: PlayerId,
  maximum: Maximum | undefined,
): LoggedAction | null {
  if (maximum === undefined || maximum.auction !== auctionOf(s)) return null;
  const [bid] = choices(title, s, player, { type: 'bid' });
  const amount = bid?.openFields['amount'];
  return bid && amount?.kind === 'range' && amount.min <= maximum.amount ? fill(bid, { amount: amount.min }) : null;
}

/** Those that still mean something: the auction goes on, and their player's bid stands or can be raised by them. */
export function maximumsInForce<S extends RailState>(title: RailTitle<S>, s: S, maximums: Maximums): Maximums {
  const kept = Object.entries(maximums).filter(([player, maximum]) => {
    const auction = s.stack.find((frame) => isOpenCry(frame) && frameName(frame) === maximum?.auction);
    if (!isOpenCry(auction)) return false;
    const isAsked = auction === s.stack.at(-1) && auction.bidder !== player;
    return !isAsked || nextBidOf(title, s, player, maximum) !== null;
  });
  return kept.length === Object.keys(maximums).length ? maximums : Object.fromEntries(kept);
}
