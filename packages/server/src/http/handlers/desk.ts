/** The desk of those who look after the server. */
import type { Handlers } from '../call.ts';

type Names = 'desk' | 'findAtDesk' | 'settleReport' | 'changeAtDesk' | 'treatPerson' | 'looks';

const MOST_LOOKS = 20;

export const deskHandlers: Handlers<Names> = {
  desk: async ({ services, person }) => ({ body: await services.desk.shownTo(person!.role!) }),

  findAtDesk: async ({ services, query }) => ({ body: await services.desk.find(query['q'] ?? '') }),

  async settleReport({ services, person, body }) {
    await services.desk.settle(person!, body);
    return { body: {} };
  },

  async changeAtDesk({ services, person, params, body }) {
    await services.desk.change(person!, params['id']!, body);
    return { body: {} };
  },

  treatPerson: async ({ services, person, body }) => ({ body: await services.desk.treat(person!, body) }),

  async looks({ table, services }) {
    const rows = await services.store.read.looksAt(table.id, MOST_LOOKS);
    return { body: { looks: rows.map(({ at, name, about }) => ({ at, name, reason: about })) } };
  },
};
