/**
 * What the server keeps, and how. Everything that belongs together is written at once or not at all; `write` returns when it is on
 * disk. The store knows no rules: states, entries and settings are texts to it.
 */

export type Status = 'waiting' | 'playing' | 'over';

/** A table, without its seats and entries. Fields in JSON are texts. */
export interface GameRow {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly status: Status;
  /** The person who has opened it. */
  readonly owner: string;
  /** JSON: order, undo, watch, pace, options, readings. */
  readonly settings: string;
  /** JSON: what the game's file begins with; from the start on. */
  readonly header: string | null;
  /** The fingerprint of the rules that the last entry was judged by. */
  readonly engine: string;
  /** How many entries there are. */
  readonly n: number;
  /** JSON: for lists. */
  readonly summary: string | null;
  /** JSON: players who are to decide. */
  readonly awaited: string;
  /** 1 where the host itself has something to do: it goes on after a restart. */
  readonly due: number;
  readonly created: number;
  readonly changed: number;
}

export interface SeatRow {
  readonly game: string;
  /** A number that it keeps wherever it is moved. */
  readonly seat: number;
  readonly place: number;
  readonly player: string | null;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** Who holds it, whoever plays it at the moment. */
  readonly person: string | null;
  readonly ready: number;
  readonly lost: number;
}

export interface EntryRow {
  readonly game: string;
  readonly n: number;
  /** JSON: the envelope without its hash. */
  readonly entry: string;
  /** Of the position after it, for later versions. */
  readonly lasting: string;
  readonly person: string | null;
  /** JSON: why a bot did it. */
  readonly why: string | null;
}

/** Something that was done because somebody asked: the same request is done once, also a week later. */
export interface RequestRow {
  readonly game: string;
  readonly request: string;
  readonly person: string;
  /** A hash of what was wanted. */
  readonly wish: string;
  /** How many entries there were after it, and how many it made. */
  readonly n: number;
  readonly made: number;
  /** The question that came of it. */
  readonly ask: string | null;
}

export interface PositionRow {
  readonly game: string;
  readonly n: number;
  /** JSON: the state. */
  readonly state: string;
  /** The fingerprint of the rules that have made it; others must not use it. */
  readonly engine: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** A session or a return code, known only by its hash. */
export interface KeyRow {
  readonly hash: string;
  readonly person: string;
  readonly created: number;
}

export interface InvitationRow {
  readonly hash: string;
  readonly game: string;
  /** 0 for the table as a whole. */
  readonly seat: number;
  readonly created: number;
}

export interface MaximumRow {
  readonly game: string;
  readonly player: string;
  readonly auction: string;
  readonly amount: number;
}

/** One thing to be written; plain data, since another thread writes it. */
export type Change =
  | { readonly kind: 'game'; readonly row: GameRow }
  | { readonly kind: 'dropGame'; readonly game: string }
  /** All seats of a table. */
  | { readonly kind: 'seats'; readonly game: string; readonly rows: readonly SeatRow[] }
  | { readonly kind: 'entry'; readonly row: EntryRow }
  | { readonly kind: 'request'; readonly row: RequestRow }
  | { readonly kind: 'position'; readonly row: PositionRow }
  /** All maxima of a table. */
  | { readonly kind: 'maxima'; readonly game: string; readonly rows: readonly MaximumRow[] }
  /** JSON: open questions, and how often somebody was told no. */
  | { readonly kind: 'asks'; readonly game: string; readonly asks: string }
  | { readonly kind: 'person'; readonly row: PersonRow }
  | { readonly kind: 'session'; readonly row: KeyRow }
  | { readonly kind: 'dropSession'; readonly hash: string }
  /** The latest few codes of a person hold. */
  | { readonly kind: 'code'; readonly row: KeyRow }
  /** The link before it ends. */
  | { readonly kind: 'invitation'; readonly row: InvitationRow }
  | { readonly kind: 'dropInvitation'; readonly game: string; readonly seat: number }
  | { readonly kind: 'watcher'; readonly game: string; readonly person: string };

export interface Reader {
  game(id: string): GameRow | undefined;
  seats(game: string): readonly SeatRow[];
  /** Entries after a number, in order, up to another where one is given. */
  entries(game: string, after: number, upTo?: number): readonly EntryRow[];
  request(game: string, request: string): RequestRow | undefined;
  /** The numbers of all positions kept by these rules. */
  positions(game: string, engine: string): readonly number[];
  /** The position of this number that is kept by these rules, or the last one before it. */
  position(game: string, n: number, engine: string): PositionRow | undefined;
  maxima(game: string): readonly MaximumRow[];
  asks(game: string): string | undefined;
  watchers(game: string): readonly string[];
  person(id: string): PersonRow | undefined;
  sessionPerson(hash: string): PersonRow | undefined;
  codePerson(hash: string): PersonRow | undefined;
  invitation(hash: string): InvitationRow | undefined;
  /** Tables that a person owns, sits at or watches, the latest first. */
  gamesOf(person: string, most: number): readonly GameRow[];
  /** Tables at which the host has something to do. */
  dueGames(): readonly string[];
}

export interface Store {
  readonly read: Reader;
  /** All of it or nothing; when it returns it is on disk. Throws `StoreAway` where that cannot be. */
  write(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot write, or cannot be read, for the moment. */
export class StoreAway extends Error {}

/** The server cannot be started, in one sentence. */
export class CannotServe extends Error {}
