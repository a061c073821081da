import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { neededCheckout, testsOf, titleFolder, titleSources } from '../src/checkout.ts';
import { auditOf, citationsOf } from '../src/rules/citations.ts';
import { contentsOf } from '../src/rules/contents.ts';
import { allTitles } from '../src/title.ts';
import { roundhouse } from './command.ts';

describe.each(allTitles.map((title) => [title.id, title] as const))('the sources of %s', (id, title) => {
  const root = neededCheckout('this test');
  const readme = readFileSync(join(root, titleFolder(root, id), 'README.md'), 'utf8');
  const audit = auditOf(title.rules, titleSources(root, id), contentsOf(readme));
  /** It only ever gets shorter: what has been named since is to be struck out. */
  const known = JSON.parse(
    readFileSync(join(root, 'packages', 'titles', 'test', id, 'uncited.json'), 'utf8'),
  ) as readonly string[];

  test('name every statement of the book that is not a note, but for those still listed', () => {
    expect(audit.uncited).toEqual(known);
  });
  test('name each where the contents page sends a reader', () => {
    expect(audit.elsewhere).toEqual([]);
  });
  test('are listed three in a row at most, each of them there', () => {
    const rows = [...readme.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].map(([row, files]) => ({
      row,
      files: [...files!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!),
    }));
    expect(rows.filter(({ files }) => files.length > 3).map(({ row }) => row)).toEqual([]);
    const folders = [titleFolder(root, id), `packages/client/src/titles/${id}`].map((folder) => join(root, folder));
    const missing = rows.flatMap(({ files }) =>
      files.filter((file) => !folders.some((at) => existsSync(join(at, file)))),
    );
    expect(missing).toEqual([]);
  });
});

describe('a citation', () => {
  const found = (text: string, id: string) => citationsOf(id, [{ path: 'a.ts', text }]).map(({ line }) => line);

  test('is the whole id, in a comment or as the rule of a check', () => {
    const text = "/** 8.3.4-3, 8.3.4-4: paid at once. */\nrule: '8.3.4-12',\n// selling-shares-4.";
    expect(found(text, '8.3.4-3')).toEqual([1]);
    expect(found(text, '8.3.4-4')).toEqual([1]);
    expect(found(text, '8.3.4-12')).toEqual([2]);
    expect(found(text, 'selling-shares-4')).toEqual([3]);
  });
  test('is no part of another id', () => {
    const text = '8.3.4-12 18.3.4-1 a-3-2 forced-selling-shares-4 start-card-11';
    for (const id of ['8.3.4-1', '3.4-1', '3-2', 'selling-shares-4', 'start-card-1'])
      expect(found(text, id)).toEqual([]);
  });
  test('in the settings alone is none', () => {
    const rules = [{ id: '1-1', section: '1', kind: 'rule', rule: '' }] as const;
    const contents = contentsOf('| 1 One | `one.ts` |');
    const audited = (path: string) => auditOf(rules, [{ path, text: '// 1-1' }], contents);
    expect(audited('readings.ts')).toEqual({ statements: 1, uncited: ['1-1'], elsewhere: [] });
    expect(audited('two.ts')).toEqual({ statements: 1, uncited: [], elsewhere: ['1-1'] });
    expect(audited('one.ts')).toEqual({ statements: 1, uncited: [], elsewhere: [] });
  });
});

test('a contents page is read by numbers and by names', () => {
  const { leadsTo, filesOf } = contentsOf(
    [
      '| 8 Rounds, table 4.1 | `round.ts`, `data/` |',
      '| 8.3 Actions | `turn.ts` |',
      "| President's certificate, adjusting share price (sales) | `selling.ts` |",
      '| Buying shares: from the pool | `pool.ts` |',
      '| Private companies | `privates.ts`; their powers where they are used |',
    ].join('\n'),
  );
  expect(leadsTo('8.3.4', 'turn.ts')).toBe(true);
  expect(leadsTo('8.3.4', 'round.ts')).toBe(false);
  expect(leadsTo('8.2', 'data/trains.ts')).toBe(true);
  expect(leadsTo('table-4.1', 'round.ts')).toBe(true);
  expect(leadsTo('stock-round/presidents-certificate', 'selling.ts')).toBe(true);
  expect(leadsTo('stock-round/adjusting-share-price-sales', 'selling.ts')).toBe(true);
  expect(leadsTo('stock-round/buying-shares', 'pool.ts')).toBe(true);
  expect(leadsTo('private-companies', 'anything.ts')).toBe(true);
  expect(filesOf('unheard-of')).toEqual([]);
});

test('the tests of a statement are found with what they say', () => {
  const source = "rule('1828:8.3.4-3', 'pays', f);\nrule(\n  '1828:8.3.4-3',\n  '1828:Q7',\n  'it\\'s so', f);";
  expect(testsOf('1828:8.3.4-3', source)).toEqual([
    { line: 1, says: 'pays' },
    { line: 2, says: "it's so" },
  ]);
  expect(testsOf('1828:8.3.4', source)).toEqual([]);
});

describe('rules --where', () => {
  test('shows the code and the tests of a statement', async () => {
    const { code, out } = await roundhouse('rules', '1828', '13.2.1-6', '--where');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}code: packages\/titles\/src\/\w+\/[\w./-]+\.ts:\d+ {2}.*'13\.2\.1-6',/m);
    expect(out).toMatch(/^ {2}test: packages\/titles\/test\/1828\/[\w.-]+\.test\.ts:\d+ {2}from \$1/m);
  });
  test('takes a section, and refuses what is none', async () => {
    const { out } = await roundhouse('rules', 'soh', 'selling-shares', '--where', '--json');
    const ids = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids.slice(0, 2)).toEqual(['selling-shares-1', 'selling-shares-2']);
    const wrong = await roundhouse('rules', 'soh', '99.9-1', '--where');
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('or section "99.9-1"') as string });
  });
  test('without a statement tells how far the sources name the book', async () => {
    const { out } = await roundhouse('rules', 'soh', '--where');
    expect(out).toMatch(/^\d+ of 229 statements of Steam Over Holland are named in its sources\.$/m);
  });
});
