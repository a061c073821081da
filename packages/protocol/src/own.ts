/** What is a person's own at a server and nobody else's: whom they shun, and their notes. */
import * as z from 'zod/mini';
import * as f from './fields.ts';

/** `muted`: what they say is folded for me; `blocked`: nor can they take a seat at my tables. */
const how = z.enum(['none', 'muted', 'blocked']);
export const shunSchema = z.strictObject({ how });
export type Shun = z.infer<typeof how>;

export const shunnedSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      /** By which it is taken back; it means nothing elsewhere. */
      id: z.string(),
      name: z.string(),
      how: z.enum(['muted', 'blocked']),
      since: f.time,
    }),
  ),
});
export type Shunned = z.infer<typeof shunnedSchema>['people'][number];

/** An empty one takes the note away. */
export const noteRequestSchema = z.strictObject({ text: z.string().check(z.maxLength(f.longestNote)) });
const note = z.strictObject({ seq: f.entryNumber, text: z.string() });
export const notesSchema = z.strictObject({ notes: z.array(note) });
