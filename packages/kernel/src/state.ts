import type { GameEvent } from './draft.ts';
import type { Frame } from './frame.ts';
import type { Json } from './json.ts';
import type { RngState } from './rng.ts';

/** `player1` … `player6`, in seat order. */
export type PlayerId = string;
/** One id space for all that can hold money, shares, trains and privates: players, companies, bank, pool … */
export type OwnerId = string;
/** Who acts: a player, or the host (page, server, command line) for what nobody decides, as an indication. */
export type Actor = PlayerId | typeof HOST;

export const HOST = 'host';

/** Why a game is over, and when. */
export interface Ending {
  readonly reason: string;
  readonly round: number;
}

/** For the compiler alone, never a key of a state: the events that happen in the game whose state this is. */
declare const events: unique symbol;

/**
 * What the kernel knows of a state; everything else belongs to the mechanics and the title. `F` are the frames that
 * stand on its stack and `E` the events of its game: pushing or logging another one does not compile.
 */
export interface KernelState<F extends Frame = Frame, E extends GameEvent = GameEvent> {
  readonly [events]?: E;
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  /** How many actions led here. */
  readonly seq: number;
  readonly rng: RngState;
  readonly players: readonly PlayerId[];
  /** The program counter: rounds, turns, steps, interrupts and consents, the innermost last. */
  readonly stack: readonly F[];
  readonly ended: Ending | null;
}

/** The frames of a game, told from its state. */
export type FrameOf<S extends KernelState> = S['stack'][number];
/** The events of a game, told from its state. */
export type EventOf<S extends KernelState> = NonNullable<S[typeof events]>;
