/** What the state holds for operating rounds: frames and what is remembered. */
import { enclosing } from '@roundhouse/kernel';
import type {
  DeclinedOffers,
  Discard,
  DividendFrame,
  Home,
  LastCallFrame,
  Offer,
  OperatingRoundFrame,
  Pause,
  RunFrame,
  RunningTurn,
  StepFrame,
  TradeTerms,
} from '@roundhouse/rail';
import type { State } from './state.ts';

export interface OperatingExt {
  /** Home stations that are still to be placed, as the hexes lie now. */
  readonly homes: readonly Home[];
  /** Companies whose home marker stands in its hex as a whole, because no tile lies there yet. */
  readonly waiting: readonly string[];
  /** The port markers by their hexes: the company that has claimed one, or null. */
  readonly ports: Readonly<Record<string, string | null>>;
  /** Companies that have moved a station marker. */
  readonly moved: readonly string[];
  /** The Engineers' card: the train that it marks, and whether that is obsolete. */
  readonly engineers: { readonly train: string; readonly obsolete: boolean } | null;
  /** The sets, by the number of their stock round, in which a company owned a gray train. */
  readonly graySets: readonly number[];
}

/** 8 */
export interface OperatingRound extends OperatingRoundFrame {
  readonly kind: 'operatingRound';
  /** Companies that have floated in this round, and operate from the next one on. */
  readonly late: readonly string[];
}
export interface OperatingTurn extends RunningTurn {
  readonly kind: 'operatingTurn';
  /** Ports to which the company had a route, and a train, when its turn began. */
  readonly claims: readonly string[];
  /** Had it a train then? */
  readonly hadTrain: boolean;
  /** What it has done in its station step, or instead of it: `place`, `move`, `claim`. */
  readonly stationed: 'place' | 'move' | 'claim' | null;
  readonly declined: DeclinedOffers;
  /** The track step, when nothing could be built in it any more: a private may still open it again. */
  readonly track?: TrackStep;
}
export interface TrackStep extends StepFrame {
  readonly kind: 'track';
  /** Yellow tiles of the normal build. */
  readonly laid: number;
  readonly upgraded: boolean;
  /** The private whose power took the place of the normal build. */
  readonly instead: string | null;
  /** An extra tile was laid after the normal build, which it closes. */
  readonly closed: boolean;
}
/** A train must be bought, with the director's help. */
export interface Emergency extends StepFrame {
  readonly kind: 'emergency';
  /** The train of another company that is bought as soon as the money for it is raised. */
  readonly agreed?: TradeTerms | null;
}
export interface LastCall extends LastCallFrame {
  readonly kind: 'lastCall';
}

export type OperatingFrames =
  | OperatingRound
  | OperatingTurn
  | TrackStep
  | RunFrame<'run'>
  | DividendFrame
  | Emergency
  | LastCall
  | Discard
  | Offer
  | Pause
  | (StepFrame & { readonly kind: 'home' | 'station' | 'trains' | 'ports' });

export const operatingRoundOf = (s: State): OperatingRound | undefined =>
  enclosing<OperatingRound>(s, 'operatingRound');
export const emergencyOf = (s: State): Emergency | undefined => enclosing<Emergency>(s, 'emergency');
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
