/**
 * The way from a page to a server as it is on a bad evening: requests, answers and messages are lost, late, doubled and overtaken,
 * and sockets break or fall silent. What happens is drawn by dice, so a seed repeats it as far as time allows.
 */
import { Agent, request as sendHttp } from 'node:http';
import type { Dice } from '@roundhouse/bots';
import { WebSocket } from 'ws';

/** How often something goes wrong, in a thousand, and how late things come. */
export interface Weather {
  /** A request or an answer that never arrives. */
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  /** Milliseconds by which it is late at most; others overtake it meanwhile. */
  readonly latest: number;
  /** A request that fails at once, a socket that does not open. */
  readonly failed: number;
  /** Of messages: it is lost with all that follow, and soon the socket breaks. None loses a message and lives on. */
  readonly broken: number;
  /** Of messages: from then on nothing passes, and nobody is told. */
  readonly silenced: number;
}

export const FOUL: Weather = { lost: 25, doubled: 40, late: 300, latest: 12, failed: 15, broken: 20, silenced: 2 };
export const FAIR: Weather = { lost: 0, doubled: 0, late: 0, latest: 0, failed: 0, broken: 0, silenced: 0 };

/** A request that changes something, with every answer that the server gave to it, delivered or not. */
export interface Sent {
  readonly path: string;
  readonly body: { readonly entry?: object };
  /** How often it was sent. */
  copies: number;
  readonly answers: { readonly status: number; readonly body: unknown }[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export class Network {
  readonly #addresses: readonly string[];
  readonly #cookie: string;
  readonly #dice: Dice;
  #weather: Weather;
  readonly #underWay = new Set<{ readonly path: string; readonly since: number }>();
  /** By request id. */
  readonly sent = new Map<string, Sent>();
  /** The request that was sent last. */
  lastRequest = '';

  /** Where there are several addresses, each request and each socket goes to one of them. */
  constructor(addresses: string | readonly string[], cookie: string, dice: Dice, weather: Weather = FOUL) {
    this.#addresses = [addresses].flat();
    this.#cookie = cookie;
    this.#dice = dice;
    this.#weather = weather;
  }

  #address(): string {
    const { length } = this.#addresses;
    return this.#addresses[length > 1 ? this.#dice(length) : 0]!;
  }

  /** From now on nothing goes wrong. */
  clearUp(): void {
    this.#weather = FAIR;
  }

  /** Nothing that was sent is still on its way. */
  get isQuiet(): boolean {
    return this.#underWay.size === 0;
  }

  /** What is still on its way, for how many milliseconds. */
  get underWay(): readonly (readonly [path: string, ms: number])[] {
    return [...this.#underWay].map(({ path, since }) => [path, Math.round(performance.now() - since)]);
  }

  happens(what: Exclude<keyof Weather, 'latest'>): boolean {
    const often = this.#weather[what];
    return often > 0 && this.#dice(1000) < often;
  }

  /** Hands something on, now or later. */
  pass(hand: () => void): void {
    if (this.happens('late')) this.later(hand);
    else hand();
  }

  later(hand: () => void): void {
    setTimeout(hand, 1 + this.#dice(Math.max(1, this.#weather.latest)));
  }

  fetch = (path: string, asked: RequestInit): Promise<Response> =>
    new Promise((answered, failed) => {
      asked.signal?.addEventListener('abort', () => failed(new Error('given up')), { once: true });
      if (this.happens('failed')) {
        failed(new Error('no network'));
        return;
      }
      const sent = this.#note(path, asked);
      for (let copies = this.happens('doubled') ? 2 : 1; copies > 0; copies--) {
        if (sent) sent.copies++;
        if (this.happens('lost')) continue;
        const one = { path, since: performance.now() };
        this.#underWay.add(one);
        this.pass(() => {
          this.#send(path, asked, sent)
            .then((answer) => {
              if (!this.happens('lost')) this.pass(() => answered(answer()));
            }, failed)
            .finally(() => this.#underWay.delete(one));
        });
      }
    });

  #note(path: string, { body }: RequestInit): Sent | null {
    const read = typeof body === 'string' ? (JSON.parse(body) as { request?: unknown; entry?: object }) : {};
    if (typeof read.request !== 'string') return null;
    this.lastRequest = read.request;
    const sent = this.sent.get(read.request) ?? { path, body: read, copies: 0, answers: [] };
    this.sent.set(read.request, sent);
    return sent;
  }

  #send(path: string, { method = 'GET', body }: RequestInit, sent: Sent | null): Promise<() => Response> {
    const text = typeof body === 'string' ? body : null;
    const there = this.#address();
    const headers = {
      cookie: this.#cookie,
      ...(method === 'GET' ? {} : { origin: there }),
      ...(text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((answered, failed) => {
      const request = sendHttp(there + path, { method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', failed);
        response.on('end', () => {
          const content = Buffer.concat(chunks).toString();
          const status = response.statusCode!;
          sent?.answers.push({ status, body: JSON.parse(content) });
          const type = String(response.headers['content-type']);
          const retry = response.headers['retry-after'];
          const told = { 'content-type': type, ...(retry === undefined ? {} : { 'retry-after': retry }) };
          answered(() => new Response(content, { status, headers: told }));
        });
      });
      request.on('error', failed);
      request.end(text ?? undefined);
    });
  }

  open = (): FaultySocket => {
    const there = this.#address();
    const headers = { Origin: there, Cookie: this.#cookie };
    const address = `${there.replace('http', 'ws')}/api/v1/stream`;
    return new FaultySocket(this, () => new WebSocket(address, { headers }));
  };
}

type Handler<E> = ((event: E) => unknown) | null;

/** A socket as a page has it. */
export class FaultySocket {
  readonly #network: Network;
  readonly #raw: WebSocket | null;
  #isSilent = false;
  #isOver = false;
  // As a browser names and types them.
  onopen: Handler<never> = null;
  onmessage: Handler<never> = null;
  onclose: Handler<never> = null;

  constructor(network: Network, open: () => WebSocket) {
    this.#network = network;
    this.#raw = network.happens('failed') ? null : open();
    if (!this.#raw) {
      // Half of them fail at once, the others never open.
      if (network.happens('failed')) setTimeout(() => this.#end());
      return;
    }
    this.#raw.on('open', () => network.pass(() => !this.#isOver && this.onopen?.({} as never)));
    this.#raw.on('message', (data) => this.#deliver((data as Buffer).toString()));
    this.#raw.on('close', () => this.#isSilent || this.#end());
    this.#raw.on('error', () => {});
  }

  get readyState(): number {
    return this.#isOver ? 3 : (this.#raw?.readyState ?? 0);
  }

  send(data: string): void {
    if (this.#fails()) return;
    const copies = this.#network.happens('doubled') ? 2 : 1;
    for (let i = 0; i < copies; i++)
      this.#network.pass(() => this.#raw?.readyState === WebSocket.OPEN && this.#raw.send(data));
  }

  close(): void {
    this.#isOver = true;
    this.#raw?.terminate();
  }

  /** Does nothing pass from now on? */
  #fails(): boolean {
    if (this.#isSilent) return true;
    const isBroken = this.#network.happens('broken');
    if (isBroken) this.#network.later(() => this.#break());
    this.#isSilent = isBroken || this.#network.happens('silenced');
    return this.#isSilent;
  }

  #break(): void {
    this.#raw?.terminate();
    this.#end();
  }

  #deliver(data: string): void {
    if (this.#fails()) return;
    const copies = this.#network.happens('doubled') ? 2 : 1;
    for (let i = 0; i < copies; i++)
      this.#network.pass(() => {
        if (!this.#isOver && !this.#isSilent) this.onmessage?.({ data } as never);
      });
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.onclose?.({} as never);
  }
}
