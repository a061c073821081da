/** What clients send, by route. Nothing else is read: a field too many is refused. */
import * as z from 'zod/mini';
import * as f from './fields.ts';

/** A seat as the owner wants it: mine, for a friend, or a bot's. */
export const wantedSeatSchema = z.strictObject({
  /** Left out: a new one. */
  seat: z.optional(f.seat),
  kind: z.enum(['me', 'friend', 'bot']),
  /** Of `me` and `bot`; a friend brings one along, and may find one proposed. */
  name: z.optional(f.personName),
  level: z.optional(f.level),
  /** Of a friend's seat: who may take it beside those with a link; left out, they alone, or as it was. */
  admits: z.optional(z.enum(['link', 'anyone', 'played'])),
  /** Of a friend's seat: the account that it is for, by its name. */
  friend: z.optional(f.personName),
});
export type WantedSeat = z.infer<typeof wantedSeatSchema>;

const wantedSeats = z.array(wantedSeatSchema).check(z.minLength(1), z.maxLength(f.mostSeats));

const changeable = {
  name: z.optional(f.tableName),
  options: z.optional(f.settings),
  readings: z.optional(f.settings),
  order: z.optional(f.order),
  undo: z.optional(f.undoPolicy),
  watch: z.optional(z.boolean()),
  pace: z.optional(f.pace),
  tempo: z.optional(f.tempo),
  public: z.optional(z.boolean()),
  talk: z.optional(z.boolean()),
  clock: z.optional(f.clock),
};

export const createGameSchema = z.strictObject({
  title: z.string().check(z.maxLength(20)),
  seats: wantedSeats,
  /** Of the person who opens it, where there is no session yet and no seat is theirs. */
  owner: z.optional(f.personName),
  ...changeable,
});
export type CreateGame = z.infer<typeof createGameSchema>;

export const importGameSchema = z.strictObject({
  /** The game file itself. */
  file: z.looseObject({ format: z.string() }),
  /** The players who are mine; every other seat that no bot plays becomes an invitation. */
  mine: z.array(f.player).check(z.maxLength(f.mostSeats)),
  name: z.optional(f.tableName),
  owner: z.optional(f.personName),
  undo: z.optional(f.undoPolicy),
  watch: z.optional(z.boolean()),
});

export const changeGameSchema = z.strictObject(changeable);
export type ChangeGame = z.infer<typeof changeGameSchema>;

export const changeSeatsSchema = z.strictObject({ seats: wantedSeats });
export const changeSeatSchema = z.strictObject({ name: z.optional(f.personName), ready: z.optional(z.boolean()) });
export const ofSeatSchema = z.strictObject({ seat: f.seat });
/** For a seat, or for the table as a whole. */
export const inviteSchema = z.strictObject({ seat: z.nullable(f.seat) });

/** A seat that is open to me; any of them where none is named. */
export const joinSchema = z.strictObject({ name: z.optional(f.personName), seat: z.optional(f.seat) });
export type Join = z.infer<typeof joinSchema>;
/** Seats in the order of the game before, or drawn. */
export const rematchSchema = z.strictObject({ order: f.order });

/** `q` is a title, the name of a table or somebody at it. */
const filter = {
  title: z.optional(z.string().check(z.maxLength(20))),
  q: z.optional(f.search),
  cursor: z.optional(f.cursor),
};
export const myGamesQuerySchema = z.strictObject(filter);
/** Another table than the one that is looked at. */
export const nextGameQuerySchema = z.strictObject({ but: z.optional(f.gameId) });
export const lobbyQuerySchema = z.strictObject({ list: f.listName, ...filter });

export const acceptSchema = z.union([
  z.strictObject({ name: f.personName, seat: z.optional(f.seat) }),
  z.strictObject({ watch: z.literal(true) }),
]);
export type Accept = z.infer<typeof acceptSchema>;

export const actSchema = z.strictObject({
  /** The number of the last entry that the client knows. */
  after: f.entryNumber,
  request: f.requestId,
  /** An action, an undo or a redo; each is checked in full when it is judged. */
  entry: z.looseObject({ type: z.string(), by: z.string() }),
});

export const askRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('agreement'),
    request: f.requestId,
    by: z.array(f.player).check(z.minLength(2), z.maxLength(f.mostSeats)),
    text: f.text,
  }),
  z.strictObject({ kind: z.literal('link'), request: f.requestId, by: f.player, player: f.player }),
]);
export type AskRequest = z.infer<typeof askRequestSchema>;

export const voteSchema = z.discriminatedUnion('kind', [
  /** About a player whose time is over. */
  z.strictObject({ kind: z.literal('late'), request: f.requestId, about: f.player, choice: f.voteChoice }),
  z.strictObject({ kind: z.literal('pause'), request: f.requestId, yes: z.boolean() }),
  z.strictObject({ kind: z.literal('resume'), request: f.requestId, yes: z.boolean() }),
  /** All players end the game where it stands. */
  z.strictObject({ kind: z.literal('end'), request: f.requestId, yes: z.boolean() }),
]);
export type VoteRequest = z.infer<typeof voteSchema>;

/** A time by the server's clock; null: I am back. */
export const goneUntilSchema = z.strictObject({ until: z.nullable(z.int().check(z.minimum(0))) });
export const answerSchema = z.strictObject({ request: f.requestId, yes: z.boolean() });
export const maximumSchema = z.strictObject({ request: f.requestId, amount: z.int().check(z.minimum(0)) });
export const onlyRequestSchema = z.strictObject({ request: f.requestId });
/** To a bot, or to another player until it is taken back; `here` takes it back. */
export const handSeatSchema = z.union([
  z.strictObject({ request: f.requestId, to: z.union([z.literal('here'), f.level]) }),
  z.strictObject({ request: f.requestId, lend: f.player }),
]);
export const comeBackSchema = z.strictObject({ code: f.code });
export const nothingSchema = z.strictObject({});

/** In an address a number is a text. */
const numeral = z.string().check(z.regex(/^\d{1,6}$/));
export const sinceSchema = z.strictObject({ since: z.optional(numeral) });
