/** Figures for Prometheus, on an address of their own: they tell who plays how much, so they are never on the public one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Recent } from './recent.ts';
import { CannotServe } from './store/contract.ts';

/** What is asked for when somebody reads them. */
export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly jobs: () => number;
  readonly unproven: () => number;
  readonly differing: () => number;
  /** Connections to a PostgreSQL. */
  readonly pool?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
}

/** Times that are kept for the operator’s page. */
const LATEST = 500;
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export class Metrics {
  readonly #registry = new Registry();
  readonly #actions: Counter<'title' | 'answer'>;
  readonly #disk: Histogram;
  readonly #told: Histogram;
  readonly #latest = new Recent<number>(LATEST);
  #server: Server | null = null;
  /** Where they are served. */
  address: string | null = null;

  constructor(gauges: Gauges) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'roundhouse_' });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({ name: `roundhouse_${name}`, help, registers, collect: gaugeOf(read) });
    };
    gauge('sockets', 'Open sockets.', gauges.sockets);
    gauge('tables', 'Tables in memory.', gauges.tables);
    gauge('thinker_jobs', 'Best runs and moves of bots that are being worked out or wait for it.', gauges.jobs);
    gauge('games_unproven', 'Games that wait to be played again by this version.', gauges.unproven);
    gauge(
      'games_differing',
      'Games that were held since the start, since this version reads them in another way.',
      gauges.differing,
    );
    const { pool } = gauges;
    if (pool)
      for (const what of ['open', 'idle', 'waiting'] as const)
        gauge(`database_${what}`, `Connections to the database: ${what}.`, () => pool()[what]);
    this.#actions = new Counter({
      name: 'roundhouse_actions_total',
      help: 'What players wanted of a table, by title and answer.',
      labelNames: ['title', 'answer'],
      registers,
    });
    const histogram = (name: string, help: string): Histogram =>
      new Histogram({ name: `roundhouse_${name}_seconds`, help, buckets: SECONDS, registers });
    this.#disk = histogram('disk', 'From a decision until it is on disk.');
    this.#told = histogram('told', 'From a decision until the last listener here was told.');
  }

  answered(title: string, answer: string | number): void {
    this.#actions.inc({ title, answer: String(answer) });
  }

  /** Milliseconds from a decision until the last listener was told, 99 of a hundred of the latest times; null before the first. */
  get slowest(): number | null {
    const all = this.#latest.all.toSorted((a, b) => a - b);
    return all[Math.ceil(all.length * 0.99) - 1] ?? null;
  }

  /** Milliseconds. */
  written(toDisk: number, toLast: number): void {
    this.#latest.add(toLast);
    this.#disk.observe(toDisk / 1000);
    this.#told.observe(toLast / 1000);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** At `host:port`; port 0 takes a free one. */
  async listen(address: string): Promise<void> {
    const [, host, port] = /^(.*):(\d+)$/u.exec(address)!;
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      void this.text().then((text) => {
        response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text);
      });
    });
    await new Promise<void>((listening, failed) => {
      server.once('error', () => failed(new CannotServe(`metrics cannot be served at ${address}: is it taken?`)));
      server.listen(Number(port), host, listening);
    });
    this.#server = server;
    this.address = `${host}:${(server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}

function gaugeOf(read: () => number): (this: Gauge) => void {
  return function collect() {
    this.set(read());
  };
}
