/**
 * What the server keeps, and how. Everything that belongs together is written at once or not at all; `write` returns when it is on
 * disk. The store knows no rules: states, entries and settings are texts to it.
 */
import type {
  AccountRow,
  DeviceRow,
  KeyRow,
  NameRow,
  OnceRow,
  PasskeyRow,
  PersonRow,
  SessionPersonRow,
  SessionRow,
  TokenRow,
} from './people-rows.ts';
import type { DeedRow, DeskReader, Role } from './desk-rows.ts';
import type { NoteRow, ShunRow } from './own-rows.ts';
import type { ReadRow, ReportRow, Side, TalkRow } from './talk-rows.ts';

export type Status = 'waiting' | 'playing' | 'over';

/** A table, without its seats and entries. Fields in JSON are texts. */
export interface GameRow {
  readonly id: string;
  /** How often it was written, from 1 on: it is written by those alone who know the version before. */
  readonly v: number;
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
  /** JSON: why nobody can play on, and since when; null where they can. */
  readonly held: string | null;
  /** The list that shows it to those who have no part in it: `played` only to people who have played with its owner. */
  readonly listing: Listing | null;
  /** Since when it has stood there, or has had its status: in lists the latest comes first. */
  readonly since: number;
  /** What it is found by: title, name and people, folded. */
  readonly words: string;
  /** 1 for a game that was begun somewhere else. */
  readonly imported: number;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
}

export type Listing = 'open' | 'played' | 'running' | 'finished';

