/** The first replay of a process that has done nothing else: nothing in it is warm. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@roundhouse/kernel';
import { Failure } from '../failure.ts';

/** In ms: starts the command line anew with `bench --first`. */
export function firstReplay(file: GameFile): number {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  try {
    const path = join(folder, 'game.json');
    writeFileSync(path, JSON.stringify(file));
    const self = fileURLToPath(import.meta.url);
    const { stdout, stderr } = spawnSync(process.execPath, [self, 'bench', '--first', path], { encoding: 'utf8' });
    const ms = Number.parseFloat(stdout);
    if (Number.isNaN(ms)) throw new Failure(`The first replay cannot be measured: ${stderr.trim()}`);
    return ms;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
