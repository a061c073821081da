/** 6 Stock Rounds: the frames. */
import type { Frame, OwnerId, PlayerId } from '@roundhouse/kernel';
import type {
  CompanyId,
  Discard,
  HexId,
  Offer,
  OfferingStep,
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
  /** Who has won before and taken none. */
  readonly barred: readonly PlayerId[];
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
  /** Hexes in which floats of this round have placed or upgraded tiles. */
  readonly floatTiles: readonly HexId[];
}

/** A lobby marker with the money under it, which lies with `LOBBIES`. */
export interface Lobby {
  readonly of: PlayerId;
  readonly amount: number;
}

/** 6.6.1: one lobby after the other, the largest first. */
export interface Lobbies extends Frame {
  readonly kind: 'lobbies';
}
/** A circle for a marker, in the tile that lies there or in one that is placed for it. */
export interface FloatSpot {
  readonly hex: HexId;
  readonly node: number;
  readonly tile?: string;
  readonly rotation?: number;
}
/** 6.6.2: a company while it is put together; nothing has moved yet. */
export interface Float extends OfferingStep {
  readonly kind: 'float';
  readonly of: PlayerId;
  readonly plan: { readonly company: CompanyId; readonly size: number; readonly par: number } | null;
  readonly spots: readonly FloatSpot[];
  /** No further marker is placed. */
  readonly placed: boolean;
  /** How many shares each of them would buy. */
  readonly buyers: Readonly<Record<OwnerId, number>>;
}
/** 6.5.2.2: a share-count that is about to grow; nothing has moved yet. */
export interface Increase extends OfferingStep {
  readonly kind: 'increase';
  readonly of: CompanyId;
  /** Its director. */
  readonly by: PlayerId;
  readonly size: number;
  /** Of a private company that goes public. */
  readonly par: number | null;
  /** Holders who have still to say whether they sell. */
  readonly asked: readonly OwnerId[];
  /** How many shares each of the others would sell. */
  readonly sales: Readonly<Record<OwnerId, number>>;
  /** How many shares each of them would buy. */
  readonly buyers: Readonly<Record<OwnerId, number>>;
}
/** 13.4: cousins tie for a company, and the seller chooses. */
export interface Heir extends Frame {
  readonly kind: 'heir';
  readonly of: CompanyId;
  readonly by: PlayerId;
  readonly heirs: readonly OwnerId[];
}

/** 6.5.1: a turn for the player, for one of the cousins, or for a company. */
export interface StockTurn extends StockTurnFrame, OfferingStep {
  readonly kind: 'stockTurn';
  readonly of: PlayerId;
  /** For whom the turn is, once something has been done in it. */
  readonly as: string | null;
  readonly sold: boolean;
  readonly main: string | null;
  /** Companies whose increase has failed in this turn (Q28). */
  readonly failed: readonly CompanyId[];
}

export type StockFrames =
  | CousinAuction
  | Overpayment
  | Leftovers
  | FutureTrains
  | TakeTrains
  | StockRound
  | StockTurn
  | Lobbies
  | Float
  | Increase
  | Heir
  | Offer
  | Discard;
