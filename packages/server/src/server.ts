/** The server: page and games together, from a data folder, until it is stopped. */
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { API, type Desk as Shown, LARGEST_FRAME, MOST_MESSAGES, RATE_WINDOW } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import type { FastifyInstance } from 'fastify';
import { Control } from './backup/control.ts';
import { addApi } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { addHealth } from './http/health.ts';
import type { Services } from './http/call.ts';
import { bearerIn } from './http/caller.ts';
import { sessionIn } from './http/cookies.ts';
import type { ServedFile } from './http/files.ts';
import { Desk, type Fault } from './desk/desk.ts';
import { clockOf, watchJumps } from './clock.ts';
import { RateLimit } from './http/limits.ts';
import { isOwnOrigin } from './http/origin.ts';
import { headersFor, siteHandler } from './http/site.ts';
import { Accounts } from './people/accounts.ts';
import { isAtHome, networkOf } from './people/devices.ts';
import { hashOf } from './people/keys.ts';
import { Lists } from './lists/lists.ts';
import { Mailer, type MailOptions } from './people/mail.ts';
import { Once } from './people/once.ts';
import { obey, type Obeying, readOrder } from './people/orders.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Tokens } from './people/tokens.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { away, ProblemError } from './problem.ts';
import { Recent } from './recent.ts';
import type { Store } from './store/contract.ts';
import { PgStore } from './store/postgres/store.ts';
import { SqliteStore } from './store/sqlite/store.ts';
import { Stream } from './stream/stream.ts';
import { type Timing, USUAL_TIMING } from './tables/deps.ts';
import { GameOrders } from './tables/game-orders.ts';
import { Tables } from './tables/tables.ts';
import { Prover } from './threads/prover.ts';
import { Thinkers } from './threads/thinkers.ts';
import { within } from './within.ts';

export interface ServerOptions {
  /** Where games are kept, unless in a database. */
  readonly folder: string;
  /** A PostgreSQL that keeps them: postgres://name:password@host:5432/database. */
  readonly database?: string | undefined;
  /** Milliseconds between two looks for what other processes have written and could not tell. */
  readonly sweepEvery?: number | undefined;
  /** The scripts of the threads. */
  readonly scripts: { readonly writer: URL; readonly thinker: URL };
  /** The page; none where another program serves it. */
  readonly site?: ReadonlyMap<string, ServedFile>;
  /** For links to people who have lost their password. */
  readonly mail?: MailOptions | undefined;
  /** The page is reached by https. */
  readonly secure?: boolean;
  readonly proxies?: readonly string[] | undefined;
  readonly hosts?: readonly string[] | undefined;
  /** Where figures are served, `host:port`; left out, nowhere. */
  readonly metrics?: string | undefined;
  readonly log?: Log;
  /** How it is set up, as its operator may read it. */
  readonly settings?: Shown['settings'];
  readonly timing?: Partial<Timing>;
  readonly thinkers?: { readonly count?: number; readonly silence?: number; readonly longestFile?: number };
  /** How often somebody may ask within ten seconds; wrong links and codes within ten minutes. */
  readonly limits?: {
    readonly changes?: number;
    readonly reads?: number;
    readonly guesses?: number;
    readonly signUps?: number;
    readonly network?: number;
    readonly messages?: number;
  };
  /** As large as the database may become, in pages: a full disk for tests. */
  readonly pageLimit?: number;
  readonly now?: () => number;
  /** Titles in place of all that there are. */
  readonly titles?: readonly RailTitle[];
}

/** Faults that an operator can still look up by their number. */
const MOST_FAULTS = 100;
const MOST_READS = 400;
/** Everything from one network within the window. */
const MOST_OF_A_NETWORK = 4_000;
const MOST_GUESSES = 30;
/** New accounts of one network in a day: a club may sign up in one evening. */
const MOST_SIGN_UPS = 60;
const DAY = 24 * 60 * 60 * 1000;
const GUESS_WINDOW = 10 * 60 * 1000;
/** Milliseconds after which clients come back to a server that is stopped. */
const COME_BACK_AFTER = 1_500;
/** All that is under way is finished within this, in milliseconds; the rest is cut off. */
const DRAIN_WITHIN = 2_000;
/** What was answered is sent within this. */
const ANSWER_WITHIN = 500;
/** Each part of the server ends within this. */
const END_WITHIN = 500;

