import type { Choice, LoggedAction, OwnerId, PlayerId } from '@roundhouse/kernel';
import type { CompanyId, PrivateId, RailState } from './state.ts';

/** What a company lacks before it operates: shares that must still be sold, and the money that this brings. */
export interface ToOperate {
  readonly missing: number;
  readonly money: number;
}

/** What kinds of moves and frames mean, by the names that a title gives them. */
export interface BotWords {
  /** Frames in which a player buys and sells, one after the other. */
  readonly stockTurn: readonly string[];
  /** Moves of such a turn that buy one more share of a company, and that start one. */
  readonly buy: readonly string[];
  readonly start: readonly string[];
  /** Moves that begin a company in the book's own way, where that is not to buy its first share. */
  readonly begin: readonly string[];
  readonly sell: readonly string[];
  /** Moves by which a company buys its own shares back. */
  readonly redeem: readonly string[];
  /** Moves that lay a tile, and that run the trains. */
  readonly lay: readonly string[];
  readonly run: readonly string[];
  /** Moves that name a price which somebody else has to accept. */
  readonly trade: readonly string[];
  readonly accept: readonly string[];
  readonly decline: readonly string[];
  /** Moves that bid on a lot, and that buy one outright. */
  readonly bid: readonly string[];
  readonly outright: readonly string[];
  /** Moves that join two companies. */
  readonly join: readonly string[];
  /** Moves that open a question which can be left again without anything done, and the frames of such questions. */
  readonly opens: readonly string[];
  readonly opened: readonly string[];
  /** Moves that end the question: nothing more is done here. */
  readonly pass: readonly string[];
  /** Moves that are made by custom alone, however a look ahead would judge them. */
  readonly customary: readonly string[];
  /** Frames that ask what becomes of a run's revenue. */
  readonly dividend: readonly string[];
  /** Frames in which an offer waits for its answer. */
  readonly offer: readonly string[];
  /** Frames of a procedure that others were drawn into, and what people mostly do when it asks them. */
  readonly procedure: readonly string[];
  readonly usually: readonly string[];
}

/** Why something is done by custom. */
export type BotReason =
  | 'bid'
  | 'won'
  | 'leave'
  | 'lead'
  | 'addNothing'
  | 'begin'
  | 'place'
  | 'invest'
  | 'getOut'
  | 'offPool'
  | 'grow'
  | 'marker'
  | 'payOut'
  | 'keep'
  | 'owe'
  | 'borrow'
  | 'repay'
  | 'train'
  | 'discard'
  | 'raiseMoney'
  | 'abandon'
  | 'fair'
  | 'unfair'
  | 'must'
  | 'rest';

/** What a sensible player does without a look ahead. */
export interface BotCustom {
  readonly action: LoggedAction;
  readonly why: BotReason;
  /** What comes of it no sum tells: it is done, whatever else is weighed beside it. */
  readonly sure?: true;
}

/** Dividends still to come, and the last price. */
export interface ShareOutlook {
  readonly dividends: number;
  readonly price: number;
}

/** The few answers that only a book knows. All are pure; where one is missing, a usual one is taken. */
export interface BotAnswers<S extends RailState = RailState> {
  readonly words?: Partial<BotWords>;
  /** Operating rounds to come, the current one included. */
  roundsLeft(s: S): number;
  /** Will the company's revenue of the current operating round still be decided? */
  stillRuns(s: S, company: CompanyId): boolean;
  toOperate(s: S, company: CompanyId): ToOperate;
  /** How many of its shares pay their dividends into its own treasury. */
  keeps(s: S, company: CompanyId): number;
  /** What it gets in every operating round beside its runs; nothing, where a title says nothing. */
  income?(s: S, company: CompanyId): number;
  /** Must it own a train whether that can run or not, and is a player who cannot pay for one out of the game? */
  readonly trainOrRuin?: true;
  /** Shares that it may sell for its own account. */
  treasuryShares(s: S, company: CompanyId): number;
  /** What a private is worth to a holder beyond its income: what is counted at the end, what comes with it, what it can do. */
  privateWorth(s: S, id: PrivateId, holder: OwnerId): number;
  /** How many more operating rounds a private pays. */
  privateRounds(s: S, id: PrivateId, roundsLeft: number): number;
  /** What a share brings to the end of the game by the book's own reckoning, where a forecast of trains alone would not do. */
  shareOutlook?(s: S, company: CompanyId): ShareOutlook;
  /** Frames in which custom only proposes: what it would do is weighed against everything else by that reckoning. */
  readonly weighed?: readonly string[];
  /**
   * What is done by custom in questions that no other book asks, of what `offered` gives for a kind of move; null where
   * it has to be thought over.
   */
  custom?(s: S, by: PlayerId, offered: (type: string) => readonly Choice[]): BotCustom | null;
}
