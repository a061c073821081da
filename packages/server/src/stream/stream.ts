/** All sockets of this server. */
import { API, CLOSED, routes } from '@roundhouse/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../http/call.ts';
import { bearerIn, callerOf } from '../http/caller.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { hashOf } from '../people/keys.ts';
import { isAtHome, networkOf } from '../people/devices.ts';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { Store } from '../store/contract.ts';
import { Connection } from './connection.ts';

const CHECK_EVERY = 1_000;
/** Milliseconds after which a session that was ended by another process no longer hears anything. */
const REVIEW_EVERY = 10_000;

/** Sockets of one person with an account, of all others in one network, and of everybody. */
const MOST_OF_A_PERSON = 30;
const MOST_OF_A_NETWORK = 200;
const MOST_AT_HOME = 10_000;
const MOST_OF_ALL = 20_000;

interface Caller {
  readonly person: Person | null;
  readonly key: string | null;
  readonly whose: string;
}

export class Stream {
  /** With the session or token that each was opened by. */
  readonly #connections = new Map<Connection, { readonly session: string | null; readonly person: string | null }>();
  /** How many are open of a person, or of a network. */
  readonly #open = new Map<string, number>();
  #lastReview: number;
  readonly #checking: NodeJS.Timeout;

  constructor(app: FastifyInstance, services: Services, mostMessages: number | undefined) {
    const options = { tables: services.tables, lists: services.lists, now: services.clock.steady, mostMessages };
    /** Who opens a socket, from the request on: what it says at once must find its listener here. */
    const callers = new WeakMap<FastifyRequest, Caller>();
    this.#lastReview = services.clock.steady();
    services.people.onEnds((ended) => this.#end((session) => ended.has(session)));
    app.register((api, _options, done) => {
      api.route({
        method: routes.stream.method,
        url: API + routes.stream.path,
        preValidation: async (request) => {
          if (bearerIn(request.headers) === null && !isOwnOrigin(request.headers))
            throw new ProblemError('forbidden', 'This socket is for our own page.');
          const { person, session, token } = await callerOf(services, 'stream', request);
          // A person with an account is known; all others of one network share what it may have.
          const network = networkOf({ ip: request.ip, agent: '' });
          const whose = person?.isAccount ? person.id : network;
          const ofNetwork = isAtHome(network) ? MOST_AT_HOME : MOST_OF_A_NETWORK;
          this.#refuseMany(whose, person?.isAccount ? MOST_OF_A_PERSON : ofNetwork);
          callers.set(request, { person, whose, key: token?.hash ?? (person && session ? hashOf(session) : null) });
        },
        handler: () => {
          throw new ProblemError('malformed', 'This address is for a socket.');
        },
        wsHandler: (socket, request) => {
          const { person, key, whose } = callers.get(request)!;
          const connection = new Connection(socket, person, options);
          this.#connections.set(connection, { session: key, person: person?.id ?? null });
          this.#count(whose, 1);
          socket.on('close', () => {
            this.#connections.delete(connection);
            this.#count(whose, -1);
          });
        },
      });
      done();
    });
    this.#checking = setInterval(() => this.#check(services), CHECK_EVERY).unref();
  }

  #refuseMany(whose: string, most: number): void {
    if ((this.#open.get(whose) ?? 0) < most && this.#connections.size < MOST_OF_ALL) return;
    throw new ProblemError('often', 'Too many tables are open from here: close some.', { retryAfter: 10 });
  }

  #count(whose: string, change: 1 | -1): void {
    const open = (this.#open.get(whose) ?? 0) + change;
    if (open > 0) this.#open.set(whose, open);
    else this.#open.delete(whose);
  }

  /** People who have a tab open; those without a session are nobody yet. */
  get people(): number {
    return new Set([...this.#connections.values()].flatMap(({ person }) => person ?? [])).size;
  }

  get count(): number {
    return this.#connections.size;
  }

  #check({ clock, store }: Services): void {
    const now = clock.steady();
    for (const connection of this.#connections.keys()) connection.check(now);
    if (!store.isShared || now - this.#lastReview < REVIEW_EVERY) return;
    this.#lastReview = now;
    this.#review(store).catch(() => {});
  }

  /** Another process may have ended a session. */
  async #review(store: Store): Promise<void> {
    const sessions = new Set([...this.#connections.values()].flatMap(({ session }) => session ?? []));
    const live = new Set(await store.read.liveSessions([...sessions]));
    this.#end((session) => sessions.has(session) && !live.has(session));
  }

  /** A person who was signed out hears nothing more; the page comes back as the person it has now. */
  #end(isOver: (session: string) => boolean): void {
    for (const [connection, { session }] of this.#connections)
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
