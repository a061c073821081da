/** What the state holds for operating rounds: frames and what is remembered. */
import type { OperatingRoundFrame, StepFrame } from '@roundhouse/rail';

export type OperatingExt = object;

/** 8 */
export interface OperatingRound extends OperatingRoundFrame {
  readonly kind: 'operatingRound';
}
export interface OperatingTurn extends StepFrame {
  readonly kind: 'operatingTurn';
}

export type OperatingFrames = OperatingRound | OperatingTurn;
