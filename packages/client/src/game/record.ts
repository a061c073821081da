import type { GameFile } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Seat } from './handle.ts';

/** What the list of games shows of one, kept beside it so that nothing has to be replayed to draw the list. */
export interface Summary {
  /** How many actions are in force. */
  readonly seq: number;
  readonly round: string;
  /** What is asked: `NRS: run its trains`. */
  readonly asks: string | null;
  /** Names of those who decide. */
  readonly awaited: readonly string[];
  /** Somebody at this device decides. */
  readonly yours: boolean;
  /** Names of the winners, when the game is over. */
  readonly winners: readonly string[] | null;
  /** The map as it has grown, for the small picture. */
  readonly board: Pick<RailState, 'tiles' | 'stations' | 'phase'>;
}

/** One game in the browser's database, without its entries. */
export interface GameRecord {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly titleName: string;
  readonly header: Omit<GameFile, 'entries'>;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970, for sorting and "2 min ago". */
  readonly created: number;
  readonly changed: number;
  readonly summary: Summary;
  /** When it was thrown away; it can be brought back for a while. */
  readonly deleted?: number | undefined;
}
