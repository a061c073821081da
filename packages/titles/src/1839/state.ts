import { type Draft, enclosing, movesFor, type PlayerId } from '@roundhouse/kernel';
import {
  type ActingTurn,
  type Announcement,
  type BuildingTurn,
  type CompanyId,
  type CourseFrame,
  type DeclinedOffers,
  type Discard,
  type DiscountAuction,
  type DividendFrame,
  type Floating,
  type Offer,
  type OperatingRoundFrame,
  type ParFrame,
  type PassingCards,
  type Pause,
  type PrivateId,
  type RailState,
  type Redemption,
  type Reservation,
  type SaleFrame,
  type RunFrame,
  type RunningTurn,
  type Sets,
  type Spot,
  type StepFrame,
  type StockRoundFrame,
  type TrainId,
  stepsFor,
} from '@roundhouse/rail';
import type { Events } from './events.ts';
import { phaseOf } from './material.ts';

export { type Announcement, directorOf, type ParFrame, type Redemption, type SaleFrame } from '@roundhouse/rail';

/** What only this game has to remember. */
export interface Ext extends Sets, Floating {
  /** The players by their number cards: the order of play, and of ties. */
  readonly order: readonly PlayerId[];
  /** The company that each brown private came with. */
  readonly drawn: Readonly<Record<PrivateId, CompanyId>>;
  /** Players who have nationalised a company in the last set. */
  readonly nationalisers: readonly PlayerId[];
  /** Homes that are still to be placed. */
  readonly reservations: readonly Reservation[];
  /** A stock price has reached ƒ300. */
  readonly topReached: boolean;
  /** “R” trains that have run a route, whoever owned them then. */
  readonly ran: readonly TrainId[];
  /** Closed privates for which a Lokaalspoorwegen is still due to whoever owned them. */
  readonly owed: readonly Owed[];
}
export interface Owed {
  readonly private: PrivateId;
  readonly to: PlayerId;
}

export type State = RailState<Ext, Frames, Events>;
export type Game = Draft<State>;
export const move = movesFor<State>();
export const decides = stepsFor<State>();

export type Course = CourseFrame;
/** 6 */
export type PrivateAuction = DiscountAuction;
/** 7 */
export interface StockRound extends StockRoundFrame {
  /** The cards of the other colour. */
  readonly cards: PassingCards;
}
export interface StockTurn extends ActingTurn {
  /** Has the sale been announced that the turn has before its main action, or that after it? */
  readonly announced: boolean;
}
/** 7.5: the director of a new Lokaalspoorwegen chooses its homes. */
export interface HomesFrame extends StepFrame {
  readonly kind: 'homes';
}
/** 8 */
export interface OperatingRound extends OperatingRoundFrame {
  /** Phases that have begun in the operation of the company on turn; nationalisation looks at them when it is over. */
  readonly begun: readonly string[];
}
export interface OperatingTurn extends RunningTurn, BuildingTurn<TrackStep> {
  readonly kind: 'operatingTurn';
  /** Has it placed or swapped a marker, or had one moved instead (8.3.2.3-9)? */
  readonly stationed: boolean;
  /** Where the marker stands that it has swapped in this turn: no route may use it. */
  readonly swapped: Spot | null;
  /** Has it bought a train? */
  readonly bought: boolean;
  readonly declined: DeclinedOffers;
}
/** 8.3.1 */
export interface TrackStep extends StepFrame {
  readonly kind: 'track';
  /** The hexes of its tiles, one or two. */
  readonly laid: readonly string[];
  /** Was one of them an upgrade? */
  readonly upgraded: boolean;
}
export interface HomeStep extends StepFrame {
  readonly kind: 'home';
}
export interface TrainsStep extends StepFrame {
  readonly kind: 'trains';
}

/** All that can stand on the stack. */
export type Frames =
  | Course
  | PrivateAuction
  | ParFrame
  | StockRound
  | StockTurn
  | Announcement
  | SaleFrame
  | Redemption
  | HomesFrame
  | OperatingRound
  | OperatingTurn
  | HomeStep
  | Pause
  | RunFrame<'run'>
  | DividendFrame
  | TrainsStep
  | Discard
  | Offer;

export const phase = (s: State) => phaseOf(s.phase);
export const operatingRoundOf = (s: State): OperatingRound | undefined =>
  enclosing<OperatingRound>(s, 'operatingRound');
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');
export const stockTurnOf = (s: State): StockTurn | undefined => enclosing<StockTurn>(s, 'stockTurn');
export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;
