import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from './record.ts';
import type { GameStore, Kept } from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord };
  /** A row for every entry, so that a crash loses nothing that was confirmed. */
  entries: { key: [game: string, index: number]; value: Kept & { game: string; index: number } };
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

/** The browser's database. Fails where the browser does not let the page have one. */
export async function openDeviceStore(): Promise<GameStore> {
  await database();
  return deviceStore;
}

const deviceStore: GameStore = {
  lasting: true,

  async allRecords() {
    return (await database()).getAll('games');
  },

  async recordOf(id) {
    return (await database()).get('games', id);
  },

  async readEntries(id, from = 0) {
    return (await database()).getAll('entries', entriesOf(id, from));
  },

  async writeGame(record, entries) {
    const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
    void tx.objectStore('games').add(record);
    entries.forEach((entry, index) => void tx.objectStore('entries').add({ game: record.id, index, entry }));
    await tx.done;
  },

  async appendEntries(id, index, entries, changes) {
    const tx = (await database()).transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
    const added = entries.map((kept, i) => tx.objectStore('entries').add({ ...kept, game: id, index: index + i }));
    const games = tx.objectStore('games');
    const changed = games.get(id).then((record) => record && games.put({ ...record, ...changes }));
    await Promise.all([...added, changed, tx.done]);
  },

  async convertGame(id, header, convert) {
    const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
    const [games, entries] = [tx.objectStore('games'), tx.objectStore('entries')];
    const [record, rows] = await Promise.all([games.get(id), entries.getAll(entriesOf(id))]);
    if (record) void games.put({ ...record, header });
    for (const row of rows) void entries.put({ ...row, entry: convert(row.entry) });
    await tx.done;
  },

  async changeRecord(id, changes) {
    const tx = (await database()).transaction('games', 'readwrite');
    const record = await tx.store.get(id);
    if (record) await tx.store.put({ ...record, ...changes });
    await tx.done;
  },

  async eraseGame(id) {
    const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
    void tx.objectStore('games').delete(id);
    void tx.objectStore('entries').delete(entriesOf(id));
    await tx.done;
  },
};
