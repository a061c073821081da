/**
 * What is said at a table: among its players, and apart from it among those who watch. Who holds a seat has the one talk, everybody
 * else the other, and no request names which.
 */
import { isBlank, plainLines } from '@roundhouse/kernel';
import { MOST_SAID, type Said, TALK_PAGE, TALK_WINDOW, type TalkAnswer, type TalkMessage } from '@roundhouse/protocol';
import { RateLimit } from '../http/limits.ts';
import { hashOf } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { ProblemError } from '../problem.ts';
import type { LastSaid } from '../store/contract.ts';
import type { Side, TalkRow } from '../store/talk-rows.ts';
import type { Listener } from './listeners.ts';
import type { OpenTable } from './open-table.ts';

const SIDES: readonly Side[] = ['players', 'watchers'];
/** Letters of the word for an author. */
const FROM = 12;
const ALL = 2 ** 31 - 1;

export class Talk {
  readonly #table: OpenTable;
  readonly #limit: RateLimit;
  /** The last that listeners were told of, on each side; null while nobody has asked. */
  #told: Promise<Record<Side, number>> | null = null;

  constructor(table: OpenTable) {
    this.#table = table;
    this.#limit = new RateLimit(MOST_SAID, TALK_WINDOW, table.deps.clock.steady);
  }

  sideOf(person: string): Side {
    return this.#table.you(person).seats.length > 0 ? 'players' : 'watchers';
  }

