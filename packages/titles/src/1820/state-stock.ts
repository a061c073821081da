/** 6 Stock Rounds: the frames. */
import type { Frame, PlayerId } from '@roundhouse/kernel';
import type {
  CompanyId,
  OpenCry,
  PassingCards,
  StandingBids,
  StockRoundFrame,
  StockTurnFrame,
  TrainId,
} from '@roundhouse/rail';

/** 6.3.2 */
export interface CousinAuction extends StandingBids {
  readonly kind: 'cousinAuction';
}
/** 6.3.3: a player who has won cousins may pay more for them. */
export interface Overpayment extends Frame {
  readonly kind: 'overpayment';
  readonly of: PlayerId;
  /** Bids to which something can still be added. */
  readonly paid: Readonly<Record<string, number>>;
}
/** 6.3.3: cousins without a bid, for those who have least money first. */
export interface Leftovers extends Frame {
  readonly kind: 'leftovers';
  readonly cousins: readonly string[];
  readonly price: number;
  /** Who is still to be asked; not known before all others have paid. */
  readonly queue: readonly PlayerId[] | null;
}

/** 6.4 */
export interface FutureTrains extends OpenCry {
  readonly kind: 'futureTrains';
  readonly trains: readonly TrainId[];
}
/** 6.4.2: the winner takes one of them or both. */
export interface TakeTrains extends Frame {
  readonly kind: 'takeTrains';
  readonly of: PlayerId;
  readonly trains: readonly TrainId[];
  readonly price: number;
}

/** 6.5, 6.6: stock actions. */
export interface StockRound extends StockRoundFrame {
  /** Turns in a row without a lobby or a share-count that grew. */
  readonly quiet: number;
  /** The lobbies have been resolved: cards of the other colour are taken. */
  readonly resolved: boolean;
  /** The cards of the other colour. */
  readonly cards: PassingCards;
  readonly lobbies: readonly Lobby[];
}

/** A lobby marker with the money under it, which lies with `LOBBIES`. */
export interface Lobby {
  readonly of: PlayerId;
  readonly amount: number;
}

/** 6.5.1: a turn for the player, for one of the cousins, or for a company. */
export interface StockTurn extends StockTurnFrame {
  /** For whom the turn is, once something has been done in it. */
  readonly as: string | null;
  readonly sold: boolean;
  readonly main: string | null;
  /** Companies whose increase has failed in this turn (Q28). */
  readonly failed: readonly CompanyId[];
}

export type StockFrames = CousinAuction | Overpayment | Leftovers | FutureTrains | TakeTrains | StockRound | StockTurn;
