/** What somebody keeps beside a game on this device: lines and notes. No server has it, and no file unless it is asked for. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  lines: { key: string; value: unknown };
  notes: { key: string; value: unknown };
}

type Kind = 'lines' | 'notes';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A database of its own: an older page that has the games open is not in the way. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse-own', 1, {
    upgrade(db) {
      db.createObjectStore('lines');
      db.createObjectStore('notes');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** For a browser that keeps nothing: remembered for as long as the page is open. */
const here = { lines: new Map<string, unknown>(), notes: new Map<string, unknown>() };

export async function readOwn(kind: Kind, game: string): Promise<unknown> {
  try {
    return await (await database()).get(kind, game);
  } catch {
    return here[kind].get(game);
  }
}

/** Changes what is kept to what follows from its newest form, so that two tabs lose nothing of each other's. */
export async function changeOwn<T>(kind: Kind, game: string, change: (kept: unknown) => T): Promise<T> {
  try {
    const tx = (await database()).transaction(kind, 'readwrite');
    const next = change(await tx.store.get(game));
    await Promise.all([tx.store.put(next, game), tx.done]);
    return next;
  } catch {
    const next = change(here[kind].get(game));
    here[kind].set(game, next);
    return next;
  }
}

export async function forgetOwn(game: string): Promise<void> {
  for (const kind of ['lines', 'notes'] as const) here[kind].delete(game);
  try {
    const tx = (await database()).transaction(['lines', 'notes'], 'readwrite');
    await Promise.all([tx.objectStore('lines').delete(game), tx.objectStore('notes').delete(game), tx.done]);
  } catch {
    // There is nothing to forget.
  }
}
