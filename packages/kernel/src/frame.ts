import type { Action, Move } from './move.ts';
import type { Draft } from './draft.ts';
import type { Json } from './json.ts';
import type { Actor, KernelState } from './state.ts';
import type { Title } from './title.ts';

/** A place in the course of play, as data: a round, a turn, a step, an interrupt or a pending consent. */
export interface Frame {
  readonly kind: string;
  /** Whose it is: a company, a player, a private. Frames of one kind are told apart by it. */
  readonly of?: string;
}

/** What an action calls the frame that it answers: `track/NRS`. Readable, and it survives a refactoring. */
export function frameName(frame: Frame): string {
  return frame.of === undefined ? frame.kind : `${frame.kind}/${frame.of}`;
}

/** What a kind of frame does. A title registers its kinds by name; the state holds only names and cursors. */
export interface FrameKind<S extends KernelState, F extends Frame = Frame, T extends string = string> {
  /** Who may decide here. Nobody: the frame goes on by itself. */
  actors(s: S, f: F): readonly Actor[];
  readonly moves: readonly Move<S, Frame, Action, T>[];
  /** Goes on without a decision, as far as the rules allow: pushes, pops or changes frames. False when it waits. */
  advance?(g: Draft<S>, f: F, title: Title<S>): boolean;
  /**
   * What was put into it so far, for the lasting hash: bids, answers, terms. A projection, never the frame itself, so that its
   * cursors can be rewritten; null where there is nothing that the title's record and whom it asks do not say.
   */
  record?(s: S, f: F): Json;
  /** One sentence for the table: who decides what. */
  asks?(s: S, f: F): string;
}