  /** Inside the queue: says it, unless it was said by this request before. */
  async say(person: Person, request: string, words: string): Promise<{ readonly n: number; readonly isNew: boolean }> {
    const { id: game, deps, stored } = this.#table;
    const clean = plainLines(words);
    if (isBlank(clean)) throw new ProblemError('malformed', 'There is nothing to see in these words.');
    const known = await deps.store.read.said(game, request);
    if (known) {
      if (known.person === person.id && known.words === clean) return { n: known.n, isNew: false };
      throw new ProblemError('request', 'This request was used for something else already.', { rule: 'table:request' });
    }
    const wait = this.#limit.take(person.id);
    if (wait > 0)
      throw new ProblemError('often', 'This was too much in a short time: wait a moment.', {
        retryAfter: Math.ceil(wait / 1000),
      });
    await this.#refuseSilenced(person.id);
    const side = this.sideOf(person.id);
    if (side === 'watchers' && !stored.settings.talk)
      throw new ProblemError('forbidden', 'At this table those who watch do not talk.');
    const seat = stored.seats.find((one) => one.person === person.id) ?? null;
    const n = (await this.#last(side)) + 1;
    await this.#knowLast();
    const name = seat?.name ?? person.name;
    const row: TalkRow = {
      game,
      side,
      n,
      person: person.id,
      name,
      seat: seat?.seat ?? null,
      words: clean,
      request,
      at: deps.now(),
    };
    await this.#table.commit({}, [
      { kind: 'talk', row },
      { kind: 'read', row: { game, person: person.id, side, n } },
    ]);
    await this.tellNew();
    return { n, isNew: true };
  }

  async #refuseSilenced(person: string): Promise<void> {
    const { store, now } = this.#table.deps;
    const until = await store.read.silencedUntil(person);
    if (until <= now()) return;
    const day = new Date(until).toISOString().slice(0, 10);
    throw new ProblemError('forbidden', `Something you wrote was reported: you can write at tables again on ${day}.`);
  }

  async read(person: string, n: number): Promise<void> {
    const { id: game, deps } = this.#table;
    const side = this.sideOf(person);
    if (n > (await this.#last(side))) throw new ProblemError('none', 'Nothing was said there.');
    await deps.store.write([{ kind: 'read', row: { game, person, side, n } }]);
    await this.tellAnew(person);
  }

  /** What has changed for somebody, in all of their tabs at this table. */
  async tellAnew(person: string): Promise<void> {
    for (const listener of this.#table.listeners)
      if (listener.person === person) listener.send(await this.#message(person, []));
  }

  /** A line of the talk that somebody reads. */
  async line(person: string, n: number): Promise<TalkRow> {
    const [row] = await this.#table.deps.store.read.talk(this.#table.id, this.sideOf(person), n - 1, n + 1, 1);
    if (!row) throw new ProblemError('none', 'Nothing was said there.');
    return row;
  }

  async report(person: string, n: number): Promise<void> {
    const { id: game, deps } = this.#table;
    const { side } = await this.line(person, n);
    await deps.store.write([{ kind: 'report', row: { game, side, n, person, at: deps.now() } }]);
  }

  async page(person: Person, before = ALL): Promise<TalkAnswer> {
    const side = this.sideOf(person.id);
    const rows = await this.#table.deps.store.read.talk(this.#table.id, side, 0, before, TALK_PAGE);
    const { t: _, game: __, ...talking } = await this.#message(person.id, rows);
    return { ...talking, names: side === 'watchers' ? await this.#watching() : [] };
  }

  /** A tab has come: the last words, and how far its person has read. */
  async begin(listener: Listener): Promise<void> {
    const { person } = listener;
    if (person === null) return;
    const { id, deps } = this.#table;
    const side = this.sideOf(person);
    await this.#knowLast();
    const rows = await deps.store.read.talk(id, side, 0, ALL, 1);
    listener.send(await this.#message(person, rows));
  }

  /** Tells what was said since, here or at another process; `last` is how far that goes, where it is known. */
  async tellNew(last?: LastSaid): Promise<void> {
    if (this.#table.listeners.count === 0) return;
    const told = await this.#knowLast();
    for (const side of SIDES) {
      if (last && last[side] <= told[side]) continue;
      const rows = await this.#table.deps.store.read.talk(this.#table.id, side, told[side], ALL, TALK_PAGE);
      if (rows.length === 0) continue;
      told[side] = rows.at(-1)!.n;
      for (const listener of this.#table.listeners) {
        const { person } = listener;
        if (person !== null && this.sideOf(person) === side) listener.send(await this.#message(person, rows));
      }
    }
  }

  #knowLast(): Promise<Record<Side, number>> {
    const read = async () => ({ players: await this.#last('players'), watchers: await this.#last('watchers') });
    this.#told ??= read().catch((error: unknown) => {
      this.#told = null;
      throw error;
    });
    return this.#told;
  }

  async #last(side: Side): Promise<number> {
    const [row] = await this.#table.deps.store.read.talk(this.#table.id, side, 0, ALL, 1);
    return row?.n ?? 0;
  }

  async #message(person: string, rows: readonly TalkRow[]): Promise<TalkMessage> {
    const { id: game, deps } = this.#table;
    const side = this.sideOf(person);
    const known = await deps.store.read.readTo(game, person);
    const shunned = await deps.store.read.shunnedBy(person);
    const last = rows.at(-1)?.n ?? (await this.#last(side));
    return {
      t: 'talk',
      game,
      side,
      me: this.#from(person),
      muted: shunned.map(({ other }) => this.#from(other)),
      last: Math.max(last, await this.#last(side)),
      read: known?.side === side ? known.n : 0,
      said: rows.map((row) => this.#said(row)),
    };
  }

  #said({ n, person, name, seat, words, at }: TalkRow): Said {
    return { n, from: this.#from(person), name, seat, words, at };
  }

  #from(person: string): string {
    return hashOf(`${this.#table.id} ${person}`).slice(0, FROM);
  }

  async #watching(): Promise<string[]> {
    const people = new Set([...this.#table.listeners].flatMap(({ person }) => person ?? []));
    const names: string[] = [];
    for (const person of people) {
      if (this.sideOf(person) === 'players') continue;
      const row = await this.#table.deps.store.read.person(person);
      if (row) names.push(row.name);
    }
    return names.sort((a, b) => a.localeCompare(b, 'en'));
  }
}
