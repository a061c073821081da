import { type Draft, enclosing, movesFor, type PlayerId } from '@roundhouse/kernel';
import { type CompanyId, type Course, type RailState, stepsFor } from '@roundhouse/rail';
import type { Events } from './events.ts';
import { phaseOf } from './material.ts';
import type { OperatingFrames, OperatingTurn } from './state-operating.ts';
import type { StockFrames, StockRound, StockTurn } from './state-stock.ts';
import type { TakeoverFrames, TakeoverRound } from './state-takeover.ts';

export { directorOf } from '@roundhouse/rail';
export type * from './state-operating.ts';
export type * from './state-stock.ts';
export type * from './state-takeover.ts';

/** The owner of the money under lobby markers. */
export const LOBBIES = 'lobbies';

/** What is remembered of a company in play. One that comes back from the supply has a new charter: nothing of the old one stays. */
export interface Charter {
  /** How many shares it is divided into; one for a private company. */
  readonly size: number;
  /** The Stock Round in which it floated, and that in which it has last grown. */
  readonly floated: number;
  readonly grown: number | null;
  readonly loans: number;
  /** Station markers that are not on the map. */
  readonly markers: number;
  /** The distance fee of its second marker and who paid it, as long as some of it can come back (14.3.1). */
  readonly fee: { readonly by: PlayerId; readonly amount: number } | null;
  /** Powers of cousins that it has used: free markers (14.3.2), the big city (14.4.2), the early train (14.5.1). */
  readonly freeMarkers: number;
  readonly bigCity: boolean;
  readonly earlyTrain: boolean;
}

/** What only this game has to remember. */
export interface Ext {
  /** The players by their number cards: the order of play, and of ties. */
  readonly order: readonly PlayerId[];
  /** Stock Rounds so far; which Operating Round of the two after it, 0 in a Stock Round; or the round after that one. */
  readonly stockRound: number;
  readonly operatingRound: number;
  readonly takeovers: boolean;
  /** Where the Cost of Business marker stands. */
  readonly column: number;
  readonly charters: Readonly<Record<CompanyId, Charter>>;
  /** Private companies in the order of their formation. */
  readonly privateTrack: readonly CompanyId[];
  /** What will be taken off the income of the second Stock Round. */
  readonly owed: Readonly<Record<PlayerId, number>>;
  /** How often a train was bought early (14.5.1). */
  readonly earlyTrains: number;
  /** The Stock Round before the Operating Round at whose end Queen Victoria died. */
  readonly victoriaDied: number | null;
  /** The player who could not pay: the game is over. */
  readonly bankrupt: PlayerId | null;
  /** A stock price has reached £500. */
  readonly topReached: boolean;
}

export type State = RailState<Ext, Frames, Events>;
export type Game = Draft<State>;
export const move = movesFor<State>();
export const decides = stepsFor<State>();

/** All that can stand on the stack. */
export type Frames = Course | StockFrames | OperatingFrames | TakeoverFrames;

export const phase = (s: State) => phaseOf(s.phase);
export const charterOf = (s: State, company: string): Charter | undefined => s.ext.charters[company];
export const stockTurnOf = (s: State): StockTurn | undefined => enclosing<StockTurn>(s, 'stockTurn');
export const stockRoundOf = (s: State): StockRound | undefined => enclosing<StockRound>(s, 'stockRound');
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
export const takeoverRoundOf = (s: State): TakeoverRound | undefined => enclosing<TakeoverRound>(s, 'takeoverRound');
