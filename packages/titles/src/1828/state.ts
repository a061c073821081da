import { type Draft, enclosing, type Frame, movesFor, type PlayerId } from '@roundhouse/kernel';
import {
  type ActingTurn,
  type Course,
  beginningWith,
  type BidderAuction,
  type BiddingAuction,
  type Cell,
  type DeclinedOffers,
  type Discard,
  type DividendFrame,
  type Floating,
  type Home,
  type LastCallFrame,
  type Offer,
  type OperatingRoundFrame,
  type ParFrame,
  type PassingCards,
  type Pause,
  type RailState,
  type RunFrame,
  type Sets,
  type StepFrame,
  stepsFor,
  type StockRoundFrame,
  type Tables,
  type TradeTerms,
  type TurnFrame,
} from '@roundhouse/rail';
import type { Events } from './events.ts';
import { phaseOf } from './material.ts';

export { type Course, directorOf, type ParFrame, playerOwning, type StepFrame } from '@roundhouse/rail';

/** What only this game has to remember. */
export interface Ext extends Sets, Floating {
  /** The players by their number cards: the order of play. */
  readonly order: readonly PlayerId[];
  /** Systems: by the company that remains, the one whose charter lies under it as the second shell. */
  readonly systems: Readonly<Record<string, string>>;
  /** How many station markers a floated company has in all, on its charter and on the map. */
  readonly markers: Readonly<Record<string, number>>;
  /** Reading `lost`: markers that came back from a home and cost nothing. */
  readonly freeMarkers: Readonly<Record<string, number>>;
  /** Home stations that are still to be placed, as the hexes lie now. */
  readonly homes: readonly Home[];
  /** Coal markers: on the coalfields, at the tunnel, with companies. */
  readonly coal: Readonly<Record<string, number>>;
  /** A stock price has reached $500. */
  readonly topReached: boolean;
  /** The extra tile of the Erie & Kalamazoo has been laid. */
  readonly extraTileUsed: boolean;
  /** All agree that this player has won. */
  readonly winner: PlayerId | null;
}

export type State = RailState<Ext, Frames, Events>;
export type Game = Draft<State>;
export const move = movesFor<State>();
export const stepKind = stepsFor<State>();

