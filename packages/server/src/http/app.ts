/** The HTTP server under all routes: what it believes of a request, how long it waits for one, and what it says of a fault. */
import { randomBytes } from 'node:crypto';
import { LARGEST_BODY } from '@roundhouse/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { ProblemError } from '../problem.ts';
import { errorHandler } from './errors.ts';

export interface AppOptions {
  readonly log: Log;
  /** Hears of every fault, with the number that its request had. */
  readonly onFault: (number: string, what: string) => void;
  /** Reached by https, through a proxy on this machine. */
  readonly secure: boolean;
  /** Proxies whose forwarded addresses are believed, by address or network; left out, one on this machine where it brings https. */
  readonly proxies?: readonly string[] | undefined;
  /** The names by which the site is reached; left out, any. */
  readonly hosts?: readonly string[] | undefined;
}

/** Milliseconds for the head of a request, and for all of it: a whole game over a slow line. */
const LONGEST_HEAD = 10_000;
const LONGEST_REQUEST = 120_000;
/** Connections that are too slow are looked for so often. */
const CHECK_EVERY = 2_000;
/** What takes longer is worth a line in the log, in milliseconds. */
const SLOW = 1_000;
/** Bytes of a request's number: short enough to be read out on the telephone. */
const NUMBER_BYTES = 4;

export function makeApp({ log, onFault, secure, proxies, hosts }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: LONGEST_REQUEST,
    http: { headersTimeout: LONGEST_HEAD, connectionsCheckingInterval: CHECK_EVERY },
    trustProxy: proxies ? [...proxies] : secure ? 'loopback' : false,
    genReqId: () => randomBytes(NUMBER_BYTES).toString('hex'),
  });
  app.setErrorHandler(errorHandler(log, onFault));
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    if (ms < SLOW) return;
    const { method, routeOptions } = request;
    log('a request took long.', { request: request.id, method, route: routeOptions.url, status: reply.statusCode, ms });
  });
  if (hosts) refuseOtherNames(app, new Set(hosts.map((name) => name.toLowerCase())));
  return app;
}

/** A name that leads here without being ours may be somebody's way to act in the name of those who are signed in. */
function refuseOtherNames(app: FastifyInstance, hosts: ReadonlySet<string>): void {
  app.addHook('onRequest', async ({ headers, url }) => {
    // What watches over the server asks by its address.
    if (url === '/healthz' || url === '/readyz') return;
    const name = (headers.host ?? '').toLowerCase().replace(/:\d+$/u, '');
    if (!hosts.has(name)) throw new ProblemError('forbidden', 'This site is not reached by this name.');
  });
}
