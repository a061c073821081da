/**
 * Games that were saved once, by chance or brought from elsewhere, with mergers, emergencies, undo and redo, and the
 * hash after every entry. They open unchanged in every later version: test/saved is never written again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { History, type GameFile, readGameFile, stateHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { allTitles, titleOf } from '../src/title.ts';

interface Saved {
  readonly game: GameFile;
  /** Of the first state and after each entry, with a space between them. */
  readonly hashes: string;
}

const folder = join(import.meta.dirname, 'saved');
const names = readdirSync(folder).sort();
const savedGame = (name: string): Saved => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Saved;

test.each(allTitles.map(({ id }) => id))('ten games of %s are kept', (id) => {
  expect(names.filter((name) => name.startsWith(`${id}-`)).length).toBeGreaterThanOrEqual(10);
});

describe('games saved earlier', () => {
  test.each(names)('%s leads where it led, entry by entry', (name) => {
    const { game, hashes } = savedGame(name);
    const file = readGameFile(game);
    const title = titleOf(file.title);
    const history = History.open(title, { ...file, actions: [] });
    const reached = [stateHash(title, history.state)];
    for (const entry of file.actions) {
      const result = history.replay(entry);
      if (!result.ok) throw new Error(`${name}, entry ${reached.length}: ${result.refusal.text}`);
      reached.push(stateHash(title, history.state));
    }
    expect(reached.map((hash) => hash.replace('1-', ''))).toEqual(hashes.split(' '));
    expect(history.toFile().actions).toEqual(game.actions);
  });
});