export class GameServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly tables: Tables;
  readonly stream: Stream;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  #isDraining = false;
  #control: Control | null = null;
  readonly #mailer: Mailer | null;
  readonly #lists: Lists;
  readonly #orders: Obeying;
  readonly #forgetJumps: () => void;

  static async open(options: ServerOptions): Promise<GameServer> {
    const log = options.log ?? (() => {});
    const { scripts } = options;
    const store = await openStore(options, log);
    const thinkers = new Thinkers({ script: scripts.thinker, log, ...options.thinkers });
    const server = new GameServer(options, store, thinkers);
    try {
      await server.app.ready();
      await server.tables.resume();
      if (options.metrics !== undefined) await server.metrics.listen(options.metrics);
      if (options.database === undefined) server.#control = await server.#listenToOrders(options);
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  private constructor(options: ServerOptions, store: Store, thinkers: Thinkers) {
    const { secure = false, now = Date.now, log = () => {}, site, limits = {} } = options;
    const clock = clockOf(now, options.now);
    const { steady } = clock;
    this.#forgetJumps = watchJumps(clock, log);
    const deps = {
      store,
      titles: options.titles ?? titles,
      thinkers,
      now,
      clock,
      log,
      timing: { ...USUAL_TIMING, ...options.timing },
      lists: new Lists(store),
      written: (toDisk: number, toLast: number) => this.metrics.written(toDisk, toLast),
    };
    this.#lists = deps.lists;
    const begun = now();
    this.store = store;
    this.thinkers = thinkers;
    this.metrics = new Metrics({
      sockets: () => this.stream.count,
      tables: () => this.tables.size,
      jobs: () => thinkers.waiting,
      unproven: () => this.tables.review.waiting,
      differing: () => this.tables.review.differing,
      ...(store instanceof PgStore ? { pool: () => store.connections } : {}),
    });
    this.tables = new Tables(deps, new Prover(options.scripts.thinker));
    const guesses = new RateLimit(limits.guesses ?? MOST_GUESSES, GUESS_WINDOW, steady);
    const people = new People(store, now);
    const once = new Once(store, now);
    const accounts = new Accounts(store, people, once, now, steady);
    const passkeys = new Passkeys(store, once, now, log);
    const mailer = options.mail ? new Mailer(options.mail, log) : null;
    this.#mailer = mailer;
    const tokens = new Tokens(store, people, now);
    const { tables } = this;
    const games = new GameOrders({ store, titles: deps.titles, now }, (id) => {
      tables.refresh([id]).then(
        () => tables.review.first(id),
        () => {},
      );
    });
    this.#orders = { store, accounts, games, tables, now };
    const faults = new Recent<Fault>(MOST_FAULTS);
    const { settings = [] } = options;
    const desk = new Desk({ ...this.#orders, mailer, faults, settings, figures: () => this.#figures(begun) });
    const services: Services = {
      ...deps,
      tables: this.tables,
      people,
      accounts,
      tokens,
      passkeys,
      mailer,
      secure,
      guesses,
      signUps: new RateLimit(limits.signUps ?? MOST_SIGN_UPS, DAY, steady),
      metrics: this.metrics,
      desk,
    };
    this.accounts = accounts;
    const { proxies, hosts } = options;
    const onFault = (number: string, what: string): void => faults.add({ at: now(), number, what });
    this.app = makeApp({ log, onFault, secure, proxies, hosts });
    this.app.register(cookie);
    this.app.register(websocket, { options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false } });
    this.#addGate(services, limits);
    addHealth(this.app, store, () => this.#isDraining);
    addApi(this.app, services);
    this.stream = new Stream(this.app, services, limits.messages);
    const page = site && siteHandler(site);
    this.app.setNotFoundHandler((request, reply) => {
      if (page && !request.url.startsWith('/api/')) return page(request, reply);
      throw new ProblemError('none', 'There is nothing at this address.');
    });
  }

  #listenToOrders({ folder, now = Date.now }: ServerOptions): Promise<Control> {
    return Control.open(folder, now, async (order) => JSON.stringify(await obey(this.#orders, readOrder(order))));
  }

  #figures(since: number): ReturnType<ConstructorParameters<typeof Desk>[0]['figures']> {
    const { stream, tables, thinkers, metrics } = this;
    const { differing, waiting: unproven } = tables.review;
    return {
      people: stream.people,
      tables: tables.size,
      told: metrics.slowest,
      differing,
      unproven,
      jobs: thinkers.waiting,
      since,
    };
  }

  /** What is asked of every request before it is read. */
  #addGate({ secure, clock: { steady } }: Services, limits: NonNullable<ServerOptions['limits']>): void {
    const changes = new RateLimit(limits.changes ?? MOST_MESSAGES, RATE_WINDOW, steady);
    const reads = new RateLimit(limits.reads ?? MOST_READS, RATE_WINDOW, steady);
    const all = new RateLimit(limits.network ?? MOST_OF_A_NETWORK, RATE_WINDOW, steady);
    this.app.addHook('onRequest', async (request, reply) => {
      reply.headers(headersFor(request.headers.host, secure));
      if (!request.url.startsWith(`${API}/`)) return;
      if (this.#isDraining) throw away();
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const bearer = bearerIn(request.headers);
      if (!isRead && bearer === null && !isOwnOrigin(request.headers))
        throw new ProblemError('forbidden', 'Changes are taken only from our own page.');
      const secret = bearer ?? sessionIn(request, secure);
      const key = secret ? hashOf(secret) : request.ip;
      // A secret can be made up for every request, an address cannot.
      const network = networkOf({ ip: request.ip, agent: '' });
      const wait = (isAtHome(network) ? 0 : all.take(network)) || (isRead ? reads : changes).take(key);
      if (wait > 0)
        throw new ProblemError('often', 'This was too often in a short time: wait a moment.', {
          retryAfter: Math.ceil(wait / 1000),
        });
    });
  }

  /**
   * Nothing new is taken, sockets are told when to come back, and all that was acknowledged is on disk. Nothing is waited for
   * longer than its time: neither a database that does not answer, nor a client that does not go.
   */
  async close(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    this.stream.close(COME_BACK_AFTER);
    await within(DRAIN_WITHIN, this.tables.drain());
    await within(END_WITHIN, this.thinkers.close());
    const closed = this.app.close();
    const { server } = this.app;
    await within(ANSWER_WITHIN, closed);
    server.close();
    server.closeAllConnections();
    await within(END_WITHIN, closed);
    this.#forgetJumps();
    this.#lists.close();
    this.#mailer?.close();
    this.metrics.close();
    await within(END_WITHIN, this.#control?.close());
    await this.store.close();
  }
}

function openStore(options: ServerOptions, log: (line: string) => void): Promise<Store> {
  const { database: url, folder, scripts, pageLimit, sweepEvery } = options;
  if (url !== undefined) return PgStore.open({ url, log, sweepEvery });
  return SqliteStore.open({ folder, writer: scripts.writer, log, pageLimit });
}
