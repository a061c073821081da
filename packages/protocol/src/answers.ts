/** What the server answers, by route. */
import * as z from 'zod/mini';
import { numberedSchema } from './entries.ts';
import * as f from './fields.ts';
import { maximaSchema, seatSchema, tableSchema, youSchema } from './table.ts';

/** A state of the engine; its form is the title's. */
const state = z.looseObject({ title: z.string(), seq: z.int() });
/** What a game's file begins with. */
const header = z.looseObject({ title: z.string(), players: z.array(z.string()), seed: z.int() });

export const serverSchema = z.strictObject({
  version: z.string(),
  /** By title the fingerprint of its rules. */
  titles: z.record(z.string(), z.string()),
  levels: z.array(f.level),
  now: f.time,
  /** Whether cookies and sockets are protected by https. */
  secure: z.boolean(),
  /** Whether a link for a lost password can be sent. */
  mail: z.boolean(),
});
export type ServerAnswer = z.infer<typeof serverSchema>;

export const gameSchema = z.strictObject({
  id: f.gameId,
  title: z.string(),
  /** The fingerprint of the rules here. */
  engine: z.string(),
  now: f.time,
  you: youSchema,
  table: tableSchema,
  maxima: maximaSchema,
  n: f.entryNumber,
  /** From the start on. */
  header: z.nullable(header),
  state: z.nullable(state),
  /** Of the state. */
  hash: z.nullable(z.string()),
  /** Where `since` was asked. */
  entries: z.optional(z.array(numberedSchema)),
});
export type GameAnswer = z.infer<typeof gameSchema>;

export const linkSchema = z.strictObject({ seat: z.nullable(f.seat), token: f.token });

/** A table that was opened or joined, with what is told only once. */
export const seatedSchema = z.strictObject({
  game: f.gameId,
  you: youSchema,
  /** The way back for this person, where it is new: to be kept by the page. */
  code: z.optional(z.string()),
  /** Links made with the table: by seat, and for the whole of it. */
  invitations: z.optional(z.array(linkSchema)),
});
export type Seated = z.infer<typeof seatedSchema>;

/** Of a game that is being played, for a list: the host's summary. */
const summary = z.looseObject({ seq: z.int(), round: z.string(), asks: z.nullable(z.string()) });
export const listedSchema = z.strictObject({
  id: f.gameId,
  title: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'playing', 'over']),
  changed: f.time,
  owner: z.boolean(),
  tempo: f.tempo,
  /** Begun somewhere else. */
  imported: z.boolean(),
  /** A seat is kept for me. */
  invited: z.boolean(),
  /** It is mine, has not begun, and nobody has touched it for so long that it goes soon: at this time. */
  goes: z.optional(f.time),
  seats: z.array(z.strictObject({ name: z.nullable(z.string()), mine: z.boolean(), ready: z.boolean() })),
  /** A decision is mine, or the table waits for me to be ready. */
  yours: z.boolean(),
  summary: z.nullable(summary),
});
export type Listed = z.infer<typeof listedSchema>;
export const myGamesSchema = z.strictObject({
  name: z.nullable(z.string()),
  /** Whether the name is that of an account. */
  account: z.boolean(),
  /** All that are not over on the first page, and those that are, a page at a time. */
  games: z.array(listedSchema),
  /** Where the next page begins. */
  cursor: z.nullable(f.cursor),
});

export const lobbySchema = z.strictObject({
  /** As everybody is shown them: what is mine among them my own list says. */
  games: z.array(listedSchema),
  cursor: z.nullable(f.cursor),
  /** How many there are, up to a hundred. */
  count: z.int(),
});
export type LobbyPage = z.infer<typeof lobbySchema>;
/** Before the rest, tables for people who have played with their owners. */
export const lobbyAnswerSchema = z.strictObject({ ...lobbySchema.shape, circle: z.array(listedSchema) });
export type LobbyAnswer = z.infer<typeof lobbyAnswerSchema>;

export const nextGameSchema = z.strictObject({
  /** The table that has waited longest for me. */
  game: z.nullable(f.gameId),
  /** How many wait. */
  waiting: z.int(),
});
export type NextGame = z.infer<typeof nextGameSchema>;

export const companionsSchema = z.strictObject({
  people: z.array(z.strictObject({ name: z.string(), games: z.int() })),
});
export type Companion = z.infer<typeof companionsSchema>['people'][number];

/** Somebody at a table, to those who share it. */
export const seatPersonSchema = z.strictObject({
  name: z.string(),
  account: z.boolean(),
  /** When the person was first here. */
  since: f.time,
  finished: z.int(),
  playing: z.int(),
  /** Games that others play on without them. */
  left: z.int(),
  /** Games begun with me; null where it is me. */
  together: z.nullable(z.int()),
  /** Half of the decisions take no longer, in milliseconds. */
  speeds: z.array(z.strictObject({ tempo: f.tempo, median: z.number(), decisions: z.int() })),
});
export type SeatPerson = z.infer<typeof seatPersonSchema>;

export const entriesSchema = z.strictObject({ n: f.entryNumber, entries: z.array(numberedSchema) });
export const positionSchema = z.strictObject({ n: f.entryNumber, state, hash: z.string() });
/** A game file, as docs/game-file.md tells it. */
export const fileSchema = z.looseObject({ format: z.string(), entries: z.array(z.unknown()) });
export const tableAnswerSchema = z.strictObject({ you: youSchema, table: tableSchema });
export type TableAnswer = z.infer<typeof tableAnswerSchema>;
/** With the new links in place of those that somebody who had to go may still hold. */
export const kickedSchema = z.strictObject({ ...tableAnswerSchema.shape, invitations: z.array(linkSchema) });
export const codeSchema = z.strictObject({ code: z.string() });

export const invitationSchema = z.strictObject({
  /** Told only to those who may open the table already. */
  game: z.nullable(f.gameId),
  title: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'playing', 'over']),
  /** Who invites. */
  owner: z.string(),
  /** The seat that the link is for; null for any that is free. */
  seat: z.nullable(f.seat),
  seats: z.array(z.pick(seatSchema, { seat: true, kind: true, name: true, level: true, ready: true })),
  free: z.array(f.seat),
  watch: z.boolean(),
  tempo: f.tempo,
  clock: f.clock,
  undo: f.undoPolicy,
  order: f.order,
  options: f.settings,
  readings: f.settings,
  /** Seats of this session at the table. */
  mine: z.array(f.seat),
});
export type InvitationAnswer = z.infer<typeof invitationSchema>;

export const backSchema = z.strictObject({ name: z.string(), games: z.array(listedSchema) });

/** With a new link, where the others have opened the seat to somebody new. */
export const voteAnswerSchema = z.strictObject({ token: z.optional(f.token) });
