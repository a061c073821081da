/** Who may look at a table, and which of those who do have played with its owner. */
import { isPublic } from '../lists/place.ts';
import { isInvited } from './open-seats.ts';
import type { OpenTable } from './open-table.ts';

export class Guests {
  readonly #table: OpenTable;
  /** With an owner before them, those who have played with that owner. */
  readonly #companions = new Set<string>();

  constructor(table: OpenTable) {
    this.#table = table;
  }

  /** Finds out about somebody new whether they have played with the owner, where seats are open to those who have. */
  async meet(person: string | null): Promise<void> {
    const { row, seats } = this.#table.stored;
    if (person === null || this.hasPlayed(person) || row.status !== 'waiting') return;
    if (!seats.some(({ admits }) => admits === 'played')) return;
    if (await this.#table.deps.store.read.havePlayed(row.owner, person)) this.#companions.add(`${row.owner} ${person}`);
  }

  hasPlayed(person: string | null): boolean {
    return this.#companions.has(`${this.#table.stored.row.owner} ${person}`);
  }

  /** May this person see the table at all? */
  mayLook(person: string | null): boolean {
    const { row, seats, watchers, settings } = this.#table.stored;
    if (isPublic(row, settings, seats)) return true;
    if (person === null) return false;
    if (row.owner === person || seats.some((seat) => seat.person === person) || isInvited(seats, person)) return true;
    if (seats.some(({ admits }) => admits === 'played') && this.hasPlayed(person)) return true;
    return settings.watch && watchers.has(person);
  }
}
