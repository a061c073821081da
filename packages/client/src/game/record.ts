import type { GameFile } from '@roundhouse/kernel';
import type { Seat, Summary } from '@roundhouse/host';

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
  /** When it was put away: it is kept, and out of the list. */
  readonly archived?: number | undefined;
  /** When it was thrown away; it can be brought back for a while. */
  readonly deleted?: number | undefined;
}
