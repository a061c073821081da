/** Files of every released form: a whole game each, and beside it the hashes that it has to lead to. Never written again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, History, readGameFile, stateHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../src/title.ts';

const folder = join(import.meta.dirname, 'files');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('files of every released form', () => {
  const files = readdirSync(folder).filter((name) => /^roundhouse-game-\d+\.json$/.test(name));
  test('there are some', () => expect(files).toContain('roundhouse-game-1.json'));
  test.each(files)('%s opens and leads where it led', (name) => {
    const file = readGameFile(textOf(name));
    const hashes = JSON.parse(textOf(name.replace('.json', '.hashes.json'))) as Record<string, string>;
    const title = titleOf(file.title);
    const history = History.open(title, file);
    expect(Object.keys(hashes).length).toBeGreaterThan(5);
    for (const [seq, hash] of Object.entries(hashes)) {
      expect([seq, stateHash(title, history.at(Number(seq)))]).toEqual([seq, hash]);
    }
    expect(history.state.ended).not.toBeNull();
    // Settings that came later are written down as they held before.
    expect(history.toFile()).toMatchObject(file);
  });
  test('taken-back actions stay in the file', () => {
    const file = readGameFile(textOf('roundhouse-game-1.json'));
    const types = new Set(file.actions.map((entry: Entry) => entry.type));
    expect([...types]).toEqual(expect.arrayContaining(['undo', 'redo', 'indicate', 'run', 'layTile', 'start']));
  });
});
