/** What memory a server takes for tables that are open and sockets that say nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@roundhouse/kernel';
import { addressOf } from '@roundhouse/protocol';
import { Device, type Ear } from './client.ts';
import { imported, openLocal, type Rows, type Written } from './local.ts';
import { Measured } from './process.ts';

export interface AtRest {
  /** Bytes, each after a collection. */
  readonly empty: number;
  readonly withTables: number;
  readonly withSockets: number;
}

/** Each game is cut at so many places; the tables are copies of those. */
const PLACES = 10;
/** Sockets are opened, and rows written, so many at a time. */
const AT_ONCE = 50;

interface StoredTable {
  readonly game: string;
  readonly n: number;
}

/** The tables are made first; then a server is started on them and opens each from its database. */
export async function measureAtRest(
  games: readonly GameFile[],
  count: number,
  sockets: number,
  tell: (progress: string) => void,
): Promise<AtRest> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  try {
    tell(`storing ${count} tables …`);
    const tables = await store(folder, games, count);
    const server = new Measured({ folder });
    await server.ready();
    await pause(1_000);
    const empty = await server.usage('usage at rest');
    tell('opening them …');
    const visitor = new Device([server.address]);
    await visitor.send('POST', addressOf('createGame'), { title: 'soh', seats: [{ kind: 'me', name: 'Ada' }] });
    for (const { game } of tables) {
      const { status } = await visitor.send('GET', addressOf('game', { game }));
      if (status !== 200) throw new Error(`a table was answered with ${status}`);
    }
    const withTables = await server.usage('usage at rest');
    tell(`opening ${sockets} sockets …`);
    const ears = await listen(visitor, tables, sockets);
    const withSockets = await server.usage('usage at rest');
    for (const ear of ears) ear.close();
    await server.stop();
    return { empty: empty.rss, withTables: withTables.rss, withSockets: withSockets.rss };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Games that everybody may watch. */
async function store(folder: string, games: readonly GameFile[], count: number): Promise<StoredTable[]> {
  const server = await openLocal(folder);
  const patterns: Rows[] = [];
  for (let place = 1; place <= PLACES; place++)
    for (const file of games) {
      const entries = file.entries.slice(0, Math.floor((file.entries.length * (place - 0.5)) / PLACES));
      patterns.push(await imported(server, { ...file, entries }));
    }
  const tables: StoredTable[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const changes: Written[] = [];
    for (let i = from; i < Math.min(count, from + AT_ONCE); i++) {
      const { game, seats, position } = patterns[i % patterns.length]!;
      const id = `bench${i.toString(36).padStart(6, '0')}`;
      const settings = JSON.stringify({ ...(JSON.parse(game.settings) as object), watch: true, public: true });
      changes.push({ kind: 'game', row: { ...game, id, v: 1, settings, listing: 'running', due: 0 } });
      changes.push({ kind: 'seats', game: id, rows: seats.map((seat) => ({ ...seat, game: id })) });
      changes.push({ kind: 'position', row: { ...position!, game: id } });
      tables.push({ game: id, n: game.n });
    }
    await server.store.write(changes);
  }
  await server.close();
  return tables;
}

async function listen(visitor: Device, tables: readonly StoredTable[], sockets: number): Promise<Ear[]> {
  const ears: Ear[] = [];
  while (ears.length < sockets) {
    const next = Array.from({ length: Math.min(AT_ONCE, sockets - ears.length) }, (_, i) => {
      const { game, n } = tables[(ears.length + i) % tables.length]!;
      return visitor.listen(game, n);
    });
    ears.push(...(await Promise.all(next)));
  }
  return ears;
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
