/** All tables in use. A table lives in the store; here it is only kept for as long as somebody uses it. */
import { usualName } from './names.ts';
import { placed } from '../lists/place.ts';
import { tidy } from '../lists/tidy.ts';
import type { Listed } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { newGameId } from '../people/keys.ts';
import type { Prover } from '../threads/prover.ts';
import type { Person } from '../people/people.ts';
import { engineOf } from '../rules.ts';
import type { Change, GameRow, SeatRow } from '../store/contract.ts';
import type { Deps } from './deps.ts';
import { type Invitation, newLink } from './links.ts';
import { loadTable, type Stored } from './load.ts';
import { NO_MANNERS } from './manners/manners.ts';
import { OpenTable } from './open-table.ts';
import { Review } from './reviewing.ts';
import type { TableSettings } from './settings.ts';
import { listed } from './view.ts';

const MOST_OPEN = 2_000;
const IDLE_FOR = 10 * 60 * 1000;
/** A table that was just asked for is about to be used. */
const SHORTEST_IDLE = 1_000;
const SWEEP_EVERY = 30_000;
/** A copy of a request is late by seconds, or by a night in which a device slept. */
const REFUSALS_FOR = 7 * 24 * 60 * 60 * 1000;
const CLEAN_EVERY = 60 * 60 * 1000;
/** Tables in one person's list. */
const MOST_LISTED = 200;

/** A table that is still to be written. */
interface Prepared {
  readonly stored: Stored;
  readonly changes: readonly Change[];
  readonly invitations: readonly Invitation[];
}

export class Tables {
  readonly #deps: Deps;
  readonly #open = new Map<string, OpenTable>();
  /** Tables that are being read. */
  readonly #opening = new Map<string, Promise<OpenTable | null>>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #cleaner: NodeJS.Timeout;
  #resumer: NodeJS.Timeout | null = null;

  readonly review: Review;