/** 6 */
export type PrivateAuction = BiddingAuction;
export type LotAuction = BidderAuction;
/** 7 */
export interface StockRound extends StockRoundFrame {
  /** The number cards of the other colour, taken by passing. */
  readonly cards: PassingCards;
  /** Who has sold shares of what in this round; what was sold of a system's parts before it was formed stands as its second shell. */
  readonly sold: Readonly<Record<PlayerId, readonly string[]>>;
}
/** The prices at which companies are sold while a window of selling is open. */
export type Prices = Readonly<Record<string, number>>;
export interface StockTurn extends ActingTurn {
  readonly prices: Prices;
  readonly declined: DeclinedOffers;
}
/** 7.5: shares of the remaining company (`a`) and of the other one (`b`). */
export interface Pile {
  readonly a: number;
  readonly b: number;
}
export interface Hand extends Pile {
  readonly aside: 'a' | 'b' | null;
  /** System shares received: face down until the trading ends. */
  readonly down: number;
}
export interface Trade {
  readonly hands: Readonly<Record<PlayerId, Hand>>;
  readonly ipo: Pile;
  readonly pool: Pile;
  readonly discards: Pile;
  /** System shares that the pool and the IPO have got. */
  readonly poolDown: number;
  readonly ipoDown: number;
}
export interface Merger extends Frame {
  readonly kind: 'merger';
  /** The company that remains. */
  readonly of: string;
  readonly other: string;
  readonly by: PlayerId;
  readonly cell: Cell;
  /** Both had floated: the system has, too. */
  readonly bothFloated: boolean;
  readonly stage: 'stations' | 'aside' | 'pairs' | 'singles' | 'bank';
  /** Hexes in which both had markers in different cities. */
  readonly clashes: readonly string[];
  /** Who is still to act in this stage, the current one first. */
  readonly queue: readonly PlayerId[];
  /** System shares that the current player has still to take. */
  readonly need: number;
  readonly trade: Trade;
  /** Who lost or gave up a single share: that counts as a sale of the system. */
  readonly gaveUp: readonly PlayerId[];
  /** Everything as it was, for a merger that fails. */
  readonly saved: Tables<State>;
}
/** 8 */
export interface OperatingRound extends OperatingRoundFrame {
  /** The number of the action with which it began. */
  readonly since: number;
  /** Companies that floated too late to operate in this round. */
  readonly late: readonly string[];
}
export interface OperatingTurn extends TurnFrame {
  readonly kind: 'operatingTurn';
  readonly revenue: number;
  /** A station marker has been placed in this round; homes do not count. */
  readonly placed: boolean;
  /** The Delaware & Hudson has built in Scranton in this turn: a marker may follow. */
  readonly scranton: boolean;
  /** Hexes in which the company has laid a tile in this turn, and those in which it has upgraded one. */
  readonly laid: readonly string[];
  readonly upgraded: readonly string[];
  readonly declined: DeclinedOffers;
  /** The track step, when nothing could be built in it any more: a private may still open it again. */
  readonly track?: TrackStep;
}
export interface TrackStep extends StepFrame {
  readonly kind: 'track';
  /** Normal builds. */
  readonly laid: number;
  readonly upgraded: number;
  /** Powers with which further tiles were laid: `B&M`, `NYH`, `E&K`. */
  readonly extras: readonly string[];
}
export interface CobourgRun extends RunFrame<'cobourgRun'> {
  /** The hex of the tile that it has laid. */
  readonly hex: string;
}
export interface Emergency extends StepFrame {
  readonly kind: 'emergency';
  /** The charter that is to get the train. */
  readonly shell: string;
  /** For the empty shell of a system that has a train: nobody has to. */
  readonly voluntary: boolean;
  readonly prices: Prices;
  /** What was there before the last share was sold: the train must cost more, so that every share was needed. */
  readonly least: number;
  /** Another company's train at a price that its director has agreed to: what the money is for, once there is one. */
  readonly agreed?: TradeTerms | null;
}
export const emergencyOf = (s: State): Emergency | undefined => enclosing<Emergency>(s, 'emergency');
/** Money that was raised for a train is for that train alone. */
export const hasSoldShares = (f: Emergency): boolean => Object.keys(f.prices).length > 0;
/** So is all money from the moment on when a train is agreed upon. */
export const isMoneyBound = (f: Emergency): boolean => hasSoldShares(f) || Boolean(f.agreed);
/** Before a bankruptcy: directors who have not said yet whether they would sell a train. */
export interface LastCall extends LastCallFrame {
  readonly shell: string;
}

/** All that can stand on the stack. */
export type Frames =
  | Course
  | PrivateAuction
  | LotAuction
  | ParFrame
  | StockRound
  | StockTurn
  | Merger
  | OperatingRound
  | OperatingTurn
  | (StepFrame & {
      readonly kind: 'cobourg' | 'mohawk' | 'home' | 'station' | 'arrange' | 'trains' | 'kalamazoo' | 'peterborough';
    })
  | TrackStep
  | CobourgRun
  | RunFrame<'run'>
  | DividendFrame
  | Emergency
  | LastCall
  | Discard
  | Offer
  | Pause;

export const phase = (s: State) => phaseOf(s.phase);
/** All players by the number cards, beginning with this one. */
export const orderFrom = (s: State, player: PlayerId): PlayerId[] => beginningWith(s.ext.order, player);
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');
export const operatingRoundOf = (s: State): OperatingRound | undefined =>
  enclosing<OperatingRound>(s, 'operatingRound');
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
