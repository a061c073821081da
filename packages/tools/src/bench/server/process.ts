/** The server that is measured, as a process of its own: it tells what it costs when it is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GameServer } from '@roundhouse/server';
import { titles } from '@roundhouse/titles';
import { listen } from '../../serve/listen.ts';
import { floorTitle } from './floor.ts';

export interface Usage {
  /** Processor time of all its threads so far, in milliseconds. */
  readonly cpu: number;
  /** In bytes. */
  readonly rss: number;
}

const UNLIMITED = 1e9;

/** Serves until the process that has started it goes, and answers each message with its usage. */
export async function serveForBench(folder: string): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url));
  const script = (name: string): URL => pathToFileURL(join(here, `${name}.mjs`));
  const server = await GameServer.open({
    folder,
    scripts: { writer: script('writer'), thinker: script('thinker') },
    titles: [...titles, floorTitle],
    thinkers: { count: 1 },
    // The breath for which bids are kept would only be measured itself.
    timing: { breath: 0 },
    limits: { changes: UNLIMITED, reads: UNLIMITED, messages: UNLIMITED },
  });
  const port = await listen(server.app.server, '127.0.0.1', 0);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() } satisfies Usage);
  });
  process.send!(port);
  await new Promise((gone) => process.once('disconnect', gone));
  await server.close();
}

/** That process, from the other side. */
export class Measured {
  readonly #child: ChildProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  address = '';

  constructor() {
    this.#child = fork(fileURLToPath(import.meta.url), ['bench', 'server', '--serve', this.#folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  async ready(): Promise<void> {
    this.address = `http://127.0.0.1:${await this.#heard<number>()}`;
  }

  usage(): Promise<Usage> {
    const heard = this.#heard<Usage>();
    this.#child.send('usage');
    return heard;
  }

  async stop(): Promise<void> {
    const gone = new Promise((exit) => this.#child.once('exit', exit));
    this.#child.disconnect();
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #heard<T>(): Promise<T> {
    return new Promise((heard, failed) => {
      this.#child.once('message', (message) => heard(message as T));
      this.#child.once('exit', () => failed(new Error('the server has stopped')));
    });
  }
}
