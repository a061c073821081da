/** 6 Stock Rounds: the frames. */
import type { PlayerId } from '@roundhouse/kernel';
import type { CompanyId, PassingCards, StockRoundFrame, StockTurnFrame } from '@roundhouse/rail';

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

export type StockFrames = StockRound | StockTurn;
