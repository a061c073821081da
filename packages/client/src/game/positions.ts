/** Where games stand, kept beside them so that they open without being played; all of it can be thrown away at any time. */
import { type KeptPosition, keptPosition, usableStates } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  positions: { key: string; value: KeptPosition<RailState> };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A database of its own: an older page that has the games open is not in the way. */
async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse-positions', 1, {
    upgrade(db) {
      db.createObjectStore('positions');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** The state that was kept of a game last, by the number of entries before it; none that other rules have made. */
export async function keptStatesOf(game: string, title: RailTitle): Promise<ReadonlyMap<number, RailState>> {
  try {
    const kept = await (await database()).get('positions', game);
    return usableStates(title, kept ? [kept] : []);
  } catch {
    return new Map(); // A browser that keeps nothing.
  }
}

export async function forgetPosition(game: string): Promise<void> {
  try {
    await (await database()).delete('positions', game);
  } catch {
    // There is nothing to forget.
  }
}

/** A game rests so many milliseconds before its position is kept. */
const REST = 1000;

/** Keeps the position of one game whenever it rests, and when it is closed. */
export class PositionKeeper {
  readonly #game: string;
  readonly #title: RailTitle;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #n = -1;

  constructor(game: string, title: RailTitle) {
    this.#game = game;
    this.#title = title;
  }

  keep(n: number, state: RailState): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(n, state), REST);
  }

  close(n: number, state: RailState): void {
    clearTimeout(this.#timer);
    this.#write(n, state);
  }

  #write(n: number, state: RailState): void {
    if (n === this.#n) return;
    this.#n = n;
    database()
      .then((db) => db.put('positions', keptPosition(this.#title, n, state), this.#game))
      .catch(() => {}); // The next time it is played from its entries.
  }
}
