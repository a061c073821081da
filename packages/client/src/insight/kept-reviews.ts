/** Reviews that were worked out, kept beside the games of this device; all of them can be thrown away at any time. */
import type { Review } from '@roundhouse/bots';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Kept {
  /** Of so many actions. */
  readonly seq: number;
  readonly review: Review;
}

interface Schema extends DBSchema {
  reviews: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse-reviews', 1, {
    upgrade(db) {
      db.createObjectStore('reviews');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export async function keptReview(game: string): Promise<Kept | null> {
  try {
    return (await (await database()).get('reviews', game)) ?? null;
  } catch {
    return null; // A browser that keeps nothing.
  }
}

export async function keepReview(game: string, kept: Kept): Promise<void> {
  try {
    await (await database()).put('reviews', kept, game);
  } catch {
    // Worked out again when it is next asked for.
  }
}
