/** 8 Issue & Takeover Rounds: the frames. */
import type { Frame, OwnerId, PlayerId } from '@roundhouse/kernel';
import type { CompanyId, OpenStep, StepFrame } from '@roundhouse/rail';

/** 8.1 */
export interface TakeoverRound extends Frame {
  readonly kind: 'takeoverRound';
  /** Which of its steps comes next. */
  readonly next: number;
  /** Public companies as the round began, in operating order: that of private companies formed in it (8.2-7). */
  readonly order: readonly CompanyId[];
  /** Companies that are liquidated in this round. */
  readonly doomed: readonly CompanyId[];
  /** Companies that have reduced their share-count in this round. */
  readonly reduced: readonly CompanyId[];
}

/** 8.1, step 3: open to all directors at once. */
export interface Issues extends OpenStep {
  readonly kind: 'issues';
}

/** 8.2: the director names from whom the rest is bought back; nothing has moved yet. */
export interface BuyBack extends StepFrame {
  readonly kind: 'buyBack';
  readonly by: PlayerId;
  readonly size: number;
  readonly from: Readonly<Record<OwnerId, number>>;
}

/** 8.2, 13.6: more markers on the map than the station maximum. */
export interface Surplus extends StepFrame {
  readonly kind: 'surplus';
}

/** What somebody owes the bank. */
export interface Debt {
  readonly owner: OwnerId;
  readonly amount: number;
}
/** 8.4.3, 8.5: those who held a liquidated company pay for its loans, the first of them now. */
export interface Shortfall extends Frame {
  readonly kind: 'shortfall';
  readonly of: CompanyId;
  readonly debts: readonly Debt[];
}

export type TakeoverFrames = TakeoverRound | Issues | BuyBack | Surplus | Shortfall;
