import {
  type AscendingAuction,
  type Course,
  type DeclinedOffers,
  type Discard,
  type DividendFrame,
  type Offer,
  type OperatingRoundFrame,
  type Pause,
  priceOf,
  type RailState,
  type RunFrame,
  type StepFrame,
  stepsFor,
  type StockRoundFrame,
  type StockTurnFrame,
  type TurnFrame,
} from '@roundhouse/rail';
import { type Draft, type Frame, movesFor, type PlayerId } from '@roundhouse/kernel';
import { market, phaseOf } from './material.ts';

import type { Events } from './events.ts';

export { type Course, directorOf, type StepFrame } from '@roundhouse/rail';

/** What only Steam Over Holland has to remember. */
export interface Ext {
  readonly startCard: PlayerId;
  /** The round marker: 1 to 15; 0 while the privates are distributed. */
  readonly round: number;
  /** A price has reached the top of the stock market. */
  readonly topReached: boolean;
  /** Option of the Start card: face-down shares by player and company. */
  readonly faceDown: Readonly<Record<PlayerId, Readonly<Record<string, number>>>>;
}

export type State = RailState<Ext, Frames, Events>;
export type Game = Draft<State>;
export const move = movesFor<State>();
export const stepKind = stepsFor<State>();

export interface PrivateAuction extends Frame {
  readonly kind: 'privateAuction';
  /** Still to come, the current one first. */
  readonly lots: readonly string[];
}
export interface LotAuction extends AscendingAuction {
  readonly kind: 'lotAuction';
}
export interface StockRound extends StockRoundFrame {
  /** How many have passed in succession. */
  readonly passes: number;
  readonly started: readonly string[];
}
export interface Sale {
  readonly company: string;
  readonly count: number;
  /** The seller was president when the sale began: ledges do not hold the price. */
  readonly asDirector: boolean;
}
export interface StockTurn extends StockTurnFrame {
  readonly sales: readonly Sale[];
}
export interface OperatingTurn extends TurnFrame {
  readonly kind: 'operatingTurn';
  /** Treasury shares sold in this turn, forced ones too. */
  readonly sold: number;
  /** Did it buy shares back? */
  readonly boughtBack: boolean;
  readonly revenue: number;
  /** The starting token was placed in this turn. */
  readonly firstTurn: boolean;
  /** Phases that begin at the end of the turn. */
  readonly phases: readonly string[];
  readonly declined: DeclinedOffers;
  /** The track step, when nothing could be laid in it any more. */
  readonly track?: TrackStep;
}
export interface TrackStep extends StepFrame {
  readonly kind: 'track';
  readonly laid: number;
  readonly replaced: number;
}
export interface Emergency extends StepFrame {
  readonly kind: 'emergency';
  /** The president has begun to sell own shares: there is no way back to a refusal. */
  readonly committed: boolean;
}
export interface PhaseChange extends Frame {
  readonly kind: 'phaseChange';
  readonly phases: readonly string[];
}

/** All that can stand on the stack. */
export type Frames =
  | Course
  | PrivateAuction
  | LotAuction
  | StockRound
  | StockTurn
  | OperatingRoundFrame
  | OperatingTurn
  | (StepFrame & { readonly kind: 'treasuryShares' | 'buyPrivates' | 'station' | 'trains' })
  | TrackStep
  | RunFrame<'run'>
  | DividendFrame
  | Emergency
  | PhaseChange
  | Discard
  | Offer
  | Pause;

export const phase = (s: State) => phaseOf(s.phase);
/** What a share costs now. */
export const price = (s: State, company: string): number => priceOf(market, s.market, company);
