/** My tokens, for programs of mine. */
import type { TokenAnswer } from '@roundhouse/protocol';
import type { TokenRow } from '../../store/people-rows.ts';
import type { Handlers } from '../call.ts';

type Names = 'tokens' | 'makeToken' | 'dropToken';

export const tokenHandlers: Handlers<Names> = {
  tokens: async ({ services, person }) => ({
    body: { tokens: (await services.store.read.tokensOf(person!.id)).map(shown) },
  }),

  makeToken: async ({ services, person, body: { name, scopes } }) => ({
    status: 201,
    body: await services.tokens.make(person!, name, scopes),
  }),

  async dropToken({ services, person, params }) {
    await services.tokens.drop(person!, params['id']!);
    return { body: {} };
  },
};

const shown = ({ id, name, scopes, created, used }: TokenRow): TokenAnswer => ({
  id,
  name,
  scopes: scopes.split(' ') as TokenAnswer['scopes'],
  created,
  used: used === 0 ? null : used,
});
