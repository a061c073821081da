/** What a process measures that has done nothing else: nothing in it is warm. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@roundhouse/kernel';
import { Failure } from '../failure.ts';

/** What `bench` says of a game in a fresh process that is asked for one thing alone. */
export function inFreshProcess(game: object, part: 'first' | 'asked' | 'opening'): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  try {
    const path = join(folder, 'game.json');
    writeFileSync(path, JSON.stringify(game));
    const self = fileURLToPath(import.meta.url);
    const { stdout, stderr, status } = spawnSync(process.execPath, [self, 'bench', `--${part}`, path], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Failure(`A fresh process cannot measure: ${stderr.trim()}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The first replay of such a process, in ms. */
export const firstReplay = (file: GameFile): number => Number.parseFloat(inFreshProcess(file, 'first'));
