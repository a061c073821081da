/** A table as everybody at it sees it, beside the log of the game. */
import * as z from 'zod/mini';
import * as f from './fields.ts';

export const seatSchema = z.strictObject({
  seat: f.seat,
  /** `player1` …, from the start on. */
  player: z.nullable(f.player),
  /** Nobody yet, a person, or a bot; a bot may play the seat of a person for a while. */
  kind: z.enum(['open', 'person', 'bot']),
  name: z.nullable(z.string()),
  /** Of a bot. */
  level: z.optional(f.level),
  /** A person holds it, even while a bot plays it. */
  held: z.boolean(),
  ready: z.boolean(),
  /** All other players have agreed to a new link for it, which any of them may make. */
  lost: z.boolean(),
  /** The player who plays it until its own takes it back. */
  lentTo: z.optional(f.player),
  presence: z.nullable(f.presence),
  /** When its person was last here, where that is not now. */
  since: z.optional(f.time),
  /** When its person wants to be back. */
  back: z.optional(f.time),
  /** Who may take it, where it is free. */
  admits: z.optional(f.admits),
  /** The friend whom it is kept for. */
  called: z.optional(z.string()),
});
export type TableSeat = z.infer<typeof seatSchema>;

const pending = {
  id: z.string(),
  needs: z.array(f.player),
  agreed: z.array(f.player),
  since: f.time,
};
export const askSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...pending, kind: z.literal('undo'), by: f.player, to: f.entryNumber }),
  z.strictObject({ ...pending, kind: z.literal('agreement'), by: z.array(f.player), text: z.string() }),
  z.strictObject({ ...pending, kind: z.literal('link'), by: f.player, player: f.player }),
]);

export const clocksSchema = z.strictObject({
  /** In milliseconds, as this is said; below zero, how long it is over. */
  left: z.record(f.player, z.int()),
  /** Those whose time passes. */
  running: z.array(f.player),
  paused: z.boolean(),
});
export type ClocksNow = z.infer<typeof clocksSchema>;

export const openVoteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('late'), about: f.player, ballots: z.record(f.player, f.voteChoice) }),
  z.strictObject({ kind: z.enum(['pause', 'resume', 'end']), agreed: z.array(f.player) }),
]);
export type OpenVote = z.infer<typeof openVoteSchema>;

export const tableSchema = z.strictObject({
  /** Grows with every change, also over restarts of the server. */
  v: z.number(),
  name: z.string(),
  status: z.enum(['waiting', 'playing', 'over']),
  order: f.order,
  undo: f.undoPolicy,
  /** Whether anyone with the link may watch. */
  watch: z.boolean(),
  pace: f.pace,
  tempo: f.tempo,
  /** Everybody may watch, and finds it in the lists. */
  public: z.boolean(),
  /** Those who watch may talk with each other. */
  talk: z.boolean(),
  /** Begun somewhere else. */
  imported: z.boolean(),
  /** The table at which the same people play again. */
  rematch: z.nullable(f.gameId),
  clock: f.clock,
  /** From the start on, where players are timed. */
  clocks: z.nullable(clocksSchema),
  votes: z.array(openVoteSchema),
  options: f.settings,
  readings: f.settings,
  seats: z.array(seatSchema),
  asks: z.array(askSchema),
  /** The best run is being searched: no run is taken meanwhile. */
  searching: z.boolean(),
  /** The bot that thinks or waits to move. */
  thinking: z.nullable(f.player),
  /** The host has given up: on the best run, or on the move of a bot. */
  trouble: z.nullable(z.enum(['search', 'bot'])),
  /** How many people watch without a seat. */
  watchers: z.int(),
  /** Moderators have ended it before its end, and why. */
  ended: z.optional(z.strictObject({ reason: z.string() })),
  /** Nobody can move: from which entry on a new version plays it in another way, or what the operator says. */
  held: z.optional(z.strictObject({ entry: z.nullable(f.entryNumber), reason: z.nullable(z.string()), since: f.time })),
});
export type TableNow = z.infer<typeof tableSchema>;

/** What a session is at a table. */
export const youSchema = z.strictObject({
  seats: z.array(f.seat),
  /** The players of these seats, from the start on. */
  players: z.array(f.player),
  /** The players whose seats were lent to this session. */
  lent: z.array(f.player),
  owner: z.boolean(),
  /** Free seats that this session may take without a link. */
  may: z.array(f.seat),
});
export type You = z.infer<typeof youSchema>;

/** What the host bids at most for own players. */
export const maximaSchema = z.record(f.player, z.strictObject({ auction: z.string(), amount: z.int() }));
export type Maxima = z.infer<typeof maximaSchema>;
