import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allReadings, checksOf, type KernelState, type Title } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

/** Ids in the tags of one source: the leading string arguments of `rule(…)` that look like `title:id`. */
export function taggedIds(source: string): string[] {
  return [...source.matchAll(/\brule\(\s*((?:'[a-z0-9]+:[^']+',\s*)+)/g)].flatMap((call) =>
    [...call[1]!.matchAll(/'([^']+)'/g)].map((id) => id[1]!),
  );
}

function testSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testSources(path);
    return entry.name.endsWith('.test.ts') && entry.name !== 'audit.test.ts' ? [readFileSync(path, 'utf8')] : [];
  });
}

test('tags are found, also several in one call and over lines', () => {
  const source = `rule('soh:a-1', 'says', f); rule(\n  'soh:b-2',\n  'soh:Q3',\n  'says (\\'x\\')',\n f)`;
  expect(taggedIds(source)).toEqual(['soh:a-1', 'soh:b-2', 'soh:Q3']);
});

const tags = testSources(import.meta.dirname).flatMap(taggedIds);
const tagsOf = (id: string): Set<string> => new Set(tags.filter((tag) => tag.startsWith(`${id}:`)));

test('no test names a title that does not exist', () => {
  const known = new Set<string>([...titles, ...unfinished].map(({ id }) => id));
  expect(tags.filter((tag) => !known.has(tag.slice(0, tag.indexOf(':'))))).toEqual([]);
});

describe.each([...titles, ...unfinished].map((title) => [title.id, title] as const))('%s', (id, title) => {
  const questions = title.questions.map((question) => `${id}:${question.id}`);

  test('no test names a rule that does not exist', () => {
    const known = new Set([...title.rules.map((rule) => `${id}:${rule.id}`), ...questions]);
    expect([...tagsOf(id)].filter((tag) => !known.has(tag))).toEqual([]);
  });

  test('questions and settings name rules that exist', () => {
    const known = new Set([...title.rules.map((rule) => rule.id), ...title.questions.map((question) => question.id)]);
    const cited = [
      ...title.questions.flatMap((question) => question.about),
      ...[...title.options, ...allReadings(title)].map((setting) => setting.rule),
    ];
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('refusals name rules that exist', () => {
    const known = new Set([...title.rules.map((rule) => rule.id), ...title.questions.map((question) => question.id)]);
    const cited = checksOf(title as unknown as Title<KernelState>).map(({ check }) => check.rule);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe.each(titles.map((title) => [title.id, title] as const))('%s', (id, title) => {
  const tagged = tagsOf(id);
  const rules = title.rules.filter(({ kind }) => kind !== 'note').map((rule) => `${id}:${rule.id}`);
  const questions = title.questions.map((question) => `${id}:${question.id}`);

  test('every statement of the book has a test', () => {
    expect(rules.filter((rule) => !tagged.has(rule))).toEqual([]);
  });

  test('every reading of an open question has a test', () => {
    expect(questions.filter((question) => !tagged.has(question))).toEqual([]);
  });
});
