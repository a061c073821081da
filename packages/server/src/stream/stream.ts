/** All sockets of this server. */
import { API, CLOSED, routes } from '@roundhouse/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/call.ts';
import { sessionIn } from '../http/cookies.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { ProblemError } from '../problem.ts';
import { Connection } from './connection.ts';

const CHECK_EVERY = 1_000;

export class Stream {
  readonly #connections = new Set<Connection>();
  readonly #checking: NodeJS.Timeout;

  constructor(app: FastifyInstance, services: Services, mostMessages: number | undefined) {
    const options = { tables: services.tables, now: services.now, mostMessages };
    app.register((api, _options, done) => {
      api.route({
        method: routes.stream.method,
        url: API + routes.stream.path,
        preValidation: async (request) => {
          if (!isOwnOrigin(request.headers)) throw new ProblemError('forbidden', 'This socket is for our own page.');
        },
        handler: () => {
          throw new ProblemError('malformed', 'This address is for a socket.');
        },
        wsHandler: (socket, request) => {
          const person = services.people.ofSession(sessionIn(request, services.secure));
          const connection = new Connection(socket, person, options);
          this.#connections.add(connection);
          socket.on('close', () => this.#connections.delete(connection));
        },
      });
      done();
    });
    this.#checking = setInterval(() => this.#check(services.now()), CHECK_EVERY).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  #check(now: number): void {
    for (const connection of this.#connections) connection.check(now);
  }

  /** Everybody is told when to come back. */
  close(after: number): void {
    clearInterval(this.#checking);
    for (const connection of this.#connections) {
      connection.send({ t: 'bye', after });
      connection.close(CLOSED.goingAway);
    }
  }
}
