/** A socket without a network: tests open it, break it and speak for the server. */
import type { ServerMessage } from '@roundhouse/protocol';
import type { Socket, Watcher } from '../../../src/online/stream.ts';

export class FakeSocket implements Socket {
  readyState: Socket['readyState'] = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: string[] = [];

  send(data: string): void {
    this.sent.push(data);
  }

  /** Like a browser's, it says so later, and to nobody who has let go of it. */
  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, {} as never);
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, {} as never);
  }

  say(message: ServerMessage | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.onmessage?.call(this as never, { data } as never);
  }

  /** What the page has sent, without pings. */
  get messages(): unknown[] {
    return this.sent.filter((data) => data.startsWith('{')).map((data) => JSON.parse(data) as unknown);
  }

  get pings(): number {
    return this.sent.filter((data) => data === 'p').length;
  }
}

/** All sockets that were opened, in order. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.all.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    return this.all.at(-1)!;
  }
}

export interface FakeWatcher extends Watcher {
  n: number;
  readonly heard: ServerMessage[];
  /** How often it was told that the line has changed. */
  changes: number;
}

export function fakeWatcher(n = 0): FakeWatcher {
  const watcher: FakeWatcher = {
    n,
    heard: [],
    changes: 0,
    since: () => watcher.n,
    hear: (message) => void watcher.heard.push(message),
    line: () => void watcher.changes++,
  };
  return watcher;
}
