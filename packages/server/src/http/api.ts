/** The routes of the protocol's table, each with its checks in the same order: where from, how often, who, what. */
import { issueWords, plainSentence } from '@roundhouse/kernel';
import {
  API,
  gameIdPattern,
  LARGEST_IMPORT,
  type RouteName,
  routes,
  type RouteSchemas,
  schemas,
  type Who,
} from '@roundhouse/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/people.ts';
import { noSuchTable, ProblemError } from '../problem.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Answer, Call, Handler, Handlers, HttpRoute, Services } from './call.ts';
import { callerOf } from './caller.ts';
import { deviceIn, keepDevice, keepSession } from './cookies.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { gameHandlers } from './handlers/games.ts';
import { peopleHandlers } from './handlers/people.ts';
import { playHandlers } from './handlers/play.ts';
import { roomHandlers } from './handlers/room.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { ownHandlers } from './handlers/own.ts';
import { deskHandlers } from './handlers/desk.ts';
import { talkHandlers } from './handlers/talk.ts';
import { tokenHandlers } from './handlers/tokens.ts';
import { listHandlers } from './handlers/lists.ts';
import { jsonBody } from './json-body.ts';
import { packed } from './packing.ts';

export const handlers: Handlers = {
  ...gameHandlers,
  ...listHandlers,
  ...roomHandlers,
  ...playHandlers,
  ...peopleHandlers,
  ...accountHandlers,
  ...tokenHandlers,
  ...passkeyHandlers,
  ...talkHandlers,
  ...ownHandlers,
  ...deskHandlers,
};
const names = (Object.keys(routes) as RouteName[]).filter((name): name is HttpRoute => name !== 'stream');

export function addApi(app: FastifyInstance, services: Services): void {
  app.register((api, _options, done) => {
    jsonBody(api);
    for (const name of names) if (name !== 'importGame') addRoute(api, services, name);
    done();
  });
  // A whole game is read in a thread, so here its bytes are left as they are.
  app.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: LARGEST_IMPORT } as const;
    api.addContentTypeParser('application/json', options, (_request, body, parsed) => parsed(null, body));
    addRoute(api, services, 'importGame');
    done();
  });
}

function addRoute(api: FastifyInstance, services: Services, name: HttpRoute): void {
  const { method, path } = routes[name];
  api.route({
    method,
    url: API + path,
    onSend: packed,
    handler: async (request, reply) => send(reply, services, await answer(services, name, request)),
  });
}

async function answer(services: Services, name: HttpRoute, request: FastifyRequest): Promise<Answer> {
  const caller = await callerOf(services, name, request);
  const params = request.params as Record<string, string>;
  const table = await admitted(services, routes[name].who, caller.person, params['game']);
  const { body, query }: RouteSchemas = schemas[name];
  const isRaw = name === 'importGame';
  const call = {
    services,
    ...caller,
    table,
    params,
    query: query ? checked(query, { ...(request.query as object) }) : {},
    body: body && !isRaw ? checked(body, request.body ?? {}) : null,
    raw: isRaw ? rawBody(request.body) : new Uint8Array(),
    ip: request.ip,
    from: { ip: request.ip, agent: request.headers['user-agent'] ?? '' },
    site: { origin: request.headers.origin ?? '', host: request.hostname },
    device: deviceIn(request, services.secure),
  };
  return (handlers[name] as Handler<HttpRoute>)(call as unknown as Call<HttpRoute>);
}

/** The table that a route is about, where this person may use it so. */
async function admitted(
  { tables }: Services,
  who: readonly Who[],
  person: SignedIn | null,
  game: string | undefined,
): Promise<OpenTable | null> {
  if (who.includes('anyone') && game === undefined) return null;
  if (who.includes('person') || who.includes('account')) {
    if (!person) throw new ProblemError('session', 'This device has no seat anywhere yet.');
    if (who.includes('person') || person.isAccount) return null;
    throw new ProblemError('forbidden', 'This needs an account.');
  }
  if (who.includes('operator')) {
    refuseWithoutRole(who, person);
    return null;
  }
  const table = game !== undefined && gameIdPattern.test(game) ? await tables.get(game) : null;
  await table?.guests.meet(person?.id ?? null);
  if (!table || !(await table.admits(() => table.guests.mayLook(person?.id ?? null)))) throw noSuchTable();
  if (who.includes('anyone') || who.includes('visitor')) return table;
  if (!person) throw new ProblemError('session', 'This device has no seat at this table.');
  const isOneOf = (): boolean => {
    const { owner, seats } = table.you(person.id);
    const isOne = { owner, player: seats.length > 0, watcher: true };
    return who.some((one) => isOne[one as keyof typeof isOne]);
  };
  if (await table.admits(isOneOf)) return table;
  throw new ProblemError(
    'forbidden',
    who.includes('player') ? 'Only players can do this.' : 'Only the owner of the table can do this.',
  );
}

function refuseWithoutRole(who: readonly Who[], person: SignedIn | null): void {
  if (!person) throw new ProblemError('session', 'This is for those who look after this server: sign in first.');
  if (person.role === null || !who.includes(person.role))
    throw new ProblemError('forbidden', 'This is for those who look after this server.');
}

function checked(schema: NonNullable<RouteSchemas['body']>, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const why = issueWords(read.error.issues[0]!, value);
  throw new ProblemError('malformed', plainSentence(`This request cannot be read: ${why}.`));
}

function rawBody(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new ProblemError('media', 'Only JSON is read here.');
}

function send(
  reply: FastifyReply,
  { secure }: Services,
  { status = 200, body, session, device, fileName }: Answer,
): FastifyReply {
  if (session !== undefined) keepSession(reply, secure, session);
  if (device !== undefined) keepDevice(reply, secure, device);
  if (fileName !== undefined) reply.header('Content-Disposition', `attachment; filename="${fileName}"`);
  reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
  return reply.send(typeof body === 'string' ? body : JSON.stringify(body));
}
