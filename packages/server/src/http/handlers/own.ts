/** What is a person's own: whom they shun, and their notes on games. */
import { isBlank, plainLines } from '@roundhouse/kernel';
import { MOST_NOTES } from '@roundhouse/protocol';
import { dropShunned, shun, shunnedBy } from '../../people/shunning.ts';
import { ProblemError } from '../../problem.ts';
import { seatOf } from '../../tables/rooms.ts';
import type { Handlers } from '../call.ts';

type Names = 'shunAuthor' | 'shunSeat' | 'shunned' | 'dropShunned' | 'notes' | 'writeNote';

export const ownHandlers: Handlers<Names> = {
  shunAuthor: ({ services, table, person, params, body }) =>
    table.run(async () => {
      const { person: id, name } = await table.talk.line(person!.id, Number(params['n']) || 0);
      await shun(services.store, services.now(), person!.id, { id, name }, body.how);
      await table.talk.tellAnew(person!.id);
      return { body: {} };
    }),

  shunSeat: ({ services, table, person, params, body }) =>
    table.run(async () => {
      const { person: id, name } = seatOf(table.stored.seats, Number(params['seat']));
      if (id === null) throw new ProblemError('none', 'Nobody sits there.');
      await shun(services.store, services.now(), person!.id, { id, name: name ?? '' }, body.how);
      await table.talk.tellAnew(person!.id);
      return { body: {} };
    }),

  shunned: async ({ services, person }) => ({ body: { people: await shunnedBy(services.store, person!.id) } }),

  async dropShunned({ services, person, params }) {
    await dropShunned(services.store, person!.id, params['id']!);
    return { body: {} };
  },

  async notes({ services, table, person }) {
    const rows = await services.store.read.notesOf(table.id, person!.id);
    return { body: { notes: rows.map(({ seq, text }) => ({ seq, text })) } };
  },

  writeNote: ({ services, table, person, params, body }) =>
    table.run(async () => {
      const { store } = services;
      const key = { game: table.id, person: person!.id, seq: Number(params['seq']) };
      if (!Number.isSafeInteger(key.seq) || key.seq < 0 || key.seq > table.stored.row.n)
        throw new ProblemError('none', 'The game has no such moment.');
      const text = plainLines(body.text);
      if (isBlank(text)) {
        await store.write([{ kind: 'dropNote', ...key }]);
        return { body: {} };
      }
      const known = await store.read.notesOf(table.id, person!.id);
      if (known.length >= MOST_NOTES && !known.some(({ seq }) => seq === key.seq))
        throw new ProblemError('refused', `This game has ${MOST_NOTES} notes of yours already.`);
      await store.write([{ kind: 'note', row: { ...key, text } }]);
      return { body: {} };
    }),
};
