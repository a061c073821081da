/** What somebody bids at most in an auction by open cry, left with the host: it bids for that player, and nobody else is told. */
import { actorsOf, choices, fill, frameName, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
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

/**
 * The next bid of a player by a maximum: the least that is heard. Null where that would be more, or for another auction. Of
 * equal maxima the first by the book's order comes to stand at the sum, and the others stop a step before it.
 */
export function nextBidOf<S extends RailState>(
  title: RailTitle<S>,
  s: S,
  player: PlayerId,
  maximums: Maximums,
): LoggedAction | null {
  const maximum = maximums[player];
  if (maximum === undefined || maximum.auction !== auctionOf(s)) return null;
  const [bid] = choices(title, s, player, { type: 'bid' });
  const amount = bid?.openFields['amount'];
  if (!bid || amount?.kind !== 'range' || amount.min > maximum.amount) return null;
  const { min, step } = amount;
  const top = lastStep(maximum.amount, step);
  const order = orderOfBidders(title, s);
  const equals = order.filter((other) => {
    const rival = other === player ? undefined : maximums[other];
    return rival?.auction === maximum.auction && lastStep(rival.amount, step) === top;
  });
  const isFirst = equals.every((other) => order.indexOf(other) > order.indexOf(player));
  if (!isFirst) return min < top ? fill(bid, { amount: min }) : null;
  const leavesNoStep = equals.length > 0 && min + step >= top;
  return fill(bid, { amount: leavesNoStep ? Math.min(top, amount.max) : min });
}

/** The highest bid within a sum. */
const lastStep = (amount: number, step: number): number => Math.floor(amount / step) * step;

/** Everybody who may bid in the auction that asks, the first among equals first. */
export function orderOfBidders<S extends RailState>(title: RailTitle<S>, s: S): readonly PlayerId[] {
  const frame = s.stack.at(-1)!;
  const move = title.frames[frame.kind]!.moves.find(({ type }) => type === 'bid')!;
  return actorsOf(title, s, frame, move);
}

/** Those that still mean something: the auction goes on, and their player's bid stands or can be raised by them. */
export function maximumsInForce<S extends RailState>(title: RailTitle<S>, s: S, maximums: Maximums): Maximums {
  const kept = Object.entries(maximums).filter(([player, maximum]) => {
    const auction = s.stack.find((frame) => isOpenCry(frame) && frameName(frame) === maximum?.auction);
    if (!isOpenCry(auction)) return false;
    const isAsked = auction === s.stack.at(-1) && auction.bidder !== player;
    return !isAsked || nextBidOf(title, s, player, maximums) !== null;
  });
  return kept.length === Object.keys(maximums).length ? maximums : Object.fromEntries(kept);
}
