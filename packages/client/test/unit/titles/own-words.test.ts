/** A title's part of the page names texts that only the title has: each must stand in its words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titles, unfinished } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'titles');
/** A title that has just begun has no part of the page of its own yet. */
const shown = [...titles, ...unfinished].filter(({ id }) => existsSync(join(folder, id, 'presentation.ts')));

/** Keys that are written out; one that is put together ends before its gap. */
function namedIn(title: string): string[] {
  const files = readdirSync(join(folder, title), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, title, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/'(own\.[\w.]+)'/g)].map(([, key]) => key!));
}

test.each(shown.map((title) => [title.id, title] as const))('%s has every text that its page names', (id, title) => {
  const named = namedIn(id);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((key) => !(key in title.words))).toEqual([]);
});
