/** A real server in this process on a free port, and clients that talk to it as browsers do. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addressOf,
  type Parameters,
  problemSchema,
  type RouteName,
  routes,
  type RouteSchemas,
  schemas,
  type ServerMessage,
  serverMessageSchema,
} from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import { build, root } from '../../../scripts/prepare.mjs';
import { GameServer, type ServerOptions } from '../src/index.ts';

export interface TestServer {
  readonly server: GameServer;
  readonly address: string;
  readonly folder: string;
  readonly logged: string[];
  client(): Client;
  /** Stops it and starts another one on the same folder and port. */
  restart(options?: Partial<ServerOptions>): Promise<void>;
  stop(): Promise<void>;
}

/** Tests are not kept waiting: bots move at once, and nobody is told to come less often. */
const QUICK: Partial<ServerOptions> = {
  timing: { reading: 0, announce: 5, breath: 40 },
  limits: { changes: 100_000, reads: 100_000, guesses: 100_000, messages: 100_000 },
  thinkers: { count: 1 },
};

/** The scripts of the threads are built once, from the sources of now. */
export async function scripts(): Promise<ServerOptions['scripts']> {
  await build();
  const script = (name: string): URL => pathToFileURL(join(root, 'dist', `${name}.mjs`));
  return { writer: script('writer'), thinker: script('thinker') };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'roundhouse-server-'));

/** On a port where somebody expects it, or on any. */
export async function startTestServer({
  port: wished = 0,
  ...options
}: Partial<ServerOptions> & { readonly port?: number } = {}): Promise<TestServer> {
  const folder = options.folder ?? newFolder();
  const logged: string[] = [];
  const made = {
    ...QUICK,
    scripts: await scripts(),
    // That a request took long tells of a busy machine, not of the server.
    log: (line: string) => void (line.includes('took long') || logged.push(line)),
    ...options,
    folder,
  };
  let server = await GameServer.open(made);
  const port = await listenOn(server, wished);
  const address = `http://127.0.0.1:${port}`;
  return {
    get server() {
      return server;
    },
    address,
    folder,
    logged,
    client: () => new Client(address),
    async restart(more = {}) {
      await server.close();
      server = await GameServer.open({ ...made, ...more });
      await listenOn(server, port);
    },
    async stop() {
      await server.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listenOn(server: GameServer, port: number): Promise<number> {
  await new Promise<void>((listening) => server.app.server.listen(port, '127.0.0.1', listening));
  return (server.app.server.address() as AddressInfo).port;
}

export interface Reply {
  readonly status: number;
  // Tests look into answers of all kinds.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
}

type Values<R extends RouteName> = [Parameters<R>] extends [never]
  ? object
  : Readonly<Record<Parameters<R>, string | number>>;

/** What is sent. */
export interface Asked {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** One device of one person: a cookie, and what has been sent to it. */
export class Client {
  readonly #address: () => string;
  cookie = '';
  /** Marks the device, no matter who is signed in. */
  mark = '';
  /** Every byte that came. */
  received = '';
  #requests = 0;
  readonly sockets: Socket[] = [];

  /** One that moves comes to another server of the same site with everything it sends. */
  constructor(address: string | (() => string)) {
    this.#address = typeof address === 'string' ? () => address : address;
  }

  get address(): string {
    return this.#address();
  }

  /** A request id that nobody has used. */
  request(): string {
    return `request-${this.#requests++}-${Math.random().toString(36).slice(2, 10)}`;
  }

  async call<R extends RouteName>(name: R, values: Values<R>, body?: unknown, query = ''): Promise<Reply> {
    const path = (addressOf as (name: RouteName, values: object) => string)(name, values);
    const text = body === undefined ? undefined : JSON.stringify(body);
    const reply = await this.send(routes[name].method, path + query, text);
    // Whatever is answered has the form that the protocol says.
    const schema = reply.status < 300 ? (schemas[name] as RouteSchemas).answers[reply.status]! : problemSchema;
    const read = schema.safeParse(reply.body);
    if (!read.success)
      throw new Error(`${name} answers ${reply.text.slice(0, 300)}: ${JSON.stringify(read.error.issues)}`);
    return reply;
  }

  async send(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Reply> {
    const { address } = this;
    const response = await this.fetch(address + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { Origin: address }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.cookie + this.mark === '' ? {} : { Cookie: `${this.cookie}; ${this.mark}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const cookie = set.split(';')[0]!;
      if (cookie.includes('device=')) this.mark = cookie;
      else this.cookie = cookie;
    }
    const text = await response.text();
    this.received += text;
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, text, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** As a browser does it. */
  protected fetch(address: string, asked: Asked): Promise<Response> {
    return fetch(address, asked);
  }

  /** Whom it trusts beside all that are known. */
  readonly trusted: string | undefined = undefined;

  async socket(): Promise<Socket> {
    const socket = new Socket(this);
    this.sockets.push(socket);
    await socket.opened;
    return socket;
  }

  /** Another device of the same person, perhaps at another server of the same site. */
  twin(address = this.address): Client {
    const twin = new Client(address);
    twin.cookie = this.cookie;
    return twin;
  }
}

export class Socket {
  readonly raw: WebSocket;
  readonly messages: ServerMessage[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly #waiting = new Set<() => void>();
  readonly #client: Client;

  constructor(client: Client) {
    const { address } = client;
    this.#client = client;
    this.raw = new WebSocket(`${address.replace('http', 'ws')}/api/v1/stream`, {
      headers: { Origin: address, Cookie: client.cookie },
      ...(client.trusted === undefined ? {} : { ca: client.trusted }),
    });
    this.opened = new Promise((opened, failed) => {
      this.raw.on('open', () => opened());
      this.raw.on('error', failed);
    });
    this.opened.catch(() => {});
    this.closed = new Promise((closed) => this.raw.on('close', (code) => closed(code)));
    this.raw.on('message', (data) => {
      const text = (data as Buffer).toString();
      client.received += text;
      if (text !== '0') this.messages.push(serverMessageSchema.parse(JSON.parse(text)));
      for (const look of this.#waiting) look();
    });
  }

  say(message: object): void {
    this.raw.send(JSON.stringify(message));
  }

  watch(game: string, since = 0, seen: 'visible' | 'hidden' = 'visible'): void {
    this.say({ t: 'watch', game, since, seen });
  }

  /** The first message that fits, of those that have come or will. */
  heard<T extends ServerMessage['t']>(
    t: T,
    fits: (message: Extract<ServerMessage, { t: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { t: T }>> {
    type Wanted = Extract<ServerMessage, { t: T }>;
    return new Promise((found) => {
      const look = (): void => {
        const one = this.messages.find((message): message is Wanted => message.t === t && fits(message as Wanted));
        if (!one) return;
        this.#waiting.delete(look);
        found(one);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** What has come so far is not looked at again. */
  forget(): void {
    this.messages.length = 0;
    this.#client.received = '';
  }

  close(): void {
    this.raw.close();
  }
}
