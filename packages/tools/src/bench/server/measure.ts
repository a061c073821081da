/** A server under load: the time from sending an action to the last listener of its table, and what it costs. */
import { performance } from 'node:perf_hooks';
import type { GameFile } from '@roundhouse/kernel';
import { addressOf } from '@roundhouse/protocol';
import { Measured, type Usage } from './process.ts';
import { type BenchTable, openTables } from './tables.ts';

export interface Load {
  readonly tables: number;
  readonly sockets: number;
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Result {
  readonly actions: number;
  readonly refused: number;
  /** Entries that came twice, late or not at all to somebody. */
  readonly disorder: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of processor time for each action, all threads of all processes. */
  readonly cpu: number;
  /** Megabytes, of each process. */
  readonly memory: number;
  /** The longest game opened with all its entries: how long the server takes, and how much comes. */
  readonly opening: { readonly entries: number; readonly ms: number; readonly bytes: number };
}

/** What is measured, and what goes on beside it. */
export interface Setting {
  /** Kept in this folder, or by so many processes on this PostgreSQL; else in a folder that goes with the server. */
  readonly folder?: string;
  readonly database?: string;
  readonly processes?: number;
  readonly lateMaps?: boolean;
  /** Goes on as long as people play. */
  readonly meanwhile?: (isOn: () => boolean, address: string) => Promise<void>;
}

/** With recorded games, or the floor without them. */
export async function measureServer(
  load: Load,
  games: readonly GameFile[] | null,
  { folder, database, processes = 1, lateMaps = false, meanwhile }: Setting = {},
): Promise<Result> {
  const servers = Array.from({ length: processes }, () => new Measured({ folder, database }));
  // One after the other: the first makes the tables of a database.
  for (const server of servers) await server.ready();
  const addresses = servers.map(({ address }) => address);
  const tables = await openTables(addresses, load.tables, load.sockets, games);
  if (lateMaps) for (const server of servers) server.searchLateMaps();
  const times: number[] = [];
  const before = await usageOf(servers);
  let isOn = true;
  const beside = meanwhile?.(() => isOn, addresses[0]!);
  const refused = await play(tables, load, times);
  isOn = false;
  const after = await usageOf(servers);
  await beside;
  const opening = await measureOpening(tables);
  const disorder = tables.flatMap(({ ears }) => ears).reduce((sum, ear) => sum + ear.disorder, 0);
  for (const { ears } of tables) for (const ear of ears) ear.close();
  for (const server of servers) await server.stop();
  times.sort((a, b) => a - b);
  const part = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    actions: times.length,
    refused,
    disorder,
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
    cpu: (after.cpu - before.cpu) / times.length,
    memory: after.rss / 1_000_000,
    opening,
  };
}

/** Of all processes: the time together, the memory of each. */
async function usageOf(servers: readonly Measured[]): Promise<Usage> {
  const all = await Promise.all(servers.map((server) => server.usage()));
  return { cpu: all.reduce((sum, { cpu }) => sum + cpu, 0), rss: Math.max(...all.map(({ rss }) => rss)) };
}

/** Actions at an even rate, each at the next table that waits for nothing. Gives how many were refused. */
async function play(tables: readonly BenchTable[], { rate, seconds }: Load, times: number[]): Promise<number> {
  const began = performance.now();
  const underway: Promise<void>[] = [];
  let refused = 0;
  let at = 0;
  for (let i = 0; i < rate * seconds; i++) {
    const due = began + (i * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
    const table = tables
      .slice(at)
      .concat(tables.slice(0, at))
      .find(({ busy }) => !busy);
    if (!table) continue;
    at = (tables.indexOf(table) + 1) % tables.length;
    underway.push(
      actAt(table).then((time) => {
        if (time === 'refused') refused++;
        else if (time !== 'over') times.push(time);
      }),
    );
  }
  await Promise.all(underway);
  return refused;
}

async function actAt(table: BenchTable): Promise<number | 'refused' | 'over'> {
  const action = table.next();
  if (!action) return 'over';
  table.busy = true;
  const [ear] = table.ears as [BenchTable['ears'][number]];
  let sent = performance.now();
  let answer = await table.device.act(table.game, ear.n, action);
  // The host may have shown a run meanwhile, or still be looking for one.
  for (let tries = 0; (answer.status === 409 || answer.body['rule'] === 'table:searching') && tries < 200; tries++) {
    await new Promise((resume) => setTimeout(resume, 10));
    sent = performance.now();
    answer = await table.device.act(table.game, ear.n, action);
  }
  const isDone = answer.status === 201;
  if (isDone) table.n = answer.body['n'] as number;
  const heard = isDone ? await Promise.all(table.ears.map((one) => one.cameAt(table.n))) : [];
  table.busy = false;
  return isDone ? Math.max(...heard) - sent : 'refused';
}

async function measureOpening(tables: readonly BenchTable[]): Promise<Result['opening']> {
  const longest = tables.toSorted((a, b) => b.n - a.n)[0]!;
  const path = `${addressOf('game', { game: longest.game })}?since=0`;
  const began = performance.now();
  const { bytes, body } = await longest.device.send('GET', path);
  return { entries: body['n'] as number, ms: performance.now() - began, bytes };
}
