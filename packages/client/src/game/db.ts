import type { Entry } from '@roundhouse/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from './record.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  /** A row for every entry, so that a crash loses nothing that was confirmed. */
  entries: { key: [game: string, index: number]; value: { game: string; index: number; entry: Entry } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('roundhouse', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries', { keyPath: ['game', 'index'] });
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

const entriesOf = (game: string, from = 0) => IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY]);

export async function allRecords(): Promise<GameRecord[]> {
  return (await database()).getAll('games');
}

export async function recordOf(id: string): Promise<GameRecord | undefined> {
  return (await database()).get('games', id);
}

export async function readEntries(id: string, from = 0): Promise<Entry[]> {
  const rows = await (await database()).getAll('entries', entriesOf(id, from));
  return rows.map((row) => row.entry);
}

/** A new game, whole or not at all. */
export async function writeGame(record: GameRecord, entries: readonly Entry[]): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
  void tx.objectStore('games').add(record);
  entries.forEach((entry, index) => void tx.objectStore('entries').add({ game: record.id, index, entry }));
  await tx.done;
}

/**
 * Adds entries from `index` on and brings the record up to date, in one step. An index that is taken already makes it
 * fail as a whole: another tab was faster, and nothing of what it wrote is lost.
 */
export async function appendEntries(
  id: string,
  index: number,
  entries: readonly Entry[],
  changes: Partial<GameRecord>,
): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
  const added = entries.map((entry, i) => tx.objectStore('entries').add({ game: id, index: index + i, entry }));
  const games = tx.objectStore('games');
  const changed = games.get(id).then((record) => record && games.put({ ...record, ...changes }));
  await Promise.all([...added, changed, tx.done]);
}

export async function changeRecord(id: string, changes: Partial<GameRecord>): Promise<void> {
  const tx = (await database()).transaction('games', 'readwrite');
  const record = await tx.store.get(id);
  if (record) await tx.store.put({ ...record, ...changes });
  await tx.done;
}

export async function eraseGame(id: string): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
  void tx.objectStore('games').delete(id);
  void tx.objectStore('entries').delete(entriesOf(id));
  await tx.done;
}
