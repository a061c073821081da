/** What players want of a table that is being played. */
import type { Wish } from '@roundhouse/host';
import type { AskRequest } from '@roundhouse/protocol';
import { ProblemError } from '../../problem.ts';
import { isLevel } from '../../tables/seats.ts';
import { submit } from '../../tables/wishes.ts';
import { randomUUID } from 'node:crypto';
import type { Handlers } from '../call.ts';

type Names = 'act' | 'ask' | 'answer' | 'leaveMaximum' | 'dropMaximum' | 'handSeat';

export const playHandlers: Handlers<Names> = {
  act: ({ table, person, body: { after, request, entry } }) =>
    submit(table, { person: person!, request, wish: { kind: 'act', entry, after } }),

  ask: ({ table, person, body }) => submit(table, { person: person!, request: body.request, wish: wishOf(body) }),

  answer: ({ table, person, body: { request, yes }, params }) =>
    submit(table, { person: person!, request, wish: { kind: 'answer', ask: params['ask']!, yes } }),

  async leaveMaximum({ table, person, body: { request, amount }, params }) {
    await submit(table, { person: person!, request, wish: { kind: 'maximum', player: params['player']!, amount } });
    return { body: {} };
  },

  async dropMaximum({ table, person, params }) {
    const wish: Wish = { kind: 'maximum', player: params['player']!, amount: null };
    await submit(table, { person: person!, request: randomUUID(), wish });
    return { body: {} };
  },

  handSeat({ table, person, body: { request, to }, params }) {
    if (to !== 'here' && !isLevel(to)) throw new ProblemError('malformed', 'There is no such bot here.');
    return submit(table, { person: person!, request, wish: { kind: 'seat', player: params['player']!, to } });
  },
};

function wishOf(body: AskRequest): Wish {
  if (body.kind === 'link') return { kind: 'link', by: body.by, player: body.player };
  return { kind: 'agree', by: body.by, text: body.text };
}
