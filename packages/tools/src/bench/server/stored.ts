/** What is done with all stored games: playing them again, and backing them up while people play. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@roundhouse/kernel';
import { type GameServer, verifyGames } from '@roundhouse/server';
import { titles } from '@roundhouse/titles';
import { imported, openLocal, type Rows, type Written } from './local.ts';
import { type Load, measureServer, type Result } from './measure.ts';

/** Entries of a stored game; those of the longest are spread over all lengths. */
const ENTRIES = 300;
const AT_ONCE = 50;

interface Pattern extends Rows {
  readonly entries: Awaited<ReturnType<GameServer['store']['read']['entries']>>;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function patternsOf(server: GameServer, games: readonly GameFile[]): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  for (const file of games) {
    const rows = await imported(server, file);
    patterns.push({ ...rows, entries: await server.store.read.entries(rows.game.id, 0) });
  }
  return patterns;
}

export interface VerifyTime {
  readonly games: number;
  readonly entries: number;
  /** Seconds of processor time. */
  readonly cpu: number;
}

/** So many games of all titles, the first part of each recorded game as long as the number says. */
export const measureVerify = (games: readonly GameFile[], count: number): Promise<VerifyTime> =>
  inFolder(async (folder) => {
    const server = await openLocal(folder);
    const patterns = await patternsOf(server, games);
    await server.close();
    async function* rows() {
      for (let i = 0; i < count; i++) {
        const { game, entries } = patterns[i % patterns.length]!;
        const id = `bench${i}`;
        yield { table: 'games' as const, row: { id, header: game.header } };
        for (const { entry, lasting } of entries.slice(0, lengthOf(i, entries.length)))
          yield { table: 'entries' as const, row: { game: id, entry, lasting } };
      }
    }
    const began = process.cpuUsage();
    let [done, entries] = [0, 0];
    for await (const one of verifyGames(rows(), titles, null)) {
      if (one.fault !== null) throw new Error(one.fault);
      done++;
      entries += one.entries;
    }
    const { user, system } = process.cpuUsage(began);
    return { games: done, entries, cpu: (user + system) / 1e6 };
  });

/** Half of the games are short, and one in ten goes on to its end. */
const lengthOf = (i: number, longest: number): number =>
  i % 10 === 0 ? longest : Math.min(longest, Math.round(((i % 100) + 1) * (ENTRIES / 50)));

export interface BesideBackup {
  readonly alone: Result;
  readonly beside: Result;
  /** Backups that were made meanwhile, and how long the last took in seconds. */
  readonly backups: number;
  readonly seconds: number;
}

/** Play in turns without and with backups of so many games, made one after the other by the command that operators use. */
export const measureBackup = (
  load: Load,
  games: readonly GameFile[],
  count: number,
  rounds: number,
  tell: (progress: string) => void,
): Promise<readonly BesideBackup[]> =>
  inFolder(async (folder) => {
    await fill(folder, games, count, tell);
    const results: BesideBackup[] = [];
    for (let round = 1; round <= rounds; round++) {
      tell(`round ${round} of ${rounds}: without a backup …`);
      const alone = await measureServer(load, games, { folder });
      tell(`round ${round} of ${rounds}: beside backups …`);
      let [backups, seconds] = [0, 0];
      const meanwhile = async (isOn: () => boolean): Promise<void> => {
        do {
          const began = performance.now();
          await backUp(folder, join(folder, `${round}-${backups}.backup`));
          seconds = (performance.now() - began) / 1000;
          backups++;
        } while (isOn());
      };
      const beside = await measureServer(load, games, { folder, meanwhile });
      results.push({ alone, beside, backups, seconds });
    }
    return results;
  });

function backUp(folder: string, file: string): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['backup', file, '--data', folder], { stdio: 'ignore' });
  return new Promise((done, failed) =>
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`the backup ended with ${code}`)))),
  );
}

async function fill(
  folder: string,
  games: readonly GameFile[],
  count: number,
  tell: (progress: string) => void,
): Promise<void> {
  const server = await openLocal(folder);
  const patterns = await patternsOf(server, games);
  for (let from = 0; from < count; from += AT_ONCE) {
    if (from % 1_000 === 0) tell(`storing games: ${from} of ${count} …`);
    const changes: Written[] = [];
    for (let i = from; i < Math.min(count, from + AT_ONCE); i++) {
      const { game, entries, position } = patterns[i % patterns.length]!;
      const id = `bench${i.toString(36).padStart(6, '0')}`;
      const n = Math.min(ENTRIES, entries.length);
      changes.push({ kind: 'game', row: { ...game, id, v: 1, n, status: 'over', due: 0, words: '' } });
      for (const row of entries.slice(0, n)) changes.push({ kind: 'entry', row: { ...row, game: id } });
      if (position) changes.push({ kind: 'position', row: { ...position, game: id, n } });
    }
    await server.store.write(changes);
  }
  await server.close();
}
