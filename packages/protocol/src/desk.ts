/** The desk of those who look after a server: moderators read what was reported, an operator also finds tables and people. */
import * as z from 'zod/mini';
import * as f from './fields.ts';

export const role = z.enum(['moderator', 'operator']);
export type Role = z.infer<typeof role>;

/** A line that was reported, with nothing that stood around it. */
const reportSchema = z.strictObject({
  game: f.gameId,
  side: z.enum(['players', 'watchers']),
  n: z.int(),
  /** Of the table. */
  table: z.string(),
  /** Who said it. */
  author: z.string(),
  /** Whether the author has an account; a guest has only devices. */
  account: z.boolean(),
  /** Who reported it; those who are gone are not among them. */
  by: z.array(z.string()),
  words: z.string(),
  at: f.time,
});
export type Report = z.infer<typeof reportSchema>;

const deskTableSchema = z.strictObject({
  id: f.gameId,
  title: z.string(),
  name: z.string(),
  status: z.enum(['waiting', 'playing', 'over']),
  people: z.array(z.nullable(z.string())),
  changed: f.time,
  /** How many entries there are. */
  n: f.entryNumber,
  held: z.nullable(z.strictObject({ entry: z.nullable(f.entryNumber), reason: z.nullable(z.string()), since: f.time })),
});
export type DeskTable = z.infer<typeof deskTableSchema>;

/** A held table with the first entry that this version plays in another way. */
const heldTableSchema = z.strictObject({
  ...deskTableSchema.shape,
  /** The entry in words, and what these rules say to it. */
  differs: z.nullable(z.strictObject({ played: z.string(), refused: z.nullable(z.string()) })),
});
export type HeldTable = z.infer<typeof heldTableSchema>;

const lookedForSchema = z.strictObject({
  ...deskTableSchema.shape,
  /** Why somebody should look: a vote about a player who is late, or that it goes soon without having begun. */
  why: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('vote') }),
    z.strictObject({ kind: z.literal('goes'), at: f.time }),
  ]),
});
export type LookedFor = z.infer<typeof lookedForSchema>;

const deedSchema = z.strictObject({
  at: f.time,
  name: z.string(),
  what: z.string(),
  game: z.nullable(z.string()),
  about: z.string(),
});
export type Deed = z.infer<typeof deedSchema>;

export const deskSchema = z.strictObject({
  role,
  now: f.time,
  reports: z.array(reportSchema),
  held: z.array(heldTableSchema),
  /** What was done here, the latest first. */
  deeds: z.array(deedSchema),
  /** For operators. */
  figures: z.nullable(
    z.strictObject({
      people: z.int(),
      tables: z.int(),
      waiting: z.int(),
      /** Milliseconds from a decision until the last listener was told, 99 of a hundred times; null before the first. */
      told: z.nullable(z.number()),
      /** Games that were held since the start, and those still to be played again. */
      differing: z.int(),
      unproven: z.int(),
      jobs: z.int(),
      since: f.time,
    }),
  ),
  tables: z.array(lookedForSchema),
  /** Mails that could not be sent, and faults that somebody may ask about. */
  unsent: z.array(z.strictObject({ at: f.time, to: z.string(), why: z.string() })),
  faults: z.array(z.strictObject({ at: f.time, number: z.string(), what: z.string() })),
  /** How this process is set up, and where each setting comes from; secrets are hidden. */
  settings: z.array(z.strictObject({ name: z.string(), shown: z.string(), from: z.string() })),
});
export type Desk = z.infer<typeof deskSchema>;

const deskPersonSchema = z.strictObject({
  name: z.string(),
  since: f.time,
  banned: z.boolean(),
  role: z.nullable(role),
  silenced: z.nullable(f.time),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

export const findSchema = z.strictObject({ q: f.search });
export const foundSchema = z.strictObject({
  tables: z.array(deskTableSchema),
  people: z.array(deskPersonSchema),
  faults: deskSchema.shape.faults,
});
export type Found = z.infer<typeof foundSchema>;

const reason = z.string().check(z.maxLength(f.longestReason));
export const settleSchema = z.strictObject({
  game: f.gameId,
  side: z.enum(['players', 'watchers']),
  n: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  how: z.enum(['nothing', 'silence', 'ban']),
});
export type Settle = z.infer<typeof settleSchema>;

export const deskGameSchema = z.strictObject({
  what: z.enum(['hold', 'release', 'resume', 'end', 'look']),
  reason: z.optional(reason),
  /** Under which a held game goes on, as `name=value`. */
  reading: z.optional(z.string().check(z.maxLength(200))),
});
export type DeskGame = z.infer<typeof deskGameSchema>;

export const deskPersonRequestSchema = z.strictObject({
  name: f.personName,
  what: z.enum(['ban', 'unban', 'silence', 'unsilence', 'reset']),
});
export type DeskPersonRequest = z.infer<typeof deskPersonRequestSchema>;
/** With the secret of a link for a new password, where that was asked for. */
export const deskPersonAnswerSchema = z.strictObject({ token: z.optional(z.string()) });

/** A moderator's look at a table that is not for everybody, as its owner is told of it. */
export const looksSchema = z.strictObject({
  looks: z.array(z.strictObject({ at: f.time, name: z.string(), reason: z.string() })),
});
export type Looks = z.infer<typeof looksSchema>;
