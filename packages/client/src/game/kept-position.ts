/** Where a game stands, kept beside it so that it opens without being played; it can be thrown away at any time. */
import type { RailState } from '@roundhouse/rail';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { rulesOf } from './position.ts';

interface Position {
  readonly game: string;
  /** How many entries lead to it. */
  readonly n: number;
  /** By which rules it was made: by others it means nothing. */
  readonly rules: string;
  readonly state: RailState;
}

interface Schema extends DBSchema {
  positions: { key: string; value: Position };
}

/** A database of its own: whoever has the games open in an older page is not in the way. */
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('roundhouse-positions', 1, {
    upgrade(db) {
      db.createObjectStore('positions', { keyPath: 'game' });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
};
let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A game rests so long before its position is kept. */
const REST = 1000;

/** The last position that was kept of a game and that its rules of now have made. */
export async function keptPositionOf(game: string, title: string): Promise<Pick<Position, 'n' | 'state'> | null> {
  const rules = rulesOf(title);
  if (rules === null) return null;
  try {
    const kept = await (await database()).get('positions', game);
    return kept?.rules === rules ? kept : null;
  } catch {
    return null; // A browser that keeps nothing.
  }
}

export async function forgetPosition(game: string): Promise<void> {
  try {
    await (await database()).delete('positions', game);
  } catch {
    // There is nothing to forget.
  }
}

/** Keeps the position of one game, when it rests and when it is closed. */
export class KeptPosition {
  readonly #game: string;
  readonly #rules: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #n = -1;

  constructor(game: string, title: string) {
    this.#game = game;
    this.#rules = rulesOf(title);
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
    const { state: _, ...about } = { game: this.#game, n, rules: this.#rules, state };
    if (about.rules === null || n === this.#n) return;
    this.#n = n;
    const position: Position = { ...about, rules: about.rules, state };
    database()
      .then((db) => db.put('positions', position))
      .catch(() => {}); // The next time it is played from its entries.
  }
}
