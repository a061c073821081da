/** Games of every release lead where they led then. `npm run release-games` adds those of a new one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differs, History } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { allTitles, titleOf } from '../src/title.ts';
import { listReleases, releasedGame, writeRelease } from './releases.ts';

/** The first release with games of its own. */
const FIRST = '0.3.0';

// `npm run release-games` asks for them; what it has written is tried at once.
const isAsked = process.env['ROUNDHOUSE_RELEASE'] === 'write';
const written = isAsked ? allTitles.filter((title) => writeRelease(title)).map(({ id }) => id) : [];
if (isAsked) process.stderr.write(`written: ${written.join(', ') || 'nothing, all of them were there'}\n`);
const releases = listReleases();

test('every release has a game of every title', () => {
  const changes = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
  const all = [...changes.matchAll(/^## (?:Next: )?(\d+\.\d+\.\d+)/gmu)].map(([, version]) => version!);
  expect(all).toContain(FIRST);
  // The newest stands first.
  for (const version of all.slice(0, all.indexOf(FIRST) + 1)) {
    const titles = releases.filter((one) => one.version === version).map(({ title }) => title);
    expect([version, titles]).toEqual([version, allTitles.map(({ id }) => id).toSorted()]);
  }
});

describe('games of releases', () => {
  test.each(releases)('$version of $title leads where it led', (release) => {
    const file = releasedGame(release);
    const title = titleOf(file.title);
    const history = History.open(title, { ...file, entries: [] });
    let compared = 0;
    for (const [i, envelope] of file.entries.entries()) {
      if ('note' in envelope) continue;
      const result = history.replay(envelope.action);
      if (!result.ok) throw new Error(`entry ${i + 1}: ${result.refusal.text}`);
      if (envelope.hash === undefined) continue;
      expect([i + 1, differs(title, history.state, envelope.hash)]).toEqual([i + 1, false]);
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
    expect(history.state.ended).not.toBeNull();
  });
});
