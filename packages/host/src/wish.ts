/** What somebody at a table can want of its host, and what comes of it. */
import type { Applied, Envelope, Past, PlayerId, Point, Refusal } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Ask } from './asks.ts';
import type { Level } from './seats.ts';
import type { Table } from './table.ts';

export type Wish =
  /** An action, an undo or a redo, in answer to what stood after so many entries. */
  | { readonly kind: 'act'; readonly entry: unknown; readonly after: number }
  /** Yes or no to a question of the host's. */
  | { readonly kind: 'answer'; readonly ask: string; readonly yes: boolean }
  /** A promise between these players. */
  | { readonly kind: 'agree'; readonly by: readonly PlayerId[]; readonly text: string }
  /** A new link for the seat of a player who has lost the way back. */
  | { readonly kind: 'link'; readonly by: PlayerId; readonly player: PlayerId }
  /** Somebody else plays a seat from now on. */
  | { readonly kind: 'seat'; readonly player: PlayerId; readonly to: Level | 'here' }
  /** Another player plays a seat until it is taken back. */
  | { readonly kind: 'lend'; readonly player: PlayerId; readonly to: PlayerId }
  /** What a player bids at most in the auction of now; null takes it back. */
  | { readonly kind: 'maximum'; readonly player: PlayerId; readonly amount: number | null };

export interface Asked {
  readonly wish: Wish;
  /** The seats this person may speak for, as the host knows them. */
  readonly seats: readonly PlayerId[];
  /** What this request was, and what came of it, where the host has seen its id before. */
  readonly known?: Known | undefined;
}

/** A request that was done. */
export interface Known {
  readonly wish: Wish;
  /** The number of its last entry. */
  readonly n: number;
  readonly entries: readonly Envelope[];
}

/** The past of a game, which the referee asks for only where something is undone or redone. */
export interface Recall<S extends RailState> {
  readonly past: Past;
  stateAt(point: Point): S;
}

export type Decision<S extends RailState> =
  /** These entries follow, and this is the table after them. A maximum or a question makes none. */
  | {
      readonly kind: 'done';
      readonly entries: readonly Envelope[];
      readonly table: Table<S>;
      /** What an action did; nothing else that is done changes the state by the rules. */
      readonly applied: Extract<Applied<S>, { ok: true }> | null;
    }
  /** Others are asked first. */
  | { readonly kind: 'asked'; readonly ask: Ask; readonly table: Table<S> }
  /** It was done before, with this answer. */
  | { readonly kind: 'again'; readonly known: Known }
  /** Something has happened since, from this entry on. */
  | { readonly kind: 'missed'; readonly from: number }
  /** It names entries that do not exist: the client must start over. */
  | { readonly kind: 'ahead' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const refused = (rule: string, text: string): { readonly kind: 'refused'; readonly refusal: Refusal } => ({
  kind: 'refused',
  refusal: { rule, text },
});
