/**
 * Games that were saved once, random ones and ones imported from elsewhere, with mergers, emergencies, undo and redo, and the
 * hash after every entry. They open unchanged in every later version: test/saved is never written again.
 */
import { form1Hash, History, unwrapEntries, lastingHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { allTitles, titleOf } from '../src/title.ts';
import { savedFile, savedGame, savedNames } from './saved-games.ts';

test.each(allTitles.map(({ id }) => id))('ten games of %s are kept', (id) => {
  expect(savedNames.filter((name) => name.startsWith(`${id}-`)).length).toBeGreaterThanOrEqual(10);
});

const hashed = savedNames.filter((name) => savedGame(name).hashes === undefined);

describe('games saved with hashes in their entries', () => {
  test.each(allTitles.map(({ id }) => id))('there is one of %s', (id) => {
    expect(hashed.some((name) => name.startsWith(`${id}-`))).toBe(true);
  });
  test.each(hashed)('%s leads where it led, entry by entry', (name) => {
    const file = savedFile(name);
    const title = titleOf(file.title);
    const history = History.open(title, { ...file, entries: [] });
    for (const [index, envelope] of file.entries.entries()) {
      if ('note' in envelope) continue;
      const result = history.replay(envelope.action);
      if (!result.ok) throw new Error(`${name}, entry ${index + 1}: ${result.refusal.text}`);
      expect([index + 1, lastingHash(title, history.state)]).toEqual([index + 1, envelope.hash]);
    }
  });
});

describe('games saved earlier', () => {
  const earlier = savedNames.filter((name) => !hashed.includes(name));
  test.each(earlier)('%s leads where it led, entry by entry', (name) => {
    const { game, hashes } = savedGame(name);
    const file = savedFile(name);
    const entries = unwrapEntries(file.entries);
    // Numbers and addresses of its entries are those of then.
    const then = 'actions' in game ? game.actions : unwrapEntries(game.entries);
    expect(entries.map(({ by }) => by)).toEqual(then.map(({ by }) => by));
    const title = titleOf(file.title);
    const history = History.open(title, { ...file, entries: [] });
    const reached = [form1Hash(title, history.state)];
    for (const entry of entries) {
      const result = history.replay(entry);
      if (!result.ok) throw new Error(`${name}, entry ${reached.length}: ${result.refusal.text}`);
      reached.push(form1Hash(title, history.state));
    }
    expect(reached.map((hash) => hash.replace('1-', ''))).toEqual(hashes!.split(' '));
    expect(history.toFile().entries).toEqual(file.entries);
  });
});