export interface SeatRow {
  readonly game: string;
  /** A number that it keeps wherever it is moved. */
  readonly seat: number;
  readonly place: number;
  readonly player: string | null;
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string | null;
  readonly level: string | null;
  /** Who holds it, even while a bot plays it. */
  readonly person: string | null;
  readonly ready: number;
  readonly lost: number;
  /** Who may take it without a link: anybody, people who have played with the owner, one friend; null for nobody. */
  readonly admits: 'anyone' | 'played' | 'friend' | null;
  /** That friend, with the name that the invitation named. */
  readonly friend: string | null;
  readonly called: string | null;
  /** The person at the table to whom it was lent. */
  readonly lent: string | null;
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

/** Something that was done because somebody asked, or refused: the same request gets the same answer, also a week later. */
export interface RequestRow {
  readonly game: string;
  readonly request: string;
  readonly person: string;
  /** A hash of what was wanted. */
  readonly wish: string;
  /** How many entries there were after it, and how many it made. Of a refused one: how many it knew of. */
  readonly n: number;
  readonly made: number;
  /** The question that came of it. */
  readonly ask: string | null;
  /**
   * JSON: why it was not done. `stale` where something had happened meanwhile: that alone is written over, by what came of the
   * same request when it knew of more entries than `n`.
   */
  readonly refused: string | null;
  readonly at: number;
}

export interface PositionRow {
  readonly game: string;
  readonly n: number;
  /** JSON: the state. */
  readonly state: string;
  /** The fingerprint of the rules that have made it; others must not use it. */
  readonly engine: string;
}

/** How long somebody takes to decide, as counts of decisions by steps of time. */
export interface SpeedRow {
  readonly person: string;
  readonly tempo: string;
  readonly step: number;
  readonly decisions: number;
}

/** Where a page of a list goes on: after the game with this key. */
export interface ListKey {
  readonly since: number;
  readonly id: string;
}

export interface ListWish {
  readonly listing: Listing;
  readonly title: string | null;
  /** All of them are found in the words of a game; folded. */
  readonly words: readonly string[];
}

/** A table with its seats, for a list. */
export type ListedRows = Pick<TableRows, 'game' | 'seats'>;

/** Somebody with an account, and how many games they have played with somebody else. */
export interface CompanionRow {
  readonly name: string;
  readonly games: number;
}

/** Games of a person, counted. */
export interface FiguresRow {
  readonly finished: number;
  readonly playing: number;
  readonly left: number;
  /** Games begun together with the other one. */
  readonly together: number;
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
  /** With all that belongs to it, where it still has this version. */
  | { readonly kind: 'dropGame'; readonly game: string; readonly v: number }
  /** All seats of a table. */
  | { readonly kind: 'seats'; readonly game: string; readonly rows: readonly SeatRow[] }
  | { readonly kind: 'entry'; readonly row: EntryRow }
  /** How many entries its author knew of; one who knows of more by now may ask again. */
  | { readonly kind: 'request'; readonly row: RequestRow; readonly knew?: number | undefined }
  /** Refusals before a time: nothing that was sent is on its way for so long. */
  | { readonly kind: 'forgetRefusals'; readonly before: number }
  | { readonly kind: 'position'; readonly row: PositionRow }
  /** All maxima of a table. */
  | { readonly kind: 'maxima'; readonly game: string; readonly rows: readonly MaximumRow[] }
  /** JSON: open questions, and how often somebody was told no. */
  | { readonly kind: 'asks'; readonly game: string; readonly asks: string }
  /** JSON: clocks, and votes that are open. */
  | { readonly kind: 'manners'; readonly game: string; readonly manners: string }
  | { readonly kind: 'person'; readonly row: PersonRow }
  | { readonly kind: 'session'; readonly row: SessionRow }
  | { readonly kind: 'useSession'; readonly row: Pick<SessionRow, 'hash' | 'used' | 'device' | 'network'> }
  | { readonly kind: 'dropSession'; readonly hash: string }
  /** All sessions of a person but one. */
  | { readonly kind: 'dropSessions'; readonly person: string; readonly but: string | null }
  | { readonly kind: 'dropCodes'; readonly person: string }
  | { readonly kind: 'account'; readonly row: AccountRow }
  /** A conflict where somebody else has it at that time. */
  | { readonly kind: 'takeName'; readonly row: NameRow; readonly now: number }
  /** The name that a person uses is theirs until then. */
  | { readonly kind: 'leaveName'; readonly person: string; readonly until: number }
  | { readonly kind: 'device'; readonly row: DeviceRow }
  | { readonly kind: 'token'; readonly row: TokenRow }
  | { readonly kind: 'useToken'; readonly hash: string; readonly used: number }
  | { readonly kind: 'dropToken'; readonly hash: string }
  | { readonly kind: 'dropTokens'; readonly person: string }
  | { readonly kind: 'passkey'; readonly row: PasskeyRow }
  | { readonly kind: 'usePasskey'; readonly id: string; readonly counter: number; readonly used: number }
  | { readonly kind: 'dropPasskey'; readonly id: string }
  /** Those that are no longer good by now go. */
  | { readonly kind: 'once'; readonly row: OnceRow; readonly now: number }
  /** A conflict where it was used before. */
  | { readonly kind: 'useOnce'; readonly hash: string }
  /** A guest and somebody else are one person from now on. A conflict where the first is no guest, or nobody. */
  | { readonly kind: 'joinPeople'; readonly guest: string; readonly person: string }
  /** With sessions, codes and all that belongs to the account; not the names and seats. */
  | { readonly kind: 'dropPerson'; readonly person: string }
  /** The latest few codes of a person hold. */
  | { readonly kind: 'code'; readonly row: KeyRow }
  /** The link before it ends. */
  | { readonly kind: 'invitation'; readonly row: InvitationRow }
  | { readonly kind: 'dropInvitation'; readonly game: string; readonly seat: number }
  | { readonly kind: 'watcher'; readonly game: string; readonly person: string }
  | { readonly kind: 'talk'; readonly row: TalkRow }
  /** Nobody reads backwards: the higher number stays. */
  | { readonly kind: 'read'; readonly row: ReadRow }
  | { readonly kind: 'report'; readonly row: ReportRow }
  /** All reports of one line. */
  | { readonly kind: 'settleReports'; readonly line: Pick<TalkRow, 'game' | 'side' | 'n'>; readonly at: number }
  | { readonly kind: 'role'; readonly person: string; readonly role: Role | null }
  /** Until then a person says nothing at tables; null: they may. */
  | { readonly kind: 'silence'; readonly person: string; readonly until: number | null }
  | { readonly kind: 'deed'; readonly row: DeedRow }
  | { readonly kind: 'shun'; readonly row: ShunRow }
  | { readonly kind: 'dropShun'; readonly person: string; readonly other: string }
  | { readonly kind: 'note'; readonly row: NoteRow }
  | { readonly kind: 'dropNote'; readonly game: string; readonly person: string; readonly seq: number }
  /** One more decision that took so long. */
  | { readonly kind: 'speed'; readonly person: string; readonly tempo: string; readonly step: number }
  /** Somebody has left a game that others play on. */
  | { readonly kind: 'departure'; readonly game: string; readonly person: string };

/** The last position up to an entry that the given rules have made, and the entries from there on, in order. */
export interface Stretch {
  readonly position: PositionRow | undefined;
  readonly entries: readonly EntryRow[];
}

/** All that a table is opened from, as it was at one moment. */
export interface TableRows extends Stretch {
  readonly game: GameRow;
  readonly seats: readonly SeatRow[];
  readonly watchers: readonly string[];
  readonly maxima: readonly MaximumRow[];
  readonly asks: string | undefined;
  readonly manners: string | undefined;
  /** On each side of the talk the number of its last line, 0 where nothing was said. */
  readonly said: LastSaid;
}

export type LastSaid = Readonly<Record<Side, number>>;

/** All entries of a game, with every position of it that the given rules have made. */
export interface PastRows {
  readonly entries: readonly EntryRow[];
  readonly positions: readonly PositionRow[];
}

/** Each answer is of one moment; two of them need not be of the same. */
export interface Reader extends DeskReader {
  game(id: string): Promise<GameRow | undefined>;
  /**
   * `engines` are the fingerprints of all rules that are played here; each is of one title. A process that knows where the game stood after
   * an entry wants no position, but the entries since.
   */
  table(id: string, engines: readonly string[], after?: number): Promise<TableRows | undefined>;
  /** Entries after a number, in order, up to another where one is given. */
  entries(game: string, after: number, upTo?: number): Promise<readonly EntryRow[]>;
  stretch(game: string, upTo: number, engine: string): Promise<Stretch>;
  past(game: string, engine: string, upTo?: number): Promise<PastRows>;
  position(game: string, n: number): Promise<PositionRow | undefined>;
  request(game: string, request: string): Promise<RequestRow | undefined>;
  person(id: string): Promise<PersonRow | undefined>;
  sessionPerson(hash: string): Promise<SessionPersonRow | undefined>;
  /** The sessions of a person, the last used first. */
  sessionsOf(person: string): Promise<readonly SessionRow[]>;
  tokenPerson(hash: string): Promise<{ readonly person: PersonRow; readonly token: TokenRow } | undefined>;
  /** In the order in which they were made. */
  tokensOf(person: string): Promise<readonly TokenRow[]>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** In the order in which they were made. */
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  once(hash: string): Promise<OnceRow | undefined>;
  /** Those of the given sessions and tokens that still hold. */
  liveSessions(hashes: readonly string[]): Promise<readonly string[]>;
  account(person: string): Promise<AccountRow | undefined>;
  /** The account that uses a name now. */
  accountNamed(looks: string): Promise<AccountRow | undefined>;
  /** Those of the given names that somebody has at that time. */
  takenNames(looks: readonly string[], now: number): Promise<readonly NameRow[]>;
  isKnownDevice(hash: string, person: string): Promise<boolean>;
  codePerson(hash: string): Promise<PersonRow | undefined>;
  invitation(hash: string): Promise<InvitationRow | undefined>;
  /** The seats of a table to which there is a link, 0 for the table as a whole. */
  invitedSeats(game: string): Promise<readonly number[]>;
  /** The latest that was said after a number and before another, so many at most, in order. */
  talk(game: string, side: Side, after: number, before: number, most: number): Promise<readonly TalkRow[]>;
  /** What was said by this request. */
  said(game: string, request: string): Promise<TalkRow | undefined>;
  readTo(game: string, person: string): Promise<ReadRow | undefined>;
  /** The latest first. */
  shunnedBy(person: string): Promise<readonly ShunRow[]>;
  /** In the order of the game. */
  notesOf(game: string, person: string): Promise<readonly NoteRow[]>;
  /** Tables that a person owns, sits at, is invited to or watches, with their seats, the latest first. */
  gamesOf(person: string, most: number): Promise<readonly ListedRows[]>;
  /** Those of them that are over, in the order of lists. */
  finishedOf(person: string, after: ListKey | null, most: number): Promise<readonly ListedRows[]>;
  /** Those that are not. */
  unfinishedOf(person: string, most: number): Promise<readonly ListedRows[]>;
  /** A page of a list, the latest first. */
  listed(wish: ListWish, after: ListKey | null, most: number): Promise<readonly ListedRows[]>;
  /** How many there are, up to so many. */
  countListed(wish: ListWish, most: number): Promise<number>;
  /** Tables for people who have played with their owners, of those owners this person has played with. */
  listedForCompanion(person: string, most: number): Promise<readonly ListedRows[]>;
  /** Have two people begun a game together? */
  havePlayed(one: string, other: string): Promise<boolean>;
  /** The accounts that somebody has played with, most games first. */
  companionsOf(person: string, most: number): Promise<readonly CompanionRow[]>;
  figuresOf(person: string, other: string): Promise<FiguresRow>;
  speedsOf(person: string): Promise<readonly SpeedRow[]>;
  /** When a person was last here. */
  lastUse(person: string): Promise<number>;
  /** Tables that have not begun and that nobody has changed since a time. */
  waitingSince(before: number, most: number): Promise<readonly string[]>;
  /** Tables at which the host has something to do, and nothing has happened since a time. */
  dueGames(before: number): Promise<readonly string[]>;
  /** Games under way whose last entry was judged by other rules than these, the latest first. */
  unprovenGames(engines: readonly string[]): Promise<readonly string[]>;
  heldGames(): Promise<readonly GameRow[]>;
  /** Of all tables so many, the latest first. */
  latestGames(most: number): Promise<readonly GameRow[]>;
}

export interface Store {
  /** Do other processes write to it as well? */
  readonly isShared: boolean;
  /** Could it be written at the moment, as far as is known? */
  readonly isWritable: boolean;
  readonly read: Reader;
  /**
   * All of it or nothing; when it returns it is on disk. Throws `Conflict` where somebody else has written the same meanwhile, and
   * `StoreAway` where it cannot be written, or nobody can say whether it was.
   */
  write(changes: readonly Change[]): Promise<void>;
  /** From now on hears of tables that others have written, with their version, 0 of those that are gone. */
  follow(hear: (game: string, v: number) => void): Promise<void>;
  /** Says by which rules this process plays, by title. Of several processes with different ones the last to say so holds. */
  announce(engines: Engines): Promise<void>;
  /** Does the last process that was started play a title by other rules than these? As far as is known here. */
  isOutdone(title: string, engine: string): boolean;
  /** The same, looked up now. */
  lookWhetherOutdone(title: string, engine: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The fingerprints of rules, by title. */
export type Engines = Readonly<Record<string, string>>;

/** Somebody else was faster: nothing was written. */
export class Conflict extends Error {}

/** The store cannot write, or cannot be read, for the moment. */
export class StoreAway extends Error {}

/** The server cannot be started, in one sentence. */
export class CannotServe extends Error {}
