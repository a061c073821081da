/** One socket: the tables that its tab shows, what it says, and whether it still listens. */
import { tellOwnMaxima } from '../tables/own-maxima.ts';
import {
  type ClientMessage,
  CLOSED,
  clientMessageSchema,
  LONGEST_SILENCE,
  MOST_MESSAGES,
  MOST_MISSED,
  MOST_WATCHED,
  PING,
  PONG,
  RATE_WINDOW,
  type ServerMessage,
} from '@roundhouse/protocol';
import type { WebSocket } from '@fastify/websocket';
import { parseJson } from '@roundhouse/kernel';
import type { Follower, Lists } from '../lists/lists.ts';
import type { Person } from '../people/people.ts';
import type { EntryRow } from '../store/contract.ts';
import type { Listener } from '../tables/listeners.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { Tables } from '../tables/tables.ts';

/** Bytes that wait for a client; beyond them it reads too slowly. */
const MOST_WAITING = 1_000_000;
/** A client that does not answer the end of its socket is cut off after this, in milliseconds. */
const CLOSE_TIMEOUT = 1_000;

const TEXT = { binary: false };

interface Watched {
  readonly table: OpenTable;
  readonly listener: Listener;
}

export interface StreamOptions {
  readonly tables: Tables;
  readonly lists: Lists;
  readonly now: () => number;
  /** Messages of one client within the window. */
  readonly mostMessages?: number | undefined;
}

export class Connection {
  readonly #socket: WebSocket;
  readonly #person: Person | null;
  readonly #options: StreamOptions;
  readonly #watched = new Map<string, Watched>();
  /** By table the last wish to watch it: one that waited behind other work may have been taken back meanwhile. */
  readonly #wished = new Map<string, Listener>();
  #follower: Follower | null = null;
  #lastHeard: number;
  #windowBegan: number;
  #heard = 0;
  #isClosing = false;

  constructor(socket: WebSocket, person: Person | null, options: StreamOptions) {
    this.#socket = socket;
    this.#person = person;
    this.#options = options;
    this.#lastHeard = this.#windowBegan = options.now();
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : textOf(data)));
    socket.on('close', () => this.#leave());
    socket.on('error', () => socket.terminate());
  }

  /** Ends what has been silent for too long. */
  check(now: number): void {
    if (now - this.#lastHeard > LONGEST_SILENCE) this.close(CLOSED.goingAway);
  }

  /** Once: what else it says on its way out is not listened to. */
  close(code: number): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#leave();
    this.#socket.close(code);
    const late = setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT).unref();
    // A flood of sockets that are refused does not stay in memory for that second.
    this.#socket.once('close', () => clearTimeout(late));
  }

  send(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) this.close(CLOSED.tryAgain);
    else this.#socket.send(text, TEXT);
  }

  #hear(text: string): void {
    if (this.#isClosing) return;
    const now = this.#options.now();
    this.#lastHeard = now;
    if (now - this.#windowBegan >= RATE_WINDOW) [this.#windowBegan, this.#heard] = [now, 0];
    if (++this.#heard > (this.#options.mostMessages ?? MOST_MESSAGES)) this.close(CLOSED.policy);
    else if (text === PING) this.#send(PONG);
    else this.#obey(text);
  }

  #obey(text: string): void {
    const read = parseJson(text);
    const message = 'data' in read ? clientMessageSchema.safeParse(read.data) : null;
    if (!message?.success) {
      this.close(CLOSED.policy);
      return;
    }
    this.#do(message.data).catch(() => this.close(CLOSED.tryAgain));
  }

  async #do(message: ClientMessage): Promise<void> {
    if (message.t === 'follow') {
      this.#follow(new Set(message.lists));
      return;
    }
    const { game } = message;
    const watched = this.#watched.get(game);
    if (message.t === 'unwatch') this.#unwatch(game);
    else if (message.t === 'watch') await this.#watch(message);
    else if (this.#wished.has(game)) this.#wished.get(game)!.seen = message.state;
    else if (watched && watched.listener.seen !== message.state) {
      watched.listener.seen = message.state;
      watched.table.listeners.left(watched.listener);
      watched.table.announce();
    }
  }

  /** Lists that the tab shows from now on, in place of those before. */
  #follow(lists: Follower['lists']): void {
    if (this.#follower) this.#options.lists.unfollow(this.#follower);
    this.#follower =
      lists.size === 0 ? null : { person: this.#person?.id ?? null, lists, send: (text) => this.#send(text) };
    if (this.#follower) this.#options.lists.follow(this.#follower);
  }

  async #watch({ game, since, seen }: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    this.#unwatch(game);
    const person = this.#person?.id ?? null;
    const listener: Listener = {
      person,
      seen,
      you: null,
      maxima: '',
      send: (message) => this.send(message),
      drop: () => void this.#watched.delete(game),
    };
    const isOneTooMany = this.#watched.size + this.#wished.size >= MOST_WATCHED;
    this.#wished.set(game, listener);
    const table = isOneTooMany ? null : await this.#options.tables.get(game);
    if (!table) {
      if (this.#isWished(listener, game)) this.send({ t: 'none', game });
      return;
    }
    await table.guests.meet(person);
    await table.run(async () => {
      const isShown = await table.admitsHere(() => table.guests.mayLook(person));
      await table.knowOf(since);
      const missed = this.#wished.get(game) === listener ? await this.#missed(table, since) : [];
      if (!this.#isWished(listener, game)) return;
      if (!isShown) this.send({ t: 'none', game });
      else this.#begin(table, listener, since, missed);
    });
  }

  /** Is it still wished for, and by somebody who listens? It is asked once. */
  #isWished(listener: Listener, game: string): boolean {
    if (this.#wished.get(game) !== listener) return false;
    this.#wished.delete(game);
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** So many that they are sent one by one. */
  async #missed(table: OpenTable, since: number): Promise<readonly EntryRow[]> {
    return table.stored.row.n - since > MOST_MISSED ? [] : table.entries(since);
  }

  /** What was missed and what comes are one row: the table's queue sees to it that nothing falls between. */
  #begin(table: OpenTable, listener: Listener, since: number, missed: readonly EntryRow[]): void {
    const { n } = table.stored.row;
    const game = table.id;
    listener.you = table.you(listener.person);
    this.send(table.gameMessage(listener.you));
    if (since > n) this.send({ t: 'ahead', game, n });
    else if (n - since > MOST_MISSED) this.send({ t: 'fetch', game, from: since });
    else for (const one of table.numbered(missed)) this.send({ t: 'entry', game, ...one });
    this.#watched.set(game, { table, listener });
    table.listeners.add(listener);
    this.send({ t: 'table', game, table: table.now() });
    tellOwnMaxima(table, listener);
    table.beginTalk(listener);
    table.announce();
  }

  #unwatch(game: string): void {
    this.#wished.delete(game);
    const watched = this.#watched.get(game);
    if (!watched) return;
    this.#watched.delete(game);
    watched.table.listeners.remove(watched.listener);
    watched.table.announce();
  }

  #leave(): void {
    this.#follow(new Set());
    for (const game of [...this.#wished.keys(), ...this.#watched.keys()]) this.#unwatch(game);
  }
}

const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  Buffer.isBuffer(data) ? data.toString() : data instanceof ArrayBuffer ? '' : Buffer.concat(data).toString();