  constructor(given: Omit<Deps, 'review'>, prover: Prover) {
    const deps = { ...given, review: (id: string) => this.review.first(id) };
    this.#deps = deps;
    this.review = new Review(deps, prover, (id) => this.get(id));
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_EVERY).unref();
    this.#cleaner = setInterval(() => this.#clean(), CLEAN_EVERY).unref();
  }

  /** Those in memory. */
  get all(): Iterable<OpenTable> {
    return this.#open.values();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Tables at which the host was at work when the server stopped go on, also those of other processes that have stopped. */
  async resume(): Promise<void> {
    const { store, now, timing } = this.#deps;
    await store.follow((game, v) => this.#heard(game, v));
    await store.announce(Object.fromEntries(this.#deps.titles.map(({ id }) => [id, engineOf(id)])));
    await this.review.begin();
    for (const id of await store.read.dueGames(Number.MAX_SAFE_INTEGER)) await this.get(id);
    if (!store.isShared) return;
    const again = async (): Promise<void> => {
      const left = await store.read.dueGames(now() - 2 * timing.elsewhere);
      for (const id of left) if (!this.#open.has(id)) await this.get(id);
    };
    this.#resumer = setInterval(() => void again().catch(() => {}), 2 * timing.elsewhere).unref();
  }

  /** Another process has written a table. */
  #heard(id: string, v: number): void {
    this.#deps.lists.heard(id);
    this.#open.get(id)?.heard(v);
    void this.#opening.get(id)?.then(
      (table) => table?.heard(v),
      () => {},
    );
  }

  /** A table is in memory once: requests for it while it is read wait for the same one. */
  async get(id: string): Promise<OpenTable | null> {
    const open = this.inUse(id);
    if (open) return open;
    return this.#opening.get(id) ?? this.#read(id);
  }

  /** The table where it is in memory. */
  inUse(id: string): OpenTable | undefined {
    const open = this.#open.get(id);
    if (open) open.lastUsed = this.#deps.now();
    return open;
  }

  #read(id: string): Promise<OpenTable | null> {
    const opening = loadTable(this.#deps, id)
      .then((loaded) => loaded && this.#add(loaded.stored))
      .finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  #add(stored: Stored): OpenTable {
    if (this.#open.size >= MOST_OPEN) this.sweep(SHORTEST_IDLE);
    const table = new OpenTable(this.#deps, stored, () => this.#forget(table));
    this.#open.set(table.id, table);
    return table;
  }

  /** Drops what nobody uses. */
  sweep(idleFor = IDLE_FOR): void {
    const until = this.#deps.now() - idleFor;
    for (const [id, table] of this.#open) {
      if (!table.isIdle || table.lastUsed > until) continue;
      table.close();
      this.#open.delete(id);
    }
  }

  #clean(): void {
    this.#forgetRefusals();
    this.tidy().catch(() => {});
  }

  /** Looks after tables that never start. */
  tidy(): Promise<void> {
    return tidy(this, this.#deps);
  }

  #forgetRefusals(): void {
    const before = this.#deps.now() - REFUSALS_FOR;
    this.#deps.store.write([{ kind: 'forgetRefusals', before }]).catch(() => {});
  }

  /** A new table with its seats and links, written together with whatever else comes with it. */
  async create(
    title: RailTitle,
    owner: Person,
    wish: { readonly name?: string | undefined; readonly settings: TableSettings },
    seats: (game: string) => readonly SeatRow[],
    more: readonly Change[],
  ): Promise<{ readonly table: OpenTable; readonly invitations: readonly Invitation[] }> {
    const { stored, changes, invitations } = this.prepare(title, owner, wish, seats);
    await this.#deps.store.write([...more, ...changes]);
    return { table: this.opened(stored), invitations };
  }

  /** The same, to be written with something else. */
  prepare(
    title: RailTitle,
    owner: Person,
    wish: { readonly name?: string | undefined; readonly settings: TableSettings },
    seats: (game: string) => readonly SeatRow[],
  ): Prepared {
    const id = newGameId();
    const now = this.#deps.now();
    const rows = seats(id);
    const blank: GameRow = {
      id,
      v: 1,
      title: title.id,
      name: wish.name || usualName(owner),
      status: 'waiting',
      owner: owner.id,
      settings: JSON.stringify(wish.settings),
      header: null,
      engine: engineOf(title.id),
      n: 0,
      summary: null,
      awaited: '[]',
      due: 0,
      created: now,
      changed: now,
      held: null,
      listing: null,
      since: now,
      words: '',
      imported: 0,
      rematch: null,
    };
    const row = placed(blank, { title, settings: wish.settings, seats: rows }, now);
    const stored: Stored = {
      row,
      title,
      settings: wish.settings,
      seats: rows,
      watchers: new Set(),
      header: null,
      play: null,
      manners: NO_MANNERS,
    };
    const links = this.linksFor(id, rows);
    const changes: Change[] = [
      { kind: 'game', row },
      { kind: 'seats', game: id, rows },
      ...links.map((link) => link.change),
    ];
    return { stored, changes, invitations: links.map(({ invitation }) => invitation) };
  }

  /** A table that has just been written. */
  opened(stored: Stored): OpenTable {
    this.#deps.lists.changed(null, stored);
    return this.#add(stored);
  }

  /** A game that has been played before, with all its past. */
  async addPlayed(
    stored: Stored,
    changes: readonly Change[],
  ): Promise<{ readonly table: OpenTable; readonly invitations: readonly Invitation[] }> {
    const links = this.linksFor(stored.row.id, stored.seats);
    await this.#deps.store.write([...changes, ...links.map((link) => link.change)]);
    return { table: this.opened(stored), invitations: links.map(({ invitation }) => invitation) };
  }

  /** One link for the table and one for each seat that is to be taken. */
  linksFor(game: string, rows: readonly SeatRow[]): readonly ReturnType<typeof newLink>[] {
    const open = rows.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
    return (open.length > 0 ? [null, ...open] : []).map((seat) => newLink(game, seat, this.#deps.now()));
  }

  async remove(table: OpenTable): Promise<void> {
    await this.#deps.store.write([{ kind: 'dropGame', game: table.id, v: table.stored.row.v }]);
    this.#deps.lists.changed(table.stored, null);
    this.#forget(table);
  }

  /** The table is gone for good. */
  #forget(table: OpenTable): void {
    table.close();
    this.#open.delete(table.id);
    for (const listener of table.listeners) {
      listener.send({ t: 'none', game: table.id });
      listener.drop();
    }
  }

  async listOf(person: Person): Promise<Listed[]> {
    const all = await this.#deps.store.read.gamesOf(person.id, MOST_LISTED);
    return all.map(({ game, seats }) => listed(game, seats, person.id, this.#deps.now()));
  }

  /** Tables that were written by something else than themselves are read again. */
  async refresh(ids: readonly string[]): Promise<void> {
    const inUse = ids.flatMap((id) => this.#open.get(id) ?? []);
    for (const table of inUse) table.heard(Number.MAX_SAFE_INTEGER);
    await Promise.all(inUse.map((table) => table.run(() => {})));
  }

  /** All tables of a person, however many. */
  async idsOf(person: Person): Promise<string[]> {
    return (await this.#deps.store.read.gamesOf(person.id, 1_000_000)).map(({ game }) => game.id);
  }

  /** When nothing is under way at any table; hosts begin nothing more. */
  async drain(): Promise<void> {
    await this.review.close();
    for (const timer of [this.#sweeper, this.#cleaner, this.#resumer]) if (timer) clearInterval(timer);
    for (const table of this.#open.values()) table.host.close();
    await Promise.all([...this.#open.values()].map((table) => table.stopClocks().catch(() => {})));
    await Promise.all([...this.#open.values()].map((table) => table.drained()));
    for (const table of this.#open.values()) table.close();
  }
}
