/** Where games are kept: on the device if the browser lets us, else in this page for as long as it is open. */
import type { Reason } from '@roundhouse/bots';
import type { Entry, Envelope } from '@roundhouse/kernel';
import { openDeviceStore } from './device-store.ts';
import type { GameRecord } from './record.ts';

/** An entry as it is kept; one that was written before there were envelopes has none. */
export type KeptEntry = Envelope | Entry;

/** One row of a game: an entry, and beside it why a bot has made it. That is for the screen, and goes into no file. */
export interface Kept {
  readonly entry: KeptEntry;
  readonly why?: Reason | undefined;
  /** The wish that it was made for: it is not done again. */
  readonly request?: string | undefined;
}

export interface GameStore {
  /** What is written outlives the page. */
  readonly lasting: boolean;
  allRecords(): Promise<GameRecord[]>;
  recordOf(id: string): Promise<GameRecord | undefined>;
  readEntries(id: string, from?: number): Promise<Kept[]>;
  /** A new game, whole or not at all. */
  writeGame(record: GameRecord, entries: readonly Envelope[]): Promise<void>;
  /**
   * Adds entries from `index` on and brings the record up to date, in one step. An index that is taken already makes it
   * fail as a whole, with a `ConstraintError`: another tab was faster, and nothing of what it wrote is lost.
   */
  appendEntries(id: string, index: number, entries: readonly Kept[], changes: Partial<GameRecord>): Promise<void>;
  /** Puts a game of an earlier form into today's, whole or not at all. */
  convertGame(id: string, header: GameRecord['header'], convert: (kept: KeptEntry) => Envelope): Promise<void>;
  changeRecord(id: string, changes: Partial<GameRecord>): Promise<void>;
  eraseGame(id: string): Promise<void>;
}

let chosen: Promise<GameStore> | null = null;

/** The store of this page. A private window or a setting may deny the device; the page then remembers by itself. */
export function gameStore(): Promise<GameStore> {
  chosen ??= openDeviceStore().catch(async () => (await import('./page-store.ts')).openPageStore());
  return chosen;
}
