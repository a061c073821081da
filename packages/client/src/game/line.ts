/** The way from a follower of a game to its leader: between tabs, or over a wire. */
import type { Ask, Seat, Wish } from '@roundhouse/host';
import type { Refusal } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Played } from './game-log.ts';
import type { Acted, Beside, LineState } from './handle.ts';
import type { GameRecord } from './record.ts';

/** What one can want of the leader: something of the game, or that its bots move. */
export type LineWish = Wish | { readonly kind: 'step' } | { readonly kind: 'skip' };

/** An entry with its number, counted from 1. */
export interface NumberedEntry extends Played {
  readonly n: number;
  /** `positionHash` after it, given only where both sides have the same fingerprint of the rules. */
  readonly hash?: string | undefined;
  /** The wish that it was done for. */
  readonly request?: string | undefined;
}

export type Answer =
  /** All that came of it, in order. */
  | { readonly kind: 'done'; readonly entries: readonly NumberedEntry[] }
  /** This request was done before, with these entries. */
  | { readonly kind: 'again'; readonly entries: readonly NumberedEntry[] }
  /** Not done: all this happened since what the wish speaks of. */
  | { readonly kind: 'missed'; readonly entries: readonly NumberedEntry[] }
  /** The wish speaks of entries that the leader does not have: start over from what it has. */
  | { readonly kind: 'ahead' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Others must agree first. */
  | { readonly kind: 'asked'; readonly ask: Ask }
  /** Nothing is known of it: to be asked again, as it is, after so many milliseconds. */
  | { readonly kind: 'later'; readonly after: number };

/** A game as it stands, to be opened without playing it. */
export interface StandingGame {
  readonly header: GameRecord['header'];
  readonly entries: readonly Played[];
  /** By the number of the entry before it: any states that are known, the newest above all. */
  readonly states: ReadonlyMap<number, RailState>;
}

export interface LineListener {
  /** How many entries are known here. */
  known(): number;
  /** An entry has come; it may not be the next one. */
  entry(entry: NumberedEntry): void;
  beside(beside: Beside): void;
  /** Who sits where, where the line tells it apart from the entries. */
  seats?(seats: readonly Seat[]): void;
  /** The line has changed its state. */
  state(): void;
  /** Something was missed that does not come by itself: it is to be fetched. */
  missed(): void;
  /** Entries are known here that the leader does not have: the leader's game is to be taken. */
  ahead(): void;
}

export interface Line {
  /** What comes of a wish. The same request is done once, however often it is asked. Never fails: `later` says that nothing is known. */
  ask(wish: LineWish, request: string): Promise<Answer>;
  /** The entries from this number on. */
  entriesFrom(n: number): Promise<readonly NumberedEntry[]>;
  /** The game as its leader has it. */
  whole(): Promise<StandingGame>;
  state(): LineState;
  listen(listener: LineListener): () => void;
  close(): void;
}

/** What an answer means for the follower who wished it, in the state of now. */
export function actedOf(answer: Answer, state: RailState): Acted {
  switch (answer.kind) {
    case 'done':
    case 'again':
      return { ok: true, state };
    case 'asked':
      return { ok: true, state, asked: answer.ask };
    case 'refused':
      return { ok: false, refusal: answer.refusal };
    default:
      return { ok: false, refusal: MOVED };
  }
}

const MOVED: Refusal = {
  rule: 'table:moved-on',
  text: 'Something else happened first, so this was not done: look at the table again.',
};
