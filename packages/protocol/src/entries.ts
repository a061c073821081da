/** Entries on their way: what came of a wish, and what was missed. */
import { envelopeSchema } from '@roundhouse/kernel/envelope';
import * as z from 'zod/mini';
import * as f from './fields.ts';
import { askSchema } from './table.ts';

export const numberedSchema = z.strictObject({
  n: f.entryNumber,
  entry: envelopeSchema,
  /** Of the position after it; to be compared only where the rules have the same fingerprint. Of many at once the last has it. */
  hash: z.optional(z.string()),
  /** Why a bot has done it: a sentence of the bots' catalogue, and what stands in its gaps. */
  why: z.optional(z.strictObject({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
/** An entry with its number, which never goes down. */
export type Numbered = z.infer<typeof numberedSchema>;

/** It was done: with 201, or with 200 and `again` where this request was done before. */
export const doneSchema = z.strictObject({
  n: f.entryNumber,
  /** Of the position after it, where nothing has happened since. */
  hash: z.optional(z.string()),
  /** All that came of it, in order. */
  entries: z.array(numberedSchema),
  again: z.optional(z.literal(true)),
  /** Of the link that all others have agreed to. */
  token: z.optional(f.token),
});
export type Done = z.infer<typeof doneSchema>;

/** Others are asked first: with 202. */
export const askedSchema = z.strictObject({ n: f.entryNumber, ask: askSchema });
export type AskedAnswer = z.infer<typeof askedSchema>;
