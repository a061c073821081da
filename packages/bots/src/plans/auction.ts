/** Auctions: a lot is bid for as long as it is worth more than its price; one that nobody wants is moved on. */
import { type Choice, fill, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RowAuction, StandingBids } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { worthOf } from '../value.ts';
import type { Plan } from './plan.ts';
import { textOf } from './words.ts';

/** More than any gain: what has to be done. */
const MUST = 1_000_000;

interface Bid {
  readonly action: LoggedAction;
  readonly lot: string;
  readonly price: number;
}

/** What the lot is worth to the bidder: what it brings, and what it would count. */
function lotWorth(mind: Mind, s: RailState, lot: string): number {
  const { sense, material, rounds, seat } = mind;
  const card = material.privates.find(({ id }) => id === lot);
  if (!card) return 0;
  const worth = sense.privateWorth(s, lot, seat) + card.revenue * sense.privateRounds(s, lot, rounds);
  // Money is scarce at the beginning: nobody pays much more than is printed.
  return Math.min(worth, mind.weights.lotMost * card.price);
}

/** The seat's own bid on a lot, if no other stands higher. */
function leadingBid(mind: Mind, s: RailState, lot: string): number | null {
  const { bids } = s.stack.at(-1) as Partial<RowAuction> | Partial<StandingBids>;
  // On a lot several bids stand in rising order, or one alone.
  const highest = [bids?.[lot] ?? []].flat().at(-1);
  return highest?.player === mind.seat ? highest.amount : null;
}

/** Bids and purchases as plans; their worth is that of the position with what the lot gains added. */
export function auctionPlans(mind: Mind, s: RailState, found: readonly Choice[], isStalled: boolean): Plan[] {
  const base = worthOf(mind, s);
  const bids = found.map((choice): Bid => {
    const action = fill(choice);
    const lot = textOf(action['private'] ?? choice.frame.split('/')[1]);
    const card = mind.material.privates.find(({ id }) => id === lot);
    return { action, lot, price: typeof action['amount'] === 'number' ? action['amount'] : (card?.price ?? 0) };
  });
  const plans = bids.map(({ action, lot, price }): Plan => {
    // To raise a bid that leads already gains nothing and costs the difference.
    const standing = leadingBid(mind, s, lot);
    const gain = (standing ?? lotWorth(mind, s, lot)) - price;
    return {
      action,
      next: [],
      worth: { total: base.total + gain, parts: { ...base.parts, privates: base.parts.privates + gain } },
      bias: standing === null ? 0 : -MUST,
      after: s,
    };
  });
  if (!isStalled) return plans;
  // Somebody has to begin: the least bad one, however bad.
  const best = plans.toSorted((a, b) => b.worth.total - a.worth.total)[0];
  if (!best || best.worth.total > base.total) return plans;
  return [{ ...best, bias: MUST }];
}
