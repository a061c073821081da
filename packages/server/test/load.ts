/** Tables under load: each is played by chance through the wire, and remembers what the server has acknowledged. */
import { apply, dice, type LoggedAction, positionHash, reapply, start } from '@roundhouse/kernel';
import { randomTurn } from '@roundhouse/bots';
import { indication, isSearching } from '@roundhouse/host';
import type { GameAnswer, Numbered } from '@roundhouse/protocol';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { expect } from 'vitest';
import type { Client, Reply } from './kit.ts';
import type { Table } from './playing.ts';

interface Acknowledged {
  readonly n: number;
  readonly action: object;
}

export interface Tally {
  acknowledged: number;
  /** Repeated, and found to have been done. */
  recognised: number;
  /** Answers that never came, or 503. */
  inDoubt: number;
}

/** By chance; the same game again where the deal is the same. */
export async function playToTheEnd(table: Table): Promise<void> {
  const loaded = new LoadedTable(table, 1, { acknowledged: 0, recognised: 0, inDoubt: 0 });
  await loaded.play(() => true);
  expect((await table.people[0]!.call('game', { game: table.game })).body.table.status).toBe('over');
}

export class LoadedTable {
  readonly #table: Table;
  readonly #chance: ReturnType<typeof dice>;
  readonly acknowledged: Acknowledged[] = [];
  readonly tally: Tally;
  #state: RailState | null = null;
  #last: LoggedAction | undefined;
  #n = 0;

  constructor(table: Table, seed: number, tally: Tally) {
    this.#table = table;
    this.#chance = dice(seed);
    this.tally = tally;
  }

  /** Plays until told to stop, through whatever happens to the server. */
  async play(goOn: () => boolean): Promise<void> {
    while (goOn() && !this.#state?.ended) {
      const now = this.#state ?? (await this.#fetch());
      if (now) await this.#turn(now);
    }
  }

  async #turn(state: RailState): Promise<void> {
    const { title } = this.#table;
    if (isSearching({ title, state, last: this.#last, bots: [] }) && indication(title, state)) {
      await this.#follow();
      return;
    }
    const action = randomTurn(title, state, this.#chance);
    if (!action) {
      await this.#follow();
      return;
    }
    const reply = await this.#send(action);
    if (reply.status === 201 || reply.status === 200) {
      if (reply.status === 200) this.tally.recognised++;
      this.tally.acknowledged++;
      this.acknowledged.push({ n: reply.body.n, action: reply.body.entries[0].entry.action });
      this.#take(reply.body.entries);
    } else if (reply.body.code === 'stale') this.#take(reply.body.missed);
    else await this.#follow();
  }

  /** The same request until it is answered. */
  async #send(action: LoggedAction): Promise<Reply> {
    const person = this.#person(action.by);
    const body = { after: this.#n, request: person.request(), entry: action };
    for (;;) {
      const reply = await person.call('act', { game: this.#table.game }, body).catch(() => null);
      if (reply && reply.status !== 503 && reply.status !== 429) return reply;
      if (reply?.status !== 429) this.tally.inDoubt++;
      await pause(reply ? 50 : 20);
    }
  }

  #person(by: string): Client {
    return this.#table.people[Number(by.slice(6)) - 1]!;
  }

  #take(entries: readonly Numbered[]): void {
    for (const { n, entry } of entries) {
      if (n !== this.#n + 1) continue;
      this.#n = n;
      if (!('action' in entry)) continue;
      this.#last = entry.action as LoggedAction;
      this.#state = reapply(this.#table.title, this.#state!, this.#last);
    }
  }

  async #fetch(): Promise<RailState | null> {
    const reply = await this.#table.people[0]!.call('game', { game: this.#table.game }).catch(() => null);
    if (reply?.status !== 200) {
      await pause(20);
      return null;
    }
    const answer = reply.body as GameAnswer;
    this.#n = answer.n;
    this.#state = answer.state as unknown as RailState;
    return this.#state;
  }

  /** What the host or somebody else has done meanwhile. */
  async #follow(): Promise<void> {
    await pause(10);
    const query = `?since=${this.#n}`;
    const reply = await this.#table.people[0]!.call('entries', { game: this.#table.game }, undefined, query).catch(
      () => null,
    );
    if (reply?.status === 200) this.#take(reply.body.entries);
  }

  /** Everything acknowledged stands once and in its place, and a replay from nothing ends where the server stands. */
  async verify(): Promise<void> {
    const { game, title, people } = this.#table;
    const last = Math.max(0, ...this.acknowledged.map(({ n }) => n));
    let reply = await people[0]!.call('game', { game }, undefined, '?since=0');
    // A database that has just come back is still being found, and the other process may not have heard of the last entries.
    for (let tries = 0; (reply.status === 503 || reply.body.n < last) && tries < 100; tries++) {
      await pause(100);
      reply = await people[0]!.call('game', { game }, undefined, '?since=0');
    }
    const answer = reply.body as GameAnswer;
    const entries = answer.entries!;
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1));
    for (const { n, action } of this.acknowledged) expect(entries[n - 1]!.entry).toMatchObject({ action });
    expect(new Set(this.acknowledged.map(({ n }) => n)).size).toBe(this.acknowledged.length);
    expect(positionHash(replayed(title, answer))).toBe(answer.hash);
  }
}

function replayed(title: RailTitle, { header, entries }: GameAnswer): RailState {
  const { players, seed, options, readings } = header as unknown as {
    players: string[];
    seed: number;
    options: Record<string, never>;
    readings: Record<string, never>;
  };
  let { state } = start(title, { players: players.length, seed, options, readings });
  for (const { entry } of entries!) {
    if (!('action' in entry)) continue;
    const result = apply(title, state, entry.action);
    if (!result.ok) throw new Error(result.refusal.text);
    ({ state } = result);
  }
  return state;
}

export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
