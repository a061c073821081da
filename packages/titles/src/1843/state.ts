import { type Draft, enclosing, movesFor, type PlayerId } from '@roundhouse/kernel';
import {
  type ActingTurn,
  type BidderAuction,
  type BiddingAuction,
  type CourseFrame,
  type Floating,
  type ParFrame,
  type RailState,
  type Sets,
  type StockRoundFrame,
  stepsFor,
} from '@roundhouse/rail';
import type { Events } from './events.ts';
import { phaseOf } from './material.ts';
import type { OperatingExt, OperatingFrames } from './state-operating.ts';

export { directorOf, type ParFrame } from '@roundhouse/rail';

/** What only this game has to remember. What belongs to operating rounds stands in `state-operating.ts`. */
export interface Ext extends Sets, Floating, OperatingExt {
  /** The players by their cards: the order of play, and of ties. */
  readonly order: readonly PlayerId[];
  /** A stock price has reached 500fr. */
  readonly topReached: boolean;
}

export type State = RailState<Ext, Frames, Events>;
export type Game = Draft<State>;
export const move = movesFor<State>();
export const decides = stepsFor<State>();

export type Course = CourseFrame;
/** 6 */
export interface PrivateAuction extends BiddingAuction {
  /** By how much the price of a private has fallen. */
  readonly reduced: Readonly<Record<string, number>>;
}
export type LotAuction = BidderAuction;
/** 7 */
export interface StockRound extends StockRoundFrame {
  /** How many have passed in succession. */
  readonly passes: number;
}
export type StockTurn = ActingTurn;

/** All that can stand on the stack. */
export type Frames = Course | PrivateAuction | LotAuction | ParFrame | StockRound | StockTurn | OperatingFrames;

export const phase = (s: State) => phaseOf(s.phase);
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');
