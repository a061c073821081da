/** 8 Issue & Takeover Rounds: the frames. */
import type { Frame, OwnerId, PlayerId } from '@roundhouse/kernel';
import type { BANK, CompanyId, HexId, OpenCry, OpenStep, Procedure, StepFrame } from '@roundhouse/rail';

/** 8.1 */
export interface TakeoverRound extends Procedure {
  readonly kind: 'takeoverRound';
  /** Public companies as the round began, in operating order: that of private companies formed in it (8.2-7). */
  readonly order: readonly CompanyId[];
  /** Companies that are liquidated in this round. */
  readonly doomed: readonly CompanyId[];
  /** Companies that have reduced their share-count in this round. */
  readonly reduced: readonly CompanyId[];
  /** Companies that have been offered for takeover in this round. */
  readonly offered: readonly CompanyId[];
  /** Companies that have acquired another one in this round. */
  readonly acquirers: readonly CompanyId[];
  /** Step 5: those that have still to act, in reverse operating order as the step began (Q37). */
  readonly queue: readonly CompanyId[];
}

/** 8.1, step 3: open to all directors at once. */
export interface Issues extends OpenStep {
  readonly kind: 'issues';
}

/** 8.2: the director names from whom the rest is bought back; nothing has moved yet. */
export interface BuyBack extends StepFrame {
  readonly kind: 'buyBack';
  readonly by: PlayerId;
  readonly size: number;
  readonly from: Readonly<Record<OwnerId, number>>;
}

/** 8.2, 13.6: more markers on the map than the station maximum. */
export interface Surplus extends StepFrame {
  readonly kind: 'surplus';
}

/** 8.2: a company that has become private may be merged into another one of its director's. */
export interface Merging extends StepFrame {
  readonly kind: 'merging';
}

/** 8.1, step 5: a company offers itself and others, one after the other. */
export interface Offering extends StepFrame {
  readonly kind: 'offering';
  /** It has taken over another one: that was all. */
  readonly over: boolean;
}

/** 8.4.2: the company in `of` is sold. Who offers it: a company, itself, or in a liquidation the bank. */
export interface Bidding extends OpenCry {
  readonly kind: 'bidding';
  readonly offeredBy: CompanyId | typeof BANK;
}

/** A bid of a player has won. */
interface WonBid extends StepFrame {
  readonly offeredBy: CompanyId | typeof BANK;
  readonly bid: number;
  readonly bidder: PlayerId;
  readonly barred: readonly PlayerId[];
}
/** 8.4.2: a bid below the forcing bid, which the director of the offered company may decline. */
export interface Accepting extends WonBid {
  readonly kind: 'accepting';
}
/** 8.4.3: the winner says which company buys, and how it finds the money. */
export interface Acquiring extends WonBid {
  readonly kind: 'acquiring';
}

/** 8.4.3: what the company in `of` has goes to the acquirer; of a liquidated one only markers on the map and trains, and two private ones are merged without a price. */
export interface Takeover extends Procedure {
  readonly kind: 'takeover';
  readonly of: CompanyId;
  readonly acquirer: CompanyId;
  readonly deal: 'takeover' | 'liquidation' | 'merger';
  readonly price: number;
}
/** 8.4.3: hexes in which the acquirer has two markers now, in different cities. */
export interface Twins extends StepFrame {
  readonly kind: 'twins';
  readonly hexes: readonly HexId[];
}
/** 8.4.3, 13.6: the acquirer has more markers than its station limit; how many it had before. */
export interface Overage extends StepFrame {
  readonly kind: 'overage';
  readonly before: number;
}

/** 17.2: a company with more loans than it may have, which are repaid at once. */
export interface ExcessLoans extends StepFrame {
  readonly kind: 'excessLoans';
}

/** What somebody owes the bank. */
export interface Debt {
  readonly owner: OwnerId;
  readonly amount: number;
}
/** 8.4.3, 8.5: those who held a liquidated company pay for its loans, the first of them now. */
export interface Shortfall extends Frame {
  readonly kind: 'shortfall';
  readonly of: CompanyId;
  readonly debts: readonly Debt[];
}

export type TakeoverFrames =
  | TakeoverRound
  | Issues
  | BuyBack
  | Surplus
  | Merging
  | Offering
  | Bidding
  | Accepting
  | Acquiring
  | Takeover
  | Twins
  | Overage
  | ExcessLoans
  | Shortfall;
