/** One socket for a tab: every table that it shows is watched through it. It comes back by itself. */
import { PING, PING_EVERY, LONGEST_SILENCE } from '@roundhouse/protocol/limits';
import type { ClientMessage, ServerMessage } from '@roundhouse/protocol/stream';
import { longerEachTime } from './waiting.ts';

/** As browsers and Node have it. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;

/** A part of the page that shows a table. */
export interface Watcher {
  /** The number of the last entry that is known here: what follows it is asked for. */
  since(): number;
  hear(message: ServerMessage): void;
  /** The socket is there again, or is not any more. */
  line(): void;
}

type ListMessage = Extract<ServerMessage, { t: 'list' | 'games' }>;

/** A part of the page that shows lists. */
export interface ListWatcher {
  readonly lists: Extract<ClientMessage, { t: 'follow' }>['lists'];
  hear(message: ListMessage): void;
  /** The socket is there again, or is not any more. */
  line(): void;
}

export type SocketState =
  | { readonly kind: 'live' }
  /** Trying to come back, since this time by the clock of this device. */
  | { readonly kind: 'down'; readonly since: number }
  /** The server has said that it stops, and when to come back. */
  | { readonly kind: 'stopped'; readonly since: number };

/** In milliseconds. */
export interface StreamTiming {
  /** A connection that does not open within this time is given up, and tried again with more time. */
  readonly opening: number;
  /** What is asked on waking up must be answered within this time. */
  readonly check: number;
  /** Between two tries, longer each time. */
  readonly shortestWait: number;
  readonly longestWait: number;
  readonly pingEvery: number;
  readonly longestSilence: number;
}
const USUAL_TIMING: StreamTiming = {
  opening: 5000,
  check: 3000,
  shortestWait: 500,
  longestWait: 8000,
  pingEvery: PING_EVERY,
  longestSilence: LONGEST_SILENCE,
};

export class Stream {
  readonly #open: () => Socket;
  readonly #timing: StreamTiming;
  readonly #watchers = new Map<string, Watcher>();
  readonly #lists = new Set<ListWatcher>();
  #socket: Socket | null = null;
  #state: SocketState = { kind: 'down', since: Date.now() };
  #tries = 0;
  #isVisible = true;
  #isClosed = false;
  #lastHeard = 0;
  /** How many messages have come. */
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lastBeat = Date.now();

  constructor(open: () => Socket, timing: Partial<StreamTiming> = {}) {
    this.#open = open;
    this.#timing = { ...USUAL_TIMING, ...timing };
  }

  state(): SocketState {
    return this.#state;
  }

