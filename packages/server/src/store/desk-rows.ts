/** What those who look after a server have: their roles, what they did, and what was reported to them. */
import type { TalkRow } from './talk-rows.ts';

/** A moderator sees what was reported; an operator sees people and tables too. */
export type Role = 'moderator' | 'operator';

/** Something that a moderator or the operator did, with the name they had then. */
export interface DeedRow {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly what: string;
  /** The table that it was done to. */
  readonly game: string | null;
  /** The person whom it was done to. */
  readonly other: string | null;
  /** The name that person had, or the reason. */
  readonly about: string;
}

/** A line that somebody reported. */
export interface ReportedRow extends TalkRow {
  readonly reported: number;
  /** Since when it is settled; null while it waits. */
  readonly settled: number | null;
  /** The name of whoever reported it; null of somebody who is gone. */
  readonly by: string | null;
  readonly table_name: string;
}
