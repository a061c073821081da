/** What people say at a table. */
import type { Handlers } from '../call.ts';

type Names = 'talk' | 'say' | 'readTalk' | 'reportTalk';

export const talkHandlers: Handlers<Names> = {
  talk: ({ table, person, query }) =>
    table.look(async () => {
      const { before } = query;
      return { body: await table.talk.page(person!, before === undefined ? undefined : Number(before)) };
    }),

  say: ({ table, person, body }) =>
    table.run(async () => {
      const { n, isNew } = await table.talk.say(person!, body.request, body.words);
      return { status: isNew ? 201 : 200, body: { n } };
    }),

  readTalk: ({ table, person, body }) =>
    table.run(async () => {
      await table.talk.read(person!.id, body.n);
      return { body: {} };
    }),

  reportTalk: ({ table, person, params }) =>
    table.run(async () => {
      await table.talk.report(person!.id, Number(params['n']) || 0);
      return { body: {} };
    }),
};