  /** Shows a table until the function that is returned is called. */
  watch(game: string, watcher: Watcher): () => void {
    this.#watchers.set(game, watcher);
    if (this.#state.kind === 'live') this.#send(this.#watching(game, watcher));
    else this.#connect();
    return () => {
      if (this.#watchers.get(game) !== watcher) return;
      this.#watchers.delete(game);
      this.#send({ t: 'unwatch', game });
      if (this.#isIdle()) this.#rest();
    };
  }

  /** Shows lists until the function that is returned is called. */
  follow(watcher: ListWatcher): () => void {
    this.#lists.add(watcher);
    if (this.#state.kind === 'live') this.#send(this.#following());
    else this.#connect();
    return () => {
      this.#lists.delete(watcher);
      if (this.#isIdle()) this.#rest();
      else this.#send(this.#following());
    };
  }

  #isIdle = (): boolean => this.#watchers.size + this.#lists.size === 0;

  /** Whether somebody can see the tab. */
  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    const state = this.#seen();
    for (const game of this.#watchers.keys()) this.#send({ t: 'seen', game, state });
  }

  /** Something may have happened to the line: the device slept, or changed its network. It is tried at once. */
  check(): void {
    if (this.#isClosed || this.#isIdle()) return;
    if (this.#state.kind !== 'live') {
      this.#tries = 0;
      this.#reconnect();
      return;
    }
    clearTimeout(this.#checking);
    const heard = this.#heard;
    this.#checking = setTimeout(() => {
      if (this.#heard === heard) this.#lost();
    }, this.#timing.check);
    this.#ping();
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
    this.#lists.clear();
    this.#rest();
  }

  #connect(): void {
    if (this.#isClosed || this.#socket || this.#isIdle()) return;
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    this.#opening = setTimeout(() => this.#lost(), longerEachTime(this.#timing.opening, this.#tries));
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }: MessageEvent) => {
      if (socket === this.#socket) this.#receive(String(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#opening);
    this.#lastHeard = Date.now();
    this.#beat = setInterval(() => this.#onBeat(), this.#timing.pingEvery);
    this.#lastBeat = Date.now();
    this.#state = { kind: 'live' };
    for (const [game, watcher] of this.#watchers) this.#send(this.#watching(game, watcher));
    if (this.#lists.size > 0) this.#send(this.#following());
    this.#tell();
  }

  /** A timer that comes much too late says that the device has slept; one that comes before its time, that its clock was set back. */
  #onBeat(): void {
    const now = Date.now();
    const passed = now - this.#lastBeat;
    this.#lastBeat = now;
    this.#lastHeard = Math.min(this.#lastHeard, now);
    if (passed < 0 || passed > 2 * this.#timing.pingEvery) this.check();
    else if (now - this.#lastHeard > this.#timing.longestSilence) this.#lost();
    else this.#ping();
  }

  /** Only now it is a line again: one that opens and breaks at once must not be tried ever faster. */
  #receive(data: string): void {
    this.#lastHeard = Date.now();
    this.#heard++;
    this.#tries = 0;
    if (!data.startsWith('{')) return;
    const message = JSON.parse(data) as ServerMessage;
    if (message.t === 'bye') {
      this.#stopped(message.after);
      return;
    }
    if (message.t === 'list' || message.t === 'games') for (const one of this.#lists) one.hear(message);
    else this.#watchers.get(message.game)?.hear(message);
  }

  #stopped(after: number): void {
    this.#drop();
    this.#state = { kind: 'stopped', since: Date.now() };
    this.#comeBackIn(after);
    this.#tell();
  }

  /** Up to twice as long, so that not all come at once: a server that has just started would be run over. */
  #comeBackIn(wait: number): void {
    this.#retry = setTimeout(() => this.#connect(), wait * (1 + Math.random()));
  }

  #lost(): void {
    this.#drop();
    if (this.#state.kind === 'live') this.#state = { kind: 'down', since: Date.now() };
    if (this.#isClosed || this.#isIdle()) return;
    const { shortestWait, longestWait } = this.#timing;
    this.#comeBackIn(Math.min(longestWait / 2, shortestWait * 2 ** this.#tries++));
    this.#tell();
  }

  #reconnect(): void {
    this.#drop();
    this.#connect();
  }

  /** Nobody shows a table any more. */
  #rest(): void {
    this.#drop();
    this.#state = { kind: 'down', since: Date.now() };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearTimeout(this.#checking);
    clearInterval(this.#beat);
    socket?.close();
  }

  #tell(): void {
    for (const watcher of [...this.#watchers.values(), ...this.#lists]) watcher.line();
  }

  #watching = (game: string, watcher: Watcher): ClientMessage => ({
    t: 'watch',
    game,
    since: watcher.since(),
    seen: this.#seen(),
  });

  #following = (): ClientMessage => ({
    t: 'follow',
    lists: [...new Set([...this.#lists].flatMap(({ lists }) => lists))],
  });

  #seen = (): 'visible' | 'hidden' => (this.#isVisible ? 'visible' : 'hidden');

  #ping(): void {
    if (this.#state.kind === 'live') this.#socket?.send(PING);
  }

  #send(message: ClientMessage): void {
    if (this.#state.kind === 'live') this.#socket?.send(JSON.stringify(message));
  }
}
