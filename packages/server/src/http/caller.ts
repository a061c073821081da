/** Who asks: the person of a session in a cookie, or of a token in a header. */
import { type RouteName, scopeOf } from '@roundhouse/protocol';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { mayUse } from '../people/tokens.ts';
import type { SignedIn } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { TokenRow } from '../store/people-rows.ts';
import type { Services } from './call.ts';
import { sessionIn } from './cookies.ts';

export interface Caller {
  readonly person: SignedIn | null;
  readonly session: string | undefined;
  readonly token: TokenRow | null;
}

/** Another site can make a browser send cookies, but never this. */
export const bearerIn = ({ authorization }: IncomingHttpHeaders): string | null =>
  authorization === undefined ? null : authorization.replace(/^Bearer +/iu, '');

export async function callerOf(services: Services, route: RouteName, request: FastifyRequest): Promise<Caller> {
  const bearer = bearerIn(request.headers);
  if (bearer !== null) return bearerOf(services, route, bearer);
  const session = sessionIn(request, services.secure);
  const from = { ip: request.ip, agent: request.headers['user-agent'] ?? '' };
  return { person: await services.people.ofSession(session, from), session, token: null };
}

async function bearerOf({ tokens }: Services, route: RouteName, bearer: string): Promise<Caller> {
  const known = await tokens.bearerOf(bearer);
  if (!known) throw new ProblemError('session', 'This token is wrong, or it was taken away.');
  const scope = scopeOf(route);
  if (!mayUse(known.token, scope))
    throw new ProblemError(
      'scope',
      scope === null ? 'No token can do this: sign in for it.' : `This token needs the scope “${scope}” for that.`,
      scope === null ? {} : { scope },
    );
  return { person: known.person, session: undefined, token: known.token };
}
