/**
 * Games that were saved once, random ones and ones imported from elsewhere, with mergers, emergencies, undo and redo, and the
 * hash after every entry. They open unchanged in every later version: test/saved is never written again.
 */
import { History, judged, form1Hash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { allTitles, titleOf } from '../src/title.ts';
import { savedFile, savedGame, savedNames } from './saved-games.ts';

test.each(allTitles.map(({ id }) => id))('ten games of %s are kept', (id) => {
  expect(savedNames.filter((name) => name.startsWith(`${id}-`)).length).toBeGreaterThanOrEqual(10);
});

describe('games saved earlier', () => {
  test.each(savedNames)('%s leads where it led, entry by entry', (name) => {
    const { game, hashes } = savedGame(name);
    const file = savedFile(name);
    const entries = judged(file.entries);
    // Numbers and addresses of its entries are those of then.
    const then = 'actions' in game ? game.actions : judged(game.entries);
    expect(entries.map(({ by }) => by)).toEqual(then.map(({ by }) => by));
    const title = titleOf(file.title);
    const history = History.open(title, { ...file, entries: [] });
    const reached = [form1Hash(title, history.state)];
    for (const entry of entries) {
      const result = history.replay(entry);
      if (!result.ok) throw new Error(`${name}, entry ${reached.length}: ${result.refusal.text}`);
      reached.push(form1Hash(title, history.state));
    }
    expect(reached.map((hash) => hash.replace('1-', ''))).toEqual(hashes.split(' '));
    expect(history.toFile().entries).toEqual(file.entries);
  });
});
