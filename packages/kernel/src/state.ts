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

/** What the kernel knows of a state; everything else belongs to the mechanics and the title. */
export interface KernelState {
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  /** How many actions led here. */
  readonly seq: number;
  readonly rng: RngState;
  readonly players: readonly PlayerId[];
  /** The program counter: rounds, turns, steps, interrupts and consents, the innermost last. */
  readonly stack: readonly Frame[];
  readonly ended: Ending | null;
}
