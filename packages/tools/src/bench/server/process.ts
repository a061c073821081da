/** The server that is measured, as a process of its own: it tells what it costs when it is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameServer } from '@roundhouse/server';
import { titles } from '@roundhouse/titles';
import { listen } from '../../serve/listen.ts';
import { runOn1820 } from '../maps/built-1820.ts';
import { floorTitle } from './floor.ts';
import { threadScripts } from './local.ts';

export interface Usage {
  /** Processor time of all its threads so far, in milliseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
}

/** What the server is asked: to tell its usage, after a collection; or to search late maps from now on, one after the other. */
type Question = 'usage' | 'usage at rest' | 'search late maps';

const UNLIMITED = 1e9;
/** Late maps of 1820: proven in some hundred milliseconds, or searched until the budget ends. */
const LATE_RUNS = [['5D+'], ['5D+', '5D+', '5D+'], ['8+', '8+', '8+', '8+']] as const;

/** Serves until the process that has started it goes, and answers each message with its usage. */
export async function serveForBench(folder: string): Promise<void> {
  const server = await GameServer.open({
    folder,
    database: process.env['DATABASE_URL'] || undefined,
    scripts: threadScripts(),
    titles: [...titles, floorTitle],
    thinkers: { count: 1 },
    // The breath for which bids are kept would only be measured itself.
    timing: { breath: 0 },
    limits: { changes: UNLIMITED, reads: UNLIMITED, messages: UNLIMITED },
  });
  const port = await listen(server.app.server, '127.0.0.1', 0);
  process.on('message', (question: Question) => {
    if (question === 'search late maps') void searchLateMaps(server);
    else tellUsage(question === 'usage at rest');
  });
  process.send!(port);
  await new Promise((gone) => process.once('disconnect', gone));
  await server.close();
}

function tellUsage(atRest: boolean): void {
  if (atRest) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send!({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() } satisfies Usage);
}

async function searchLateMaps({ thinkers }: GameServer): Promise<void> {
  for (let i = 0; process.connected; i++)
    await thinkers.search('1820', runOn1820(1 + (i % 3), ...LATE_RUNS[i % LATE_RUNS.length]!)).found;
}

/** This program once more, for what a process of its own does beside the measuring one. */
export const forkBench = (option: string, value: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  fork(fileURLToPath(import.meta.url), ['bench', 'server', option, value], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });

/** What such a process says next. */
export async function heardFrom<T>(child: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const { signal } = heard;
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error('the process has stopped');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), gone]);
    return message as T;
  } finally {
    heard.abort();
  }
}

/** That process, from the other side. */
export class Measured {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #keeps: boolean;
  address = '';

  /** Games are kept in a folder of its own, or in one that stays, or in a database. */
  constructor({ folder, database }: { readonly folder?: string | undefined; readonly database?: string | undefined }) {
    this.#keeps = folder !== undefined;
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
    this.#child = forkBench('--serve', this.#folder, { DATABASE_URL: database ?? '' });
  }

  async ready(): Promise<void> {
    this.address = `http://127.0.0.1:${await this.#heard<number>()}`;
  }

  usage(question: Exclude<Question, 'search late maps'> = 'usage'): Promise<Usage> {
    const heard = this.#heard<Usage>();
    this.#ask(question);
    return heard;
  }

  searchLateMaps(): void {
    this.#ask('search late maps');
  }

  async stop(): Promise<void> {
    const gone = new Promise((exit) => this.#child.once('exit', exit));
    this.#child.disconnect();
    await gone;
    if (!this.#keeps) rmSync(this.#folder, { recursive: true, force: true });
  }

  #ask(question: Question): void {
    this.#child.send(question);
  }

  #heard<T>(): Promise<T> {
    return heardFrom(this.#child);
  }
}
