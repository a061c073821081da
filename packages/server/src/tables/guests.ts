/** Who may look at a table, and which of those who do have played with its owner. */
import { isPublic } from '../lists/place.ts';
import { isInvited } from './open-seats.ts';
import type { OpenTable } from './open-table.ts';

/** For so long a moderator who has said why may look, in milliseconds. */
const LOOK_FOR = 60 * 60 * 1000;
const ASKED_EVERY = 60 * 1000;

export class Guests {
  readonly #table: OpenTable;
  /** With an owner before them, those who have played with that owner. */
  readonly #companions = new Set<string>();
  /** Moderators who have said why they look, and until when that need not be asked again. */
  readonly #moderators = new Map<string, number>();

  constructor(table: OpenTable) {
    this.#table = table;
  }

  /** Finds out about somebody new what lets them look, where that stands nowhere at the table. */
  async meet(person: string | null): Promise<void> {
    if (person === null) return;
    await this.#meetCompanion(person);
    if (!this.mayLook(person)) await this.#meetModerator(person);
  }

  /** Have they played with the owner, where seats are open to those who have? */
  async #meetCompanion(person: string): Promise<void> {
    const { row, seats } = this.#table.stored;
    if (this.hasPlayed(person) || row.status !== 'waiting') return;
    if (!seats.some(({ admits }) => admits === 'played')) return;
    if (await this.#table.deps.store.read.havePlayed(row.owner, person)) this.#companions.add(`${row.owner} ${person}`);
  }

  async #meetModerator(person: string): Promise<void> {
    const { id, deps } = this.#table;
    const now = deps.now();
    if (await deps.store.read.hasLooked(id, person, now - LOOK_FOR)) this.#moderators.set(person, now + ASKED_EVERY);
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
    if (settings.watch && watchers.has(person)) return true;
    return (this.#moderators.get(person) ?? 0) > this.#table.deps.now();
  }
}
