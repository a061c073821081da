/** Messages through the socket, by their `t`. */
import * as z from 'zod/mini';
import { numberedSchema } from './entries.ts';
import { lobbySchema } from './answers.ts';
import * as f from './fields.ts';
import { maximaSchema, tableSchema, youSchema } from './table.ts';
import { talkMessageSchema } from './talk.ts';

const visible = z.enum(['visible', 'hidden']);

export const clientMessageSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('watch'), game: f.gameId, since: f.entryNumber, seen: visible }),
  /** In place of those that were followed before. */
  z.strictObject({
    t: z.literal('follow'),
    lists: z.array(z.enum(['mine', 'open', 'running', 'finished'])).check(z.maxLength(4)),
  }),
  z.strictObject({ t: z.literal('unwatch'), game: f.gameId }),
  z.strictObject({ t: z.literal('seen'), game: f.gameId, state: visible }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

export const serverMessageSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('game'),
    game: f.gameId,
    n: f.entryNumber,
    you: youSchema,
    engine: z.string(),
    now: f.time,
  }),
  z.strictObject({ t: z.literal('entry'), game: f.gameId, ...numberedSchema.shape }),
  z.strictObject({ t: z.literal('fetch'), game: f.gameId, from: f.entryNumber }),
  z.strictObject({ t: z.literal('ahead'), game: f.gameId, n: f.entryNumber }),
  z.strictObject({ t: z.literal('table'), game: f.gameId, table: tableSchema }),
  z.strictObject({ t: z.literal('mine'), game: f.gameId, maxima: maximaSchema }),
  talkMessageSchema,
  z.strictObject({ t: z.literal('list'), list: f.listName, page: lobbySchema }),
  z.strictObject({ t: z.literal('games') }),
  z.strictObject({ t: z.literal('none'), game: f.gameId }),
  z.strictObject({ t: z.literal('bye'), after: f.time }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
