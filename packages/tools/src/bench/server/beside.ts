/** What others do while tables are played: many look at the lists, or people sign in at once. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { addressOf, PING, PING_EVERY, PONG, type ServerMessage } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import { Device } from './client.ts';
import type { Setting } from './measure.ts';
import { forkBench, heardFrom } from './process.ts';

/** Goes on beside the play as long as it is on; tells how long each time of it took, in milliseconds. */
type Beside = (tell: (took: readonly number[]) => void) => NonNullable<Setting['meanwhile']>;

/** A table comes to the list so often, and so many sign in so often, in milliseconds. */
const TABLE_EVERY = 1_000;
const SIGN_IN_EVERY = 2_000;
const PASSWORD = 'oil and steam';

/** So many show the list of open tables, and hear of every new one: the time until the last of them has. */
export const followers =
  (count: number): Beside =>
  (tell) =>
  async (isOn, address) => {
    const crowd = new CrowdProcess(address, count);
    await crowd.ready();
    const host = new Device([address]);
    await repeated(isOn, tell, TABLE_EVERY, async () => {
      const seats = [
        { kind: 'me', name: 'Host' },
        { kind: 'friend', admits: 'anyone' },
      ];
      const began = performance.now();
      const { body } = await host.send('POST', addressOf('createGame'), { title: 'soh', seats });
      const game = body['game'] as string;
      await crowd.haveAll(game);
      const took = performance.now() - began;
      await host.send('DELETE', addressOf('removeGame', { game }));
      return [took];
    });
    crowd.leave();
  };

/** In a process of its own: what the crowd reads must not keep the clock waiting by which play is measured. */
class CrowdProcess {
  readonly #child: ChildProcess;

  constructor(address: string, count: number) {
    this.#child = forkBench('--followers', `${count} ${address}`);
  }

  ready(): Promise<unknown> {
    return heardFrom(this.#child);
  }

  async haveAll(game: string): Promise<void> {
    this.#child.send(game);
    await heardFrom(this.#child);
  }

  leave(): void {
    this.#child.disconnect();
  }
}

/** The other side of it: says when all are there, and of each table that it is asked for when all have heard of it. */
export async function crowdForBench(what: string): Promise<void> {
  const [count, address] = what.split(' ');
  const crowd = new Crowd(address!);
  for (let i = 0; i < Number(count); i++) await crowd.add();
  process.on('message', (game: string) => void crowd.haveAll(game).then(() => process.send!(game)));
  process.send!('all are there');
  await once(process, 'disconnect');
  crowd.leave();
}

/** People who show the list, and which tables each has been told of. */
class Crowd {
  readonly #address: string;
  readonly #sockets: WebSocket[] = [];
  /** By table how many have heard of it. */
  readonly #heard = new Map<string, number>();
  readonly #awaited = new Map<string, () => void>();
  /** All are told the same, and it is read once. */
  #latest: { readonly bytes: Buffer; readonly games: readonly string[] } = { bytes: Buffer.of(), games: [] };

  constructor(address: string) {
    this.#address = address;
  }

  add(): Promise<void> {
    const known = new Set<string>();
    const address = `${this.#address.replace('http', 'ws')}${addressOf('stream')}`;
    const socket = new WebSocket(address, { headers: { Origin: this.#address } });
    const beat = setInterval(() => socket.readyState === socket.OPEN && socket.send(PING), PING_EVERY);
    socket.on('close', () => clearInterval(beat));
    socket.on('message', (data: Buffer) => this.#hear(data, known));
    this.#sockets.push(socket);
    return new Promise((opened, failed) => {
      socket.on('error', failed);
      socket.on('open', () => {
        socket.send(JSON.stringify({ t: 'follow', lists: ['open'] }));
        opened();
      });
    });
  }

  #hear(bytes: Buffer, known: Set<string>): void {
    if (!bytes.equals(this.#latest.bytes)) this.#latest = { bytes, games: gamesIn(bytes.toString()) };
    for (const id of this.#latest.games) {
      if (known.has(id)) continue;
      known.add(id);
      const heard = (this.#heard.get(id) ?? 0) + 1;
      this.#heard.set(id, heard);
      if (heard === this.#sockets.length) this.#awaited.get(id)?.();
    }
  }

  async haveAll(game: string): Promise<void> {
    if (this.#heard.get(game) !== this.#sockets.length)
      await new Promise<void>((done) => this.#awaited.set(game, done));
    this.#awaited.delete(game);
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

function gamesIn(text: string): readonly string[] {
  if (text === PONG) return [];
  const message = JSON.parse(text) as ServerMessage;
  return message.t === 'list' ? message.page.games.map(({ id }) => id) : [];
}

/** So many people sign in at the same moment, with their right passwords. */
export const signingIn =
  (count: number): Beside =>
  (tell) =>
  async (isOn, address) => {
    const names = Array.from({ length: count }, (_, i) => `Guest ${i}`);
    for (const name of names)
      await new Device([address]).send('POST', addressOf('signUp'), { name, password: PASSWORD });
    await repeated(isOn, tell, SIGN_IN_EVERY, () =>
      Promise.all(
        names.map(async (name) => {
          const began = performance.now();
          for (;;) {
            const { status } = await new Device([address]).send('POST', addressOf('signIn'), {
              name,
              password: PASSWORD,
            });
            if (status === 200) return performance.now() - began;
            // A queue that is full says so, and is tried again.
            await new Promise((resume) => setTimeout(resume, 200));
          }
        }),
      ),
    );
  };

async function repeated(
  isOn: () => boolean,
  tell: (took: readonly number[]) => void,
  every: number,
  once: () => Promise<readonly number[]>,
): Promise<void> {
  while (isOn()) {
    const began = performance.now();
    tell(await once());
    await new Promise((resume) => setTimeout(resume, Math.max(0, every - (performance.now() - began))));
  }
}
