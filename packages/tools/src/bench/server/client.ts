/** A device at a table that is measured: requests, and sockets that note when each entry came. */
import { performance } from 'node:perf_hooks';
import { addressOf, routes, type ServerMessage } from '@roundhouse/protocol';
import { WebSocket } from 'ws';

type Answer = Readonly<Record<string, unknown>>;

export class Device {
  #addresses: readonly string[];
  #turn = 0;
  #cookie = '';

  /** Where a site has several processes, each request and each socket comes to the next one. */
  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  /** The server was started again elsewhere; who this is stays. */
  moveTo(addresses: readonly string[]): void {
    this.#addresses = addresses;
  }

  #address(): string {
    return this.#addresses[this.#turn++ % this.#addresses.length]!;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Answer; readonly bytes: number }> {
    const address = this.#address();
    const response = await fetch(address + path, {
      method,
      headers: { Origin: address, 'Content-Type': 'application/json', Cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';')[0]!;
    const bytes = Number(response.headers.get('content-length') ?? 0);
    return { status: response.status, body: (await response.json()) as Answer, bytes };
  }

  act(game: string, after: number, entry: object): Promise<{ readonly status: number; readonly body: Answer }> {
    const request = `bench-${after}-${Math.random().toString(36).slice(2)}`;
    return this.send(routes.act.method, addressOf('act', { game }), { after, request, entry });
  }

  /** Watches a table from now on. */
  listen(game: string, since: number): Promise<Ear> {
    return new Promise((opened, failed) => {
      const address = this.#address();
      const headers = { Origin: address, Cookie: this.#cookie };
      const socket = new WebSocket(`${address.replace('http', 'ws')}${addressOf('stream')}`, { headers });
      socket.on('error', failed);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', game, since, seen: 'visible' })));
      const ear = new Ear(socket, since);
      socket.on('message', (data: Buffer) => ear.hear(data.toString(), () => opened(ear)));
    });
  }
}

/** A socket at a table. */
export class Ear {
  readonly #socket: WebSocket;
  readonly #beat: NodeJS.Timeout;
  /** When each entry came, by its number. */
  readonly #came = new Map<number, number>();
  #awaited: { readonly n: number; readonly done: () => void }[] = [];
  n: number;
  /** Entries that came twice, late or not at all. */
  disorder = 0;

  constructor(socket: WebSocket, since: number) {
    this.#socket = socket;
    this.n = since;
    this.#beat = setInterval(() => socket.readyState === socket.OPEN && socket.send('p'), 10_000);
  }

  hear(text: string, watching: () => void): void {
    if (text === '0') return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'table') watching();
    if (message.t !== 'entry') return;
    if (message.n !== this.n + 1) this.disorder++;
    this.n = message.n;
    this.#came.set(message.n, performance.now());
    for (const { n, done } of this.#awaited) if (n <= message.n) done();
    this.#awaited = this.#awaited.filter(({ n }) => n > message.n);
  }

  /** When an entry came; waits for it. */
  async cameAt(n: number): Promise<number> {
    if (this.n < n) await new Promise<void>((done) => this.#awaited.push({ n, done }));
    const at = this.#came.get(n) ?? performance.now();
    this.#came.delete(n);
    return at;
  }

  close(): void {
    clearInterval(this.#beat);
    this.#socket.terminate();
  }
}
