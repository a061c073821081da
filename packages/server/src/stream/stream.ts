/** All sockets of this server. */
import { API, CLOSED, routes } from '@roundhouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../http/call.ts';
import { bearerIn, callerOf } from '../http/caller.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { hashOf } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { Store } from '../store/contract.ts';
import { Connection } from './connection.ts';

const CHECK_EVERY = 1_000;
/** Milliseconds after which a session that was ended by another process no longer hears anything. */
const REVIEW_EVERY = 10_000;

export class Stream {
  /** With the session or token that each was opened by. */
  readonly #connections = new Map<Connection, string | null>();
  #lastReview: number;
  readonly #checking: NodeJS.Timeout;

  constructor(app: FastifyInstance, services: Services, mostMessages: number | undefined) {
    const options = { tables: services.tables, lists: services.lists, now: services.now, mostMessages };
    /** Who opens a socket, from the request on: what it says at once must find its listener here. */
    const callers = new WeakMap<FastifyRequest, { readonly person: Person | null; readonly key: string | null }>();
    this.#lastReview = services.now();
    services.people.onEnds((ended) => this.#end((session) => ended.has(session)));
    app.register((api, _options, done) => {
      api.route({
        method: routes.stream.method,
        url: API + routes.stream.path,
        preValidation: async (request) => {
          if (bearerIn(request.headers) === null && !isOwnOrigin(request.headers))
            throw new ProblemError('forbidden', 'This socket is for our own page.');
          const { person, session, token } = await callerOf(services, 'stream', request);
          callers.set(request, { person, key: token?.hash ?? (person && session ? hashOf(session) : null) });
        },
        handler: () => {
          throw new ProblemError('malformed', 'This address is for a socket.');
        },
        wsHandler: (socket, request) => {
          const { person, key } = callers.get(request)!;
          const connection = new Connection(socket, person, options);
          this.#connections.set(connection, key);
          socket.on('close', () => this.#connections.delete(connection));
        },
      });
      done();
    });
    this.#checking = setInterval(() => this.#check(services), CHECK_EVERY).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  #check({ now, store }: Services): void {
    for (const connection of this.#connections.keys()) connection.check(now());
    if (!store.isShared || now() - this.#lastReview < REVIEW_EVERY) return;
    this.#lastReview = now();
    this.#review(store).catch(() => {});
  }

  /** Another process may have ended a session. */
  async #review(store: Store): Promise<void> {
    const sessions = new Set([...this.#connections.values()].filter((one) => one !== null));
    const live = new Set(await store.read.liveSessions([...sessions]));
    this.#end((session) => sessions.has(session) && !live.has(session));
  }

  /** Whoever was signed out hears nothing more; the page comes back as whom it is now. */
  #end(isOver: (session: string) => boolean): void {
    for (const [connection, session] of this.#connections)
      if (session !== null && isOver(session)) connection.close(CLOSED.goingAway);
  }

  /** Everybody is told when to come back. */
  close(after: number): void {
    clearInterval(this.#checking);
    for (const connection of this.#connections.keys()) {
      connection.send({ t: 'bye', after });
      connection.close(CLOSED.goingAway);
    }
  }
}
