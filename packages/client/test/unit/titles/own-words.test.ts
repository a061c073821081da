/** A title's part of the page names texts that only the title has: each must stand in its words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RailTitle, wordOf } from '@roundhouse/rail';
import { titles, unfinished } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'titles');
/** Where titles say what page and terminal share. */
const rules = join(import.meta.dirname, '..', '..', '..', '..', 'titles', 'src');
/** A title that has just begun has no part of the page of its own yet. */
const shown = [...titles, ...unfinished].filter(({ id }) => existsSync(join(folder, id, 'presentation.ts')));

function sourcesOf(title: string): string[] {
  const shown = readdirSync(join(folder, title), { recursive: true, encoding: 'utf8' });
  const shared = readdirSync(join(rules, title)).filter((file) => file.startsWith('wording'));
  return [
    ...shown.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, title, file)),
    ...shared.map((file) => join(rules, title, file)),
  ].map((file) => readFileSync(file, 'utf8'));
}

const foundIn = (title: string, pattern: RegExp): string[] =>
  sourcesOf(title).flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key!));

/** Keys that are written out, and the beginnings of those that are put together. */
const namedIn = (title: string): string[] => foundIn(title, /'(own\.[\w.]+)'/g);
const begunIn = (title: string): string[] => foundIn(title, /`(own\.[\w.]+)\$\{/g);

/** Moves of a kind of frame in which nothing is left to choose: each is a button. */
function buttonsOf(title: RailTitle): string[] {
  return Object.entries(title.frames).flatMap(([kind, { moves }]) =>
    moves
      .filter(({ ambient, schema, type }) => !ambient && schema.safeParse({ type, by: 'player1', frame: kind }).success)
      .map(({ type }) => `${kind}.${type}`),
  );
}

test.each(shown.map((title) => [title.id, title] as const))('%s has every text that its page names', (id, title) => {
  const named = namedIn(id);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((key) => !(key in title.words))).toEqual([]);
  const keys = Object.keys(title.words);
  expect(begunIn(id).filter((begun) => !keys.some((key) => key.startsWith(begun)))).toEqual([]);
});

/** Some buttons say how far things have come: such words are put together where the title answers for them. */
const isAnsweredFor = (title: string, type: string): boolean =>
  sourcesOf(title).some((text) => text.includes('closing') && text.includes(`'${type}'`));

test.each(shown.map((title) => [title.id, title] as const))('%s has words for every button', (id, title) => {
  const buttons = buttonsOf(title);
  expect(buttons.length).toBeGreaterThan(5);
  const hasWords = (button: string): boolean => {
    const type = button.split('.')[1]!;
    return [`close.${button}`, `close.${type}`].some((key) => wordOf(title, key) !== undefined);
  };
  const wordless = buttons.filter((button) => !hasWords(button));
  expect(wordless.filter((button) => !isAnsweredFor(id, button.split('.')[1]!))).toEqual([]);
});
