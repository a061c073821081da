import type { Reason } from '@roundhouse/bots';
import type { Level, Maximums, Seat } from '@roundhouse/host';
import type { Entry, GameEvent, GameFile, LoggedAction, PlayerId, Refusal, UndoTarget } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';

/** One action in force with what it caused: a line of the log, and the way back to its moment. */
export interface Step {
  readonly seq: number;
  readonly action: LoggedAction;
  readonly events: readonly GameEvent[];
  /** Why a bot has done it, where one has. */
  readonly why?: Reason | undefined;
}

/** What players have promised each other, and after how many actions. */
export interface Agreement {
  readonly by: readonly PlayerId[];
  readonly text: string;
  readonly seq: number;
}

/** The bot that is to move, and what it waits for: its own thought, the time to read the last move, or a key. */
export interface Playing {
  readonly bot: PlayerId;
  readonly waits: 'thought' | 'time' | 'step';
}

/** Is what was done safe: kept, on its way, or only in this page? */
export type Connection = 'live' | 'saving' | 'offline';

/** Everything the table shows of a game, never changed in place: a new one after every change, the same until then. */
export interface GameView {
  readonly id: string;
  readonly name: string;
  readonly title: RailTitle;
  readonly seats: readonly Seat[];
  /** The live state and how many actions led to it. */
  readonly state: RailState;
  readonly seq: number;
  readonly steps: readonly Step[];
  /** The oldest first. */
  readonly agreements: readonly Agreement[];
  /** Who may bring back what was taken back last. */
  readonly redoBelongsTo: PlayerId | null;
  /** A run waits for the host to show the best one, and what it has found so far; null when nothing is awaited. */
  readonly search: { readonly found: Progress | null } | null;
  readonly playing: Playing | null;
  /** Up to what the host bids for those at this device. */
  readonly maximums: Maximums;
}

/** It was done, or by which rule it is refused. */
export type Acted =
  | { readonly ok: true; readonly state: RailState }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A game as the table sees it, wherever it is played: on this device or, later, by a server. The table holds nothing
 * else and knows nothing else.
 */
export interface GameHandle {
  view(): GameView;
  /** Apart from the view: it changes after every action, and nothing else on the table changes with it. */
  connection(): Connection;
  /** Called after every change of either; returns the way to stop. */
  subscribe(changed: () => void): () => void;
  act(entry: Entry): Promise<Acted>;
  /** The state after so many actions. */
  at(seq: number): RailState;
  undoTargets(player: PlayerId): readonly UndoTarget[];
  /** Somebody else takes a seat: a bot, or whoever sits at this device. */
  seat(player: PlayerId, to: Level | 'here'): Promise<void>;
  /** Writes down for all what players have promised each other. */
  agree(by: readonly PlayerId[], text: string): Promise<void>;
  /** Leaves with the host what a player bids at most in the auction of now, kept from all others; null takes it back. */
  bidUpTo(player: PlayerId, amount: number | null): void;
  /** Another name for the game, for the list and the table. */
  rename(name: string): Promise<void>;
  /** Lets the bot that waits for it move. */
  step(): void;
  /** Lets the bots move at once until somebody at this device is asked. */
  skip(): void;
  toFile(): GameFile;
  close(): void;
}
