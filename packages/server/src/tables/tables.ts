/** All tables in use. A table lives in the store; here it is only kept for as long as somebody uses it. */
import { usualName } from './names.ts';
import type { Listed } from '@roundhouse/protocol';
import type { RailTitle } from '@roundhouse/rail';
import { hashOf, newGameId, newToken } from '../people/keys.ts';
import type { Person } from '../people/people.ts';
import { engineOf } from '../rules.ts';
import type { Change, GameRow, SeatRow } from '../store/contract.ts';
import type { Deps } from './deps.ts';
import { loadTable, type Stored } from './load.ts';
import { OpenTable } from './open-table.ts';
import type { TableSettings } from './settings.ts';
import { listed } from './view.ts';

const MOST_OPEN = 2_000;
const IDLE_FOR = 10 * 60 * 1000;
const SWEEP_EVERY = 30_000;
/** Tables in one person's list. */
const MOST_LISTED = 200;

export interface Invitation {
  readonly seat: number | null;
  readonly token: string;
}

export class Tables {
  readonly #deps: Deps;
  readonly #open = new Map<string, OpenTable>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sweeper = setInterval(() => this.sweep(), SWEEP_EVERY).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Tables at which the host was at work when the server stopped go on. */
  resume(): void {
    for (const id of this.#deps.store.read.dueGames()) this.get(id);
  }

  get(id: string): OpenTable | null {
    const open = this.#open.get(id);
    if (open) {
      open.lastUsed = this.#deps.now();
      return open;
    }
    const stored = loadTable(this.#deps, id);
    return stored && this.#add(stored);
  }

  #add(stored: Stored): OpenTable {
    if (this.#open.size >= MOST_OPEN) this.sweep(0);
    const table = new OpenTable(this.#deps, stored);
    this.#open.set(table.id, table);
    table.host.update();
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

  /** A new table with its seats and links, written together with whatever else comes with it. */
  async create(
    title: RailTitle,
    owner: Person,
    wish: { readonly name?: string | undefined; readonly settings: TableSettings },
    seats: (game: string) => readonly SeatRow[],
    more: readonly Change[],
  ): Promise<{ readonly table: OpenTable; readonly invitations: readonly Invitation[] }> {
    const id = newGameId();
    const now = this.#deps.now();
    const rows = seats(id);
    const row: GameRow = {
      id,
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
    };
    const stored: Stored = {
      row,
      title,
      settings: wish.settings,
      seats: rows,
      watchers: new Set(),
      header: null,
      play: null,
    };
    const links = this.linksFor(id, rows);
    await this.#deps.store.write([
      ...more,
      { kind: 'game', row },
      { kind: 'seats', game: id, rows },
      ...links.map((link) => link.change),
    ]);
    return { table: this.#add(stored), invitations: links.map(({ seat, token }) => ({ seat, token })) };
  }

  /** A game that has been played before, with all its past. */
  async addPlayed(
    stored: Stored,
    changes: readonly Change[],
  ): Promise<{ readonly table: OpenTable; readonly invitations: readonly Invitation[] }> {
    const links = this.linksFor(stored.row.id, stored.seats);
    await this.#deps.store.write([...changes, ...links.map((link) => link.change)]);
    return { table: this.#add(stored), invitations: links.map(({ seat, token }) => ({ seat, token })) };
  }

  /** One link for the table and one for each seat that is to be taken. */
  linksFor(game: string, rows: readonly SeatRow[]): readonly (Invitation & { readonly change: Change })[] {
    const open = rows.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
    return (open.length > 0 ? [null, ...open] : []).map((seat) => {
      const token = newToken();
      const row = { hash: hashOf(token), game, seat: seat ?? 0, created: this.#deps.now() };
      return { seat, token, change: { kind: 'invitation', row } };
    });
  }

  async remove(table: OpenTable): Promise<void> {
    await this.#deps.store.write([{ kind: 'dropGame', game: table.id }]);
    table.close();
    this.#open.delete(table.id);
    for (const listener of table.listeners) {
      listener.send({ t: 'none', game: table.id });
      listener.drop();
    }
  }

  listOf(person: Person): Listed[] {
    const { read } = this.#deps.store;
    return read.gamesOf(person.id, MOST_LISTED).map((row) => listed(row, read.seats(row.id), person.id));
  }

  /** When nothing is under way at any table; hosts begin nothing more. */
  async drain(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const table of this.#open.values()) table.host.close();
    await Promise.all([...this.#open.values()].map((table) => table.drained()));
    for (const table of this.#open.values()) table.close();
  }
}
