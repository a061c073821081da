/** The server as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, root } from '../../../scripts/prepare.mjs';
import { Client } from './kit.ts';

export class ChildServer {
  readonly folder: string;
  readonly #database: string | undefined;
  readonly #options: readonly string[];
  #child: ChildProcess | null = null;
  #port = 0;
  #program = join(root, 'dist', 'roundhouse.mjs');
  errors = '';

  /** On a folder, or on a database. */
  constructor(folder: string, database?: string, options: readonly string[] = []) {
    this.folder = folder;
    this.#database = database;
    this.#options = options;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  client(): Client {
    return new Client(this.address);
  }

  /** On the port that it had before; a program of another build in place of the one that ran, where it is given. */
  async start(program = this.#program): Promise<void> {
    this.#program = program;
    await build();
    const where = ['--port', String(this.#port), '--host', '127.0.0.1', '--data', this.folder];
    const args = ['serve', '--no-page', ...where, ...this.#options];
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(this.#database === undefined ? {} : { DATABASE_URL: this.#database }) },
    });
    this.#child = child;
    child.stderr.on('data', (data: Buffer) => (this.errors += data.toString()));
    this.#port = await new Promise<number>((found, failed) => {
      child.stdout.on('data', (data: Buffer) => {
        const [, port] = /http:\/\/[^:]+:(\d+)/.exec(data.toString()) ?? [];
        if (port) found(Number(port));
      });
      child.once('exit', () => failed(new Error(`the server did not start: ${this.errors}`)));
    });
  }

  /** Where a test has failed, and left it running. */
  abandon(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  /** Gives the exit code, or the signal's name. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string> {
    const child = this.#child!;
    // One that has died by itself says so no second time.
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server was gone before it was ended: ${child.exitCode ?? child.signalCode} ${this.errors}`);
    const gone = once(child, 'exit') as Promise<[number | null, string | null]>;
    child.kill(signal);
    const [code, by] = await gone;
    this.#child = null;
    return code ?? by!;
  }
}
