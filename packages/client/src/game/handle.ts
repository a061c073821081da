import type { Reason } from '@roundhouse/bots';
import type { Ask, Level, Maximums, Seat, UndoPolicy } from '@roundhouse/host';
import type { Entry, GameEvent, GameFile, LoggedAction, PlayerId, Refusal, UndoTarget } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';

/** One action in force with what it caused: a line of the log, and the way back to its moment. */
export interface Step {
  readonly seq: number;
  readonly action: LoggedAction;
  readonly events: readonly GameEvent[];
  /** Why a bot has done it, where one has. */
  readonly why?: Reason | undefined;
  /** The player to whom the seat was lent that acted. */
  readonly playedBy?: PlayerId | undefined;
}

/** What players have promised each other, and after how many actions. */
export interface Agreement {
  readonly by: readonly PlayerId[];
  readonly text: string;
  readonly seq: number;
}

/** An undo: who took back, the steps that had led there, and how many of them stayed. */
export interface TakenBack {
  readonly by: PlayerId;
  readonly steps: readonly Step[];
  readonly kept: number;
}

/** The bot that is to move, and what it waits for: its own thought, the time to read the last move, or a key. */
export interface Playing {
  readonly bot: PlayerId;
  readonly waits: 'thought' | 'time' | 'step';
}

/** Is what was done safe, and does the table hear from the game's leader? */
export type LineState =
  /** Kept on this device, on its way there, or only in this page. */
  | { readonly kind: 'saved' | 'saving' | 'unsaved' }
  /** Everybody sees the same; something is on its way. */
  | { readonly kind: 'live' | 'sending' }
  /** By this page's clock. */
  | { readonly kind: 'reconnecting'; readonly since: number }
  /** There is no way to the leader: one can read on, and do nothing. */
  | { readonly kind: 'offline' }
  /** Something happened while a wish was on its way, so it was not done; `since` is the action after which it was made. */
  | { readonly kind: 'moved'; readonly since: number }
  /** A newer version of the page is wanted. */
  | { readonly kind: 'outdated' }
  /** The leader has stopped, and said that it comes back. */
  | { readonly kind: 'restarting' }
  /** Nobody can act, for this reason. */
  | { readonly kind: 'stopped'; readonly reason: string };

/** Whether somebody is at the table: sees it, has it open out of sight, or has not. */
export interface Presence {
  readonly kind: 'here' | 'away' | 'gone';
  /** Since when not here, by this page's clock. */
  readonly since?: number | undefined;
  /** When they want to be back, where they have said so. */
  readonly back?: number | undefined;
}

/** What stands beside the entries of a table: whole and small, so the newest is all one needs. */
export interface Beside {
  /** Questions to players that no book asks. */
  readonly asks: readonly Ask[];
  /** Up to what the host bids for those at this device. */
  readonly maximums: Maximums;
  /** A run waits for the host to show the best one, and what it has found so far; null when nothing is awaited. */
  readonly search: { readonly found: Progress | null } | null;
  readonly playing: Playing | null;
  /** Of those at other devices, where that is known. */
  readonly presence: Readonly<Partial<Record<PlayerId, Presence>>>;
  /** How many people watch without a seat. */
  readonly watchers: number;
  /** The table is over, perhaps before the game's end: nobody is asked any more. */
  readonly isOver?: boolean;
}

/** Everything the table shows of a game, never changed in place: a new one after every change, the same until then. */
export interface GameView extends Beside {
  readonly id: string;
  readonly name: string;
  readonly title: RailTitle;
  readonly seats: readonly Seat[];
  /** How many entries there are, with undos and notes: it never goes down. */
  readonly n: number;
  /** The live state and how many actions led to it. */
  readonly state: RailState;
  readonly seq: number;
  /** None while the past is being read. */
  readonly steps: readonly Step[];
  readonly pastRead: boolean;
  /** The oldest first. */
  readonly agreements: readonly Agreement[];
  /** Who may bring back what was taken back last. */
  readonly redoBelongsTo: PlayerId | null;
}

/** It was done, or asked of others first, or by which rule it is refused. */
export type Acted =
  | { readonly ok: true; readonly state: RailState; readonly asked?: Ask }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a handle can do; the table shows no button for anything else. */
export interface Abilities {
  /** Somebody at this device plays. */
  readonly act: boolean;
  readonly undo: UndoPolicy;
  /** Somebody else can take this seat at any time. */
  readonly changeSeat: (player: PlayerId) => boolean;
  /** Bots move as quickly as this device wants. */
  readonly pace: boolean;
  readonly rename: boolean;
  readonly maximum: boolean;
  readonly agree: boolean;
  readonly export: boolean;
  /** Where a copy of it can go: to a server, if there is one, or to this device. */
  readonly copy: 'server' | 'device';
  /** A board of one's own can be opened from any position. */
  readonly try: boolean;
  /** That board tells what choices are worth: not where other people play, unless they have agreed to it. */
  readonly worths: boolean;
  /** Help with a decision, and a look back while the game goes on: in games of one's own, and where all have agreed to it. */
  readonly hints: boolean;
}

/** New links for seats whose players have lost the way back: given out when all others agree. */
export interface SeatLinks {
  /** All others have agreed: a link can be had. */
  isLost(player: PlayerId): boolean;
  ask(player: PlayerId): Promise<Acted>;
  /** The address to send. */
  make(player: PlayerId): Promise<string>;
}

/** A seat is played by another player for a while. */
export interface Lending {
  /** To whom an own seat can be lent now. */
  to(player: PlayerId): readonly PlayerId[];
  lend(player: PlayerId, to: PlayerId): Promise<Acted>;
}

/** A game as the table sees it, wherever it is played. The table holds nothing else and knows nothing else. */
export interface GameHandle {
  readonly can: Abilities;
  /** Where players sit elsewhere. */
  readonly links?: SeatLinks | undefined;
  readonly lending?: Lending | undefined;
  /** What came of something that was on its way when the page was reloaded. */
  readonly resent?: Promise<Acted> | undefined;
  view(): GameView;
  /** Apart from the view: it changes after every action, and nothing else on the table changes with it. */
  line(): LineState;
  /** Called after every change of either; returns the way to stop. */
  subscribe(changed: () => void): () => void;
  act(entry: Entry): Promise<Acted>;
  /** Yes or no to a question of the host's. */
  answer(ask: string, yes: boolean): Promise<Acted>;
  /** The state after so many actions; while the past is being read, the first one or the newest. */
  at(seq: number): RailState;
  undoTargets(player: PlayerId): readonly UndoTarget[];
  /** Every undo, the latest first; made as it is asked for. */
  takenBack(): Iterable<TakenBack>;
  /** Somebody else takes a seat: a bot, or a person at this device. */
  seat(player: PlayerId, to: Level | 'here'): Promise<Acted>;
  /** Writes down for all what players have promised each other. */
  agree(by: readonly PlayerId[], text: string): Promise<Acted>;
  /** Leaves with the host what a player bids at most in the auction of now, kept from all others; null takes it back. */
  bidUpTo(player: PlayerId, amount: number | null): Promise<Acted>;
  /** Another name for the game, for the list and the table. */
  rename(name: string): Promise<void>;
  /** Lets the bot that waits for it move. */
  step(): void;
  /** Lets the bots move at once until somebody at this device is asked. */
  skip(): void;
  toFile(): GameFile;
  close(): void;
}
