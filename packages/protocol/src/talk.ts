/** The talk at a table: that of the players, or that of those who watch. Which of the two somebody has follows from who they are. */
import * as z from 'zod/mini';
import * as f from './fields.ts';
import { LONGEST_WORDS } from './limits.ts';

export const saySchema = z.strictObject({
  request: f.requestId,
  words: z.string().check(z.minLength(1), z.maxLength(LONGEST_WORDS)),
});
const line = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
export const readToSchema = z.strictObject({ n: line });
export const beforeSchema = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) });

export const saidSchema = z.strictObject({
  n: line,
  /** Its author, in a word that means nothing elsewhere. */
  from: z.string(),
  name: z.string(),
  /** Of a player. */
  seat: z.nullable(f.seat),
  words: z.string(),
  at: f.time,
});
/** Something that was said. */
export type Said = z.infer<typeof saidSchema>;

const talking = {
  side: z.enum(['players', 'watchers']),
  /** Who I am among the authors. */
  me: z.string(),
  /** Authors whom I have muted or blocked. */
  muted: z.array(z.string()),
  /** The number of the last that was said, and how far I have read. */
  last: z.int(),
  read: z.int(),
  said: z.array(saidSchema),
};

export const talkSchema = z.strictObject({
  ...talking,
  /** Among those who watch: who is there now. */
  names: z.array(z.string()),
});
export type TalkAnswer = z.infer<typeof talkSchema>;

export const saidAnswerSchema = z.strictObject({ n: line });

/** What is new of the talk; with it, its last words. */
export const talkMessageSchema = z.strictObject({ t: z.literal('talk'), game: f.gameId, ...talking });
export type TalkMessage = z.infer<typeof talkMessageSchema>;
