/** Whatever is not done is answered with one sentence, as application/problem+json. */
import * as z from 'zod/mini';
import { numberedSchema } from './entries.ts';
import * as f from './fields.ts';

/** Which problem, for a program to tell them apart. */
export const problemCodes = {
  malformed: 400,
  /** A name that cannot be shown. */
  name: 400,
  /** A password that is too short, or tried first by everybody. */
  password: 400,
  session: 401,
  /** Name and password do not fit. */
  credentials: 401,
  /** Not your seat, not your table, or from another site. */
  forbidden: 403,
  /** A token may not do this. */
  scope: 403,
  none: 404,
  /** Something has happened since `after`. */
  stale: 409,
  /** `after` is beyond the log: start over. */
  ahead: 409,
  /** This request id was used for something else. */
  request: 409,
  /** Somebody sits there already. */
  taken: 409,
  /** The game has begun, or has not yet. */
  moment: 409,
  /** The name looks like another one: at the table, or of an account. */
  alike: 409,
  large: 413,
  media: 415,
  /** A new version or the operator holds the table: it can be read. */
  held: 423,
  /** The rules refuse it, or the table does. */
  refused: 422,
  often: 429,
  fault: 500,
  /** The server stops or cannot write: try again with the same request. */
  away: 503,
} as const satisfies Record<string, number>;
export type ProblemCode = keyof typeof problemCodes;

export const problemSchema = z.strictObject({
  status: z.int(),
  code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
  /** What is so, in one sentence. */
  title: z.string(),
  /** The rule that refuses. */
  rule: z.optional(z.string()),
  /** How many entries there are. */
  n: z.optional(f.entryNumber),
  /** What was missed, from `after` on. */
  missed: z.optional(z.array(numberedSchema)),
  /** Who sits there. */
  by: z.optional(z.string()),
  /** Whether the owner lets anyone with the link watch. */
  watch: z.optional(z.boolean()),
  /** What the token would need. */
  scope: z.optional(z.string()),
  /** Names that are free. */
  suggestions: z.optional(z.array(z.string())),
});
export type Problem = z.infer<typeof problemSchema>;
