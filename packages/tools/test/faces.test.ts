/** The linter keeps everybody out of a title's folder but for its face: here it is asked about files that are made up. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageOrder } from './architecture/checks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const around = mkdtempSync(join(tmpdir(), 'roundhouse-faces-'));

/** The lines of this file that the linter refuses for what they import. */
function refused(path: string, lines: readonly string[]): number[] {
  const file = join(around, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json', path], { cwd: around, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ labels }) => labels[0]!.span.line)
    .sort((a, b) => a - b);
}

const inside = [
  `import { a } from '@roundhouse/titles/one/state';`,
  `import type { B } from '@roundhouse/titles/one/08-round/8.1-turn';`,
  `export { c } from '../../titles/src/one/material.ts';`,
  `import { phases } from '@roundhouse/titles/one/data/index';`,
  `import '../../../titles/src/one/08-round/8.1-turn.ts';`,
];
const face = [
  `import { a } from '@roundhouse/titles';`,
  `import { b } from '@roundhouse/titles/one/face';`,
  `import words from '@roundhouse/titles/one/words.json';`,
  `import hexes from '@roundhouse/titles/one/data/map.json';`,
  `import { tiles } from '@roundhouse/titles/one/data/board';`,
  `export { c } from '../../titles/src/one/face.ts';`,
  `import { Table } from '../../titles/test/one/table.ts';`,
];

beforeAll(() => copyFileSync(join(root, '.oxlintrc.json'), join(around, '.oxlintrc.json')));
afterAll(() => rmSync(around, { recursive: true }));

describe.each(packageOrder.filter((name) => name !== 'titles'))('in %s', (name) => {
  test('the linter refuses imports into a title, by name and by path', () =>
    expect(refused(`packages/${name}/src/made.ts`, inside)).toEqual([1, 2, 3, 4, 5]));
  test('it allows the face of a title and its data', () =>
    expect(refused(`packages/${name}/test/made.test.ts`, face)).toEqual([]));
});

test('a title and its tests import whatever they like of it', () => {
  expect(refused('packages/titles/src/one/made.ts', inside)).toEqual([]);
  expect(refused('packages/titles/test/one/made.test.ts', inside)).toEqual([]);
});
