/** What those who look after a server have: their roles, what they did, and what was reported to them. */
import type { GameRow } from './contract.ts';
import type { AccountRow, PersonRow } from './people-rows.ts';
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
  /** Who reported it, by name; null if that person is gone. */
  readonly by: string | null;
  readonly table_name: string;
}

export interface ListedAccount extends AccountRow, Pick<PersonRow, 'name'> {
  readonly role: Role | null;
  readonly silenced: number | null;
}

/** What those who look after a server ask of a store. */
export interface DeskReader {
  /** What was reported, the latest first, each time it was; all of it, or what waits. */
  reports(most: number, isOpen: boolean): Promise<readonly ReportedRow[]>;
  /** What those who look after the server did, the latest first. */
  deeds(most: number): Promise<readonly DeedRow[]>;
  /** When and why moderators looked at a table, the latest first. */
  looksAt(game: string, most: number): Promise<readonly DeedRow[]>;
  /** Did a moderator look at it since then? */
  hasLooked(game: string, person: string, since: number): Promise<boolean>;
  /** Until when a person says nothing; 0 where they may. */
  silencedUntil(person: string): Promise<number>;
  /** The latest of what a person has said anywhere. */
  saidBy(person: string, most: number): Promise<readonly TalkRow[]>;
  /** Tables with this id, or with a word that begins so, the latest first. */
  gamesFound(beginning: string, most: number): Promise<readonly GameRow[]>;
  /** Tables that have not begun. */
  countWaiting(): Promise<number>;
  /** All accounts, with the names of their people, their roles, and until when they say nothing. */
  accounts(): Promise<readonly ListedAccount[]>;
}
