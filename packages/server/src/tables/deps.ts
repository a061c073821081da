import type { RailTitle } from '@roundhouse/rail';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/contract.ts';
import type { Lists } from '../lists/lists.ts';
import type { Thinkers } from '../threads/thinkers.ts';

/** How long things take at a table, in milliseconds. */
export interface Timing {
  /** Bids of an auction by open cry that arrive within it are of one moment. */
  readonly breath: number;
  /** How long the last move stays to be read before a bot makes the next one. */
  readonly reading: number;
  /** What stands beside the log is sent at most so often. */
  readonly announce: number;
  /** How long the host of another process may take over what it has begun; it may have died. */
  readonly elsewhere: number;
}

export const USUAL_TIMING: Timing = { breath: 200, reading: 1_500, announce: 100, elsewhere: 2_500 };

/** What every table stands on. */
export interface Deps {
  readonly store: Store;
  /** The titles that are played here. */
  readonly titles: readonly RailTitle[];
  readonly thinkers: Thinkers;
  /** Hears of every table that is written. */
  readonly lists: Lists;
  readonly now: () => number;
  /** For what passes at tables. */
  readonly clock: Clock;
  readonly timing: Timing;
  readonly log: (line: string) => void;
  /** Told of every decision that was written: the milliseconds until it was on disk, and until all here were told. */
  readonly written: (toDisk: number, toLast: number) => void;
  /** Somebody waits for a game that other rules have played. */
  readonly review: (game: string) => void;
}
