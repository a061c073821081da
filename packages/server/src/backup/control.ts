/**
 * How commands reach the server that runs on a data folder: nobody but it may open the database. By a local socket in the folder, or,
 * where its path is too long or there are no such sockets, by a port of this machine; a file that only its owner can read says
 * which, with a secret that must be told.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { platform } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { linesOf } from './format.ts';
import { CannotServe } from '../store/contract.ts';
import { rowsIn } from './sqlite.ts';

interface Address {
  readonly path?: string;
  readonly port?: number;
  readonly secret: string;
}

/** As many letters has the path of a socket at most. */
const LONGEST_PATH = 100;

const fileIn = (folder: string): string => join(folder, 'control.json');

/** Does what an operator orders, and answers in one line. */
export type Obey = (order: string) => Promise<string>;

export class Control {
  readonly #server: Server;
  readonly #folder: string;
  readonly #path: string | null;
  readonly #sockets = new Set<Socket>();

  private constructor(folder: string, now: () => number, obey: Obey) {
    const secret = randomBytes(24).toString('base64url');
    const path = resolve(folder, 'control.sock');
    this.#folder = folder;
    this.#path = platform() === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? null : path;
    this.#server = createServer((socket) => this.#serve(socket, secret, now, obey));
    this.#secret = secret;
  }
  readonly #secret: string;

  static async open(folder: string, now: () => number, obey: Obey): Promise<Control> {
    const control = new Control(folder, now, obey);
    await control.#listen();
    return control;
  }

  async #listen(): Promise<void> {
    const path = this.#path;
    // One that was killed has left its socket.
    if (path !== null) rmSync(path, { force: true });
    await new Promise<void>((listening, failed) => {
      this.#server.once('error', failed);
      if (path === null) this.#server.listen(0, '127.0.0.1', listening);
      else this.#server.listen(path, listening);
    });
    if (path !== null) chmodSync(path, 0o600);
    const { port } = this.#server.address() as AddressInfo;
    const address: Address = path === null ? { port, secret: this.#secret } : { path, secret: this.#secret };
    rmSync(fileIn(this.#folder), { force: true });
    writeFileSync(fileIn(this.#folder), JSON.stringify(address), { mode: 0o600 });
  }

  #serve(socket: Socket, secret: string, now: () => number, obey: Obey): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    createInterface({ input: socket }).once('line', (line) => {
      const [word = '', told = '', ...order] = line.split(' ');
      if (!isSame(told, secret)) {
        socket.destroy();
        return;
      }
      if (word === 'order') {
        obey(order.join(' ')).then(
          (answer) => socket.end(`${answer}\n`),
          () => socket.destroy(),
        );
        return;
      }
      pipeline(Readable.from(withEnds(linesOf(rowsIn(this.#folder), now()))), socket).catch(() => socket.destroy());
    });
  }

  /** Nothing reads from the database any more. */
  async close(): Promise<void> {
    rmSync(fileIn(this.#folder), { force: true });
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    // A reading that was cut off lets go of its connection in the next turn.
    await new Promise((turn) => setImmediate(turn));
  }
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** The lines of a backup from the server that runs on a folder; null where none does. */
export const linesFromServer = (folder: string): Promise<AsyncIterable<string> | null> => askServer(folder, 'backup');

/** The answer of the server that runs on a folder to an order; null where none does. */
export async function answerFromServer(folder: string, order: string): Promise<string | null> {
  const lines = await askServer(folder, 'order', order);
  if (!lines) return null;
  for await (const line of lines) return line;
  throw new CannotServe('the server could not do it: look into what it has written.');
}

async function askServer(folder: string, word: string, order = ''): Promise<AsyncIterable<string> | null> {
  let address: Address;
  try {
    address = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Address;
  } catch {
    return null;
  }
  const socket = address.path === undefined ? connect(address.port!, '127.0.0.1') : connect(address.path);
  const isThere = await new Promise<boolean>((known) => {
    socket.once('connect', () => known(true));
    socket.once('error', () => known(false));
  });
  if (!isThere) return null;
  socket.on('error', () => {});
  socket.write(`${word} ${address.secret} ${order}\n`);
  return createInterface({ input: socket });
}
