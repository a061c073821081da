/** 7 Operating Rounds: the frames. */
import type { Frame, PlayerId } from '@roundhouse/kernel';
import type {
  BuildingTurn,
  CompanyId,
  DeclinedOffers,
  Discard,
  DividendFrame,
  HexId,
  OperatingRoundFrame,
  Pause,
  RunFrame,
  RunningTurn,
  StepFrame,
  TrainId,
} from '@roundhouse/rail';

export interface OperatingRound extends OperatingRoundFrame {
  /** Queen Victoria dies at its end (10.8). */
  readonly lastOfVictoria: boolean;
}
/** 13.5: it happens by itself. */
export interface BritishRailTurn extends Frame {
  readonly kind: 'britishRailTurn';
  readonly of: CompanyId;
}

/** 10.3, 14.1: companies that nobody holds any more, whose order a player chooses. */
export interface Orphans extends Frame {
  readonly kind: 'orphans';
  readonly of: PlayerId;
  readonly companies: readonly CompanyId[];
}

/** 7.2 */
export interface OperatingTurn extends RunningTurn, BuildingTurn<TrackStep> {
  readonly kind: 'operatingTurn';
  /** It has placed its station marker of the round (7.2.2-5). */
  readonly stationed: boolean;
  /** It has not paid, or had no train: until its turn is over its price does not rise (10.7-6). */
  readonly failed: boolean;
  /** No interest is owed any more: loans can be repaid (7.2.9-1), and one taken from now on pays its own at once (17.1-4). */
  readonly settled: boolean;
  readonly declined: DeclinedOffers;
}

/** 7.2.1 */
export interface TrackStep extends StepFrame {
  readonly kind: 'track';
  /** Where it has placed or upgraded tiles in this round. */
  readonly hexes: readonly HexId[];
  /** One of them was the city that Bedlington Ironworks adds (14.4.1). */
  readonly extra: boolean;
}
/** 7.2.2 */
export interface StationStep extends StepFrame {
  readonly kind: 'station';
}

/** 7.2.5, 7.2.8: something is owed that may be paid or refused. */
export interface Due extends StepFrame {
  readonly kind: 'due';
  readonly what: 'maintenance' | 'interest';
  /** The director has sold shares for it. */
  readonly sold: boolean;
}
/** 7.2.6 */
export interface Discards extends StepFrame {
  readonly kind: 'discards';
}
/** 7.2.7; the first is for private companies, before their trains run. */
export interface TrainsStep extends StepFrame {
  readonly kind: 'earlyTrains' | 'trains';
}
/** 7.2.7: a train is bought with money of the director, who may have to sell shares first; nothing has moved yet. */
export interface Contribution extends StepFrame {
  readonly kind: 'contribution';
  readonly train: TrainId;
  readonly price: number;
  /** So much of it is the director's, where that has been said. */
  readonly help: number | null;
  /** Who has agreed, where another company sells it. */
  readonly agreed: readonly PlayerId[];
  /** Shares have been sold for it. */
  readonly sold: boolean;
}
/** 7.2.9 */
export interface Repaying extends StepFrame {
  readonly kind: 'repaying';
}

export type OperatingFrames =
  | OperatingRound
  | BritishRailTurn
  | Orphans
  | OperatingTurn
  | TrackStep
  | StationStep
  | Pause
  | RunFrame<'run'>
  | DividendFrame
  | Due
  | Discards
  | TrainsStep
  | Contribution
  | Discard
  | Repaying;
