/** What memory a server takes for tables that are open and sockets that say nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@roundhouse/kernel';
import { addressOf } from '@roundhouse/protocol';
import type { Ear } from './client.ts';
import { Measured } from './process.ts';
import { type BenchTable, openTable } from './tables.ts';

export interface AtRest {
  /** Bytes, each after a collection. */
  readonly empty: number;
  readonly withTables: number;
  readonly withSockets: number;
}

/** Sockets are opened so many at a time. */
const AT_ONCE = 50;

/** The tables are made first; then the server is started again and opens each of them from its database. */
export async function measureAtRest(
  games: readonly GameFile[],
  count: number,
  sockets: number,
  tell: (progress: string) => void,
): Promise<AtRest> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  try {
    const tables = await makeTables(folder, games, count, tell);
    const server = new Measured(folder);
    await server.ready();
    await pause(1_000);
    const empty = await server.usage('usage at rest');
    tell('opening them …');
    for (const { device, game } of tables) {
      device.moveTo(server.address);
      await device.send('GET', addressOf('game', { game }));
    }
    const withTables = await server.usage('usage at rest');
    tell(`opening ${sockets} sockets …`);
    const ears = await listen(tables, sockets);
    const withSockets = await server.usage('usage at rest');
    for (const ear of ears) ear.close();
    await server.stop();
    return { empty: empty.rss, withTables: withTables.rss, withSockets: withSockets.rss };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeTables(
  folder: string,
  games: readonly GameFile[],
  count: number,
  tell: (progress: string) => void,
): Promise<BenchTable[]> {
  const server = new Measured(folder);
  await server.ready();
  const tables: BenchTable[] = [];
  while (tables.length < count) {
    if (tables.length % 100 === 0) tell(`making tables: ${tables.length} of ${count} …`);
    tables.push(await openTable(server.address, tables.length, 0, games));
  }
  await server.stop();
  return tables;
}

async function listen(tables: readonly BenchTable[], sockets: number): Promise<Ear[]> {
  const ears: Ear[] = [];
  while (ears.length < sockets) {
    const next = Array.from({ length: Math.min(AT_ONCE, sockets - ears.length) }, (_, i) => {
      const { device, game, n } = tables[(ears.length + i) % tables.length]!;
      return device.listen(game, n);
    });
    ears.push(...(await Promise.all(next)));
  }
  return ears;
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
