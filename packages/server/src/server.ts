/** The server: page and games together, from a data folder, until it is stopped. */
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { API, LARGEST_BODY, LARGEST_FRAME, MOST_MESSAGES, RATE_WINDOW } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApi } from './http/api.ts';
import type { Services } from './http/call.ts';
import { sessionIn } from './http/cookies.ts';
import { errorHandler } from './http/errors.ts';
import type { ServedFile } from './http/files.ts';
import { RateLimit } from './http/limits.ts';
import { isOwnOrigin } from './http/origin.ts';
import { headersFor, siteHandler } from './http/site.ts';
import { hashOf } from './people/keys.ts';
import { People } from './people/people.ts';
import { away, ProblemError } from './problem.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import { Stream } from './stream/stream.ts';
import { type Timing, USUAL_TIMING } from './tables/deps.ts';
import { Tables } from './tables/tables.ts';
import { Thinkers } from './threads/thinkers.ts';

export interface ServerOptions {
  /** Where games are kept. */
  readonly folder: string;
  /** The scripts of the threads. */
  readonly scripts: { readonly writer: URL; readonly thinker: URL };
  /** The page; none where another program serves it. */
  readonly site?: ReadonlyMap<string, ServedFile>;
  /** The page is reached by https. */
  readonly secure?: boolean;
  /** Hears of what an operator should know, in one line. */
  readonly log?: (line: string) => void;
  readonly timing?: Partial<Timing>;
  readonly thinkers?: { readonly count?: number; readonly silence?: number; readonly longestFile?: number };
  /** How often somebody may ask within ten seconds; wrong links and codes within ten minutes. */
  readonly limits?: {
    readonly changes?: number;
    readonly reads?: number;
    readonly guesses?: number;
    readonly messages?: number;
  };
  /** As large as the database may become, in pages: a full disk for tests. */
  readonly pageLimit?: number;
  readonly now?: () => number;
  /** Titles in place of all that there are. */
  readonly titles?: readonly RailTitle[];
}

const MOST_READS = 400;
const MOST_GUESSES = 30;
const GUESS_WINDOW = 10 * 60 * 1000;
/** Milliseconds after which clients come back to a server that is stopped. */
const COME_BACK_AFTER = 1_500;
/** All that is under way is finished within this, in milliseconds; the rest is cut off. */
const DRAIN_WITHIN = 4_000;

export class GameServer {
  readonly app: FastifyInstance;
  readonly store: SqliteStore;
  readonly thinkers: Thinkers;
  readonly tables: Tables;
  readonly stream: Stream;
  #isDraining = false;

  static async open(options: ServerOptions): Promise<GameServer> {
    const log = options.log ?? (() => {});
    const { folder, scripts, pageLimit } = options;
    const store = await SqliteStore.open({ folder, writer: scripts.writer, log, pageLimit });
    const thinkers = new Thinkers({ script: scripts.thinker, log, ...options.thinkers });
    const server = new GameServer(options, store, thinkers);
    await server.app.ready();
    server.tables.resume();
    return server;
  }

  private constructor(options: ServerOptions, store: SqliteStore, thinkers: Thinkers) {
    const { secure = false, now = Date.now, log = () => {}, site, limits = {} } = options;
    const deps = {
      store,
      titles: options.titles ?? titles,
      thinkers,
      now,
      log,
      timing: { ...USUAL_TIMING, ...options.timing },
    };
    this.store = store;
    this.thinkers = thinkers;
    this.tables = new Tables(deps);
    const guesses = new RateLimit(limits.guesses ?? MOST_GUESSES, GUESS_WINDOW, now);
    const services: Services = { ...deps, tables: this.tables, people: new People(store, now), secure, guesses };
    this.app = Fastify({
      logger: false,
      bodyLimit: LARGEST_BODY,
      forceCloseConnections: true,
      requestTimeout: 120_000,
      // A proxy that brings https runs on the same machine.
      trustProxy: secure ? 'loopback' : false,
    });
    this.app.setErrorHandler(errorHandler(log));
    this.app.register(cookie);
    this.app.register(websocket, { options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false } });
    this.#addGate(services, limits);
    addApi(this.app, services);
    this.stream = new Stream(this.app, services, limits.messages);
    const page = site && siteHandler(site);
    this.app.setNotFoundHandler((request, reply) => {
      if (page && !request.url.startsWith('/api/')) return page(request, reply);
      throw new ProblemError('none', 'There is nothing at this address.');
    });
  }

  /** What is asked of every request before it is read. */
  #addGate({ secure, now }: Services, limits: NonNullable<ServerOptions['limits']>): void {
    const changes = new RateLimit(limits.changes ?? MOST_MESSAGES, RATE_WINDOW, now);
    const reads = new RateLimit(limits.reads ?? MOST_READS, RATE_WINDOW, now);
    this.app.addHook('onRequest', async (request, reply) => {
      reply.headers(headersFor(request.headers.host, secure));
      if (!request.url.startsWith(`${API}/`)) return;
      if (this.#isDraining) throw away();
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead && !isOwnOrigin(request.headers))
        throw new ProblemError('forbidden', 'Changes are taken only from our own page.');
      const session = sessionIn(request, secure);
      const key = session ? hashOf(session) : request.ip;
      const wait = (isRead ? reads : changes).take(key);
      if (wait > 0)
        throw new ProblemError('often', 'This was too often in a short time: wait a moment.', {
          retryAfter: Math.ceil(wait / 1000),
        });
    });
  }

  /** Nothing new is taken, sockets are told when to come back, and all that was acknowledged is on disk. */
  async close(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    this.stream.close(COME_BACK_AFTER);
    await Promise.race([this.tables.drain(), new Promise((late) => setTimeout(late, DRAIN_WITHIN).unref())]);
    await this.thinkers.close();
    await this.app.close();
    const { server } = this.app;
    if (server.listening) {
      server.close();
      server.closeAllConnections();
    }
    await this.store.close();
  }
}
