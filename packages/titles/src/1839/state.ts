import { type Draft, enclosing, type Frame, movesFor, type OwnerId, type PlayerId } from '@roundhouse/kernel';
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
  /** The players who are still in the game, by their number cards: the order of play, and of ties. */
  readonly order: readonly PlayerId[];
  /** The company that each brown private came with. */
  readonly drawn: Readonly<Record<PrivateId, CompanyId>>;
  /** Players who have nationalised a company in the last set. */
  readonly nationalisers: readonly PlayerId[];
  /** Homes that are still to be placed. */
  readonly reservations: readonly Reservation[];
  /** A stock price has reached ƒ300. */
  readonly topReached: boolean;
  /** The set of operating rounds that is played began in purple phase, and is the last. */
  readonly lastSet: boolean;
  /** Whom players have named as the winner. */
  readonly agreed: Readonly<Record<PlayerId, PlayerId>>;
  /** “R” trains that have run a route, of any owner. */
  readonly ran: readonly TrainId[];
  /** Closed privates for which a Lokaalspoorwegen is still due to their last owners. */
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
  /** Companies of players who have left the game in it. */
  readonly nationalised?: readonly CompanyId[];
}
export interface StockTurn extends ActingTurn {
  /** Has the sale been announced that the turn has before its main action, or that after it? */
  readonly announced: boolean;
  readonly declined: DeclinedOffers;
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
  /** The hexes of its one or two tiles. */
  readonly laid: readonly string[];
  /** Where it has laid yellow tiles, that of Het Laantje too. */
  readonly placed: readonly string[];
  /** Was one of them an upgrade? */
  readonly upgraded: boolean;
  /** The hex in which tile and station are paid for, by whichever of them Spoorlijn has brought first. */
  readonly paidFor: string | null;
}
/** 8.3.2 */
export interface StationStep extends StepFrame {
  readonly kind: 'station';
}
/** 8.3.2.3: a company has two markers in one hexagon, and returns one of them. */
export interface DoubleFrame extends StepFrame {
  readonly kind: 'double';
  /** The one that has come there. */
  readonly arrived: Spot;
  readonly older: Spot;
  /** It was not the one that has come there that its company has swapped in this turn. */
  readonly swapped?: 'older';
}
export interface HomeStep extends StepFrame {
  readonly kind: 'home';
}
export interface TrainsStep extends StepFrame {
  readonly kind: 'trains';
}

/** 8.3, step 8: all that may nationalise after an operation, one after another. */
export interface NationalisationRound extends Frame {
  readonly kind: 'nationalisationRound';
  readonly of?: never;
  /** Phases that have begun in the operation. */
  readonly begun: readonly string[];
  /** Companies that are still to be asked, and those that have answered: gone on, or nationalised. */
  readonly left: readonly CompanyId[];
  readonly kept: readonly CompanyId[];
  readonly taken: readonly CompanyId[];
}
export interface Nationalisation extends StepFrame {
  readonly kind: 'nationalisation';
  readonly begun: readonly string[];
  readonly declined: DeclinedOffers;
}
/** 8.3, step 9: closed privates for which Lokaalspoorwegen are given, one after another. */
export interface NewLocals extends Frame {
  readonly kind: 'newLocals';
  readonly of?: never;
  readonly left: readonly Owed[];
}
export interface NewLocal extends Frame {
  readonly kind: 'newLocal';
  readonly of: PrivateId;
  readonly by: PlayerId;
}
/** 8.4: a company, or the player who owns the red private, owes money. */
export interface Emergency extends Frame {
  readonly kind: 'emergency';
  readonly of: OwnerId;
  readonly need: 'homes' | 'firstTrain' | 'lastTrain' | 'private';
}
/** 9: a player is leaving the game. */
export interface Leaving extends Frame {
  readonly kind: 'leaving';
  readonly of: PlayerId;
  readonly why: 'bankrupt' | 'conceded';
  /** How far it is. */
  readonly step: number;
  /** The train that could not be paid. */
  readonly train: TrainId | null;
  /** Privates of others that have closed with it. */
  readonly owed: readonly Owed[];
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
  | TrackStep
  | StationStep
  | DoubleFrame
  | Pause
  | RunFrame<'run'>
  | DividendFrame
  | TrainsStep
  | Discard
  | Offer
  | NationalisationRound
  | Nationalisation
  | NewLocals
  | NewLocal
  | Emergency
  | Leaving;

export const phase = (s: State) => phaseOf(s.phase);
export const operatingRoundOf = (s: State): OperatingRound | undefined =>
  enclosing<OperatingRound>(s, 'operatingRound');
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');
export const stockTurnOf = (s: State): StockTurn | undefined => enclosing<StockTurn>(s, 'stockTurn');
export const isFirstStockRound = (s: State): boolean => s.ext.stockRound === 1;

/** Is the player about to leave the game? What is left to be done for that waits for an answer. */
export const isLeaving = (s: State, player: PlayerId): boolean =>
  s.stack.some(({ kind, of }) => kind === 'leaving' && of === player);
/** Is money being raised for it? */
export const isInNeed = (s: State, company: CompanyId): boolean =>
  s.stack.some(({ kind, of }) => kind === 'emergency' && of === company);
