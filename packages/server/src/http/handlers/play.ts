/** What players want of a table that is being played. */
import type { AskRequest, RouteName } from '@roundhouse/protocol';
import { viaToken } from '../../people/tokens.ts';
import { ProblemError } from '../../problem.ts';
import { isLevel, type Wish } from '@roundhouse/host';
import { goneUntil, vote } from '../../tables/manners/voting.ts';
import { submit } from '../../tables/wishes.ts';
import type { Call, Handlers } from '../call.ts';

type Names = 'act' | 'ask' | 'answer' | 'vote' | 'goneUntil' | 'leaveMaximum' | 'dropMaximum' | 'handSeat';

type Playing = Pick<Call<RouteName>, 'services' | 'table' | 'person' | 'token'>;

async function wished(
  { services, table, person, token }: Playing,
  request: string,
  wish: Wish,
): ReturnType<typeof submit> {
  const { id } = table.stored.title;
  try {
    const answered = await submit(table, { person: person!, request, wish, via: token ? viaToken(token) : undefined });
    services.metrics.answered(id, answered.status);
    return answered;
  } catch (error) {
    services.metrics.answered(id, error instanceof ProblemError ? error.problem.code : 'fault');
    throw error;
  }
}

export const playHandlers: Handlers<Names> = {
  act: (call) => {
    const { after, request, entry } = call.body;
    return wished(call, request, { kind: 'act', entry, after });
  },

  ask: (call) => wished(call, call.body.request, wishOf(call.body)),

  answer: (call) => {
    const { request, yes } = call.body;
    return wished(call, request, { kind: 'answer', ask: call.params['ask']!, yes });
  },

  vote: ({ table, person, body }) =>
    table.run(async () => {
      const token = await vote(table, person!, body);
      return { body: token === null ? {} : { token } };
    }),

  goneUntil: ({ table, person, body }) =>
    table.run(async () => {
      await goneUntil(table, person!, body.until);
      return { body: {} };
    }),

  async leaveMaximum(call) {
    const { request, amount } = call.body;
    await wished(call, request, { kind: 'maximum', player: call.params['player']!, amount });
    return { body: {} };
  },

  async dropMaximum(call) {
    await wished(call, call.body.request, { kind: 'maximum', player: call.params['player']!, amount: null });
    return { body: {} };
  },

  handSeat(call) {
    const player = call.params['player']!;
    if ('lend' in call.body) return wished(call, call.body.request, { kind: 'lend', player, to: call.body.lend });
    const { request, to } = call.body;
    if (to !== 'here' && !isLevel(to)) throw new ProblemError('malformed', 'There is no such bot here.');
    return wished(call, request, { kind: 'seat', player, to });
  },
};

function wishOf(body: AskRequest): Wish {
  if (body.kind === 'link') return { kind: 'link', by: body.by, player: body.player };
  return { kind: 'agree', by: body.by, text: body.text };
}
