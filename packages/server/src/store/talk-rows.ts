/** What is kept of the talk at a table. */

/** Which of the two talks at a table: that of its players, or that of those who watch. */
export type Side = 'players' | 'watchers';

/** Something that was said at a table. */
export interface TalkRow {
  readonly game: string;
  readonly side: Side;
  /** Counted from 1 on each side. */
  readonly n: number;
  readonly person: string;
  /** As its author was called then. */
  readonly name: string;
  /** Of a player. */
  readonly seat: number | null;
  readonly words: string;
  readonly request: string;
  readonly at: number;
}

/** How far somebody has read the talk that is theirs. */
export interface ReadRow {
  readonly game: string;
  readonly person: string;
  readonly side: Side;
  readonly n: number;
}

/** Somebody has told the operator of what was said. */
export interface ReportRow extends ReadRow {
  readonly at: number;
}
