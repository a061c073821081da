/** The packages as somebody installs them: unpacked into an empty folder, without the network. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesFingerprint, VERSION } from '@roundhouse/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTitles } from '../src/title.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const names = ['bots', 'host', 'kernel', 'rail', 'titles'];
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
const installed = join(folder, 'project', 'node_modules');
const program = /```js\n([^]*?)```/u.exec(readFileSync(join(root, 'docs/engine.md'), 'utf8'))![1]!;

function ran(command: string, args: readonly string[], cwd = join(folder, 'project')): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}

/** What a program in that folder says. */
function saidBy(text: string): string {
  writeFileSync(join(folder, 'project', 'program.mjs'), text);
  return ran(process.execPath, ['program.mjs']);
}

beforeAll(() => {
  ran(process.execPath, [join(root, 'scripts/pack.mjs'), join(folder, 'packed')], root);
  for (const name of names) {
    const target = join(installed, '@roundhouse', name);
    mkdirSync(target, { recursive: true });
    const archive = join(folder, 'packed', `roundhouse-${name}-${VERSION}.tgz`);
    ran('tar', ['-xzf', archive, '--strip-components=1', '-C', target], folder);
  }
  for (const other of ['zod', 'pure-rand'])
    symlinkSync(join(root, 'node_modules', other), join(installed, other), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the program of docs/engine.md plays a game of each title and prints the score', () => {
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(20);
  const lines = saidBy(program).trim().split('\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(allTitles.map(({ name }) => name));
  for (const line of lines) expect(line).toMatch(/^.+, \d+ actions: player\d -?\d+, player\d -?\d+, player\d -?\d+$/u);
});

test('its types are known to a strict compiler, and so are those of all that is exported', () => {
  writeFileSync(join(folder, 'project', 'typed.mts'), `${program}\nexport * from '@roundhouse/titles/1820/face';\n`);
  const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2023'];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(ran(process.execPath, [tsc, ...strict, '--lib', 'es2023,dom', '--types', '', 'typed.mts'])).toBe('');
});

test('each has licence, notice, a page about it, and no sources', () => {
  for (const name of names) {
    const home = join(installed, '@roundhouse', name);
    expect([name, readdirSync(home).sort()]).toEqual([
      name,
      ['LICENSE', 'NOTICE', 'README.md', 'dist', 'package.json'],
    ]);
    expect(existsSync(join(home, 'dist/index.d.ts'))).toBe(true);
    const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.ts$|tsconfig|\.md$/u.test(file))).toEqual([]);
    const { version, dependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      version: string;
      dependencies?: Record<string, string>;
    };
    expect(version).toBe(VERSION);
    for (const [other, wanted] of Object.entries(dependencies)) {
      expect([other, wanted]).toEqual([
        other,
        other.startsWith('@roundhouse/') ? VERSION : expect.stringMatching(/^[\d.]+$/u),
      ]);
    }
  }
});

test('only what is chosen can be imported', () => {
  const refused = (path: string) =>
    `try { await import('${path}'); console.log('open') } catch ({ code }) { console.log(code) }`;
  expect(saidBy([refused('@roundhouse/kernel/hash'), refused('@roundhouse/rail/ledger/cash')].join('\n')).trim()).toBe(
    'ERR_PACKAGE_PATH_NOT_EXPORTED\nERR_PACKAGE_PATH_NOT_EXPORTED',
  );
});

test('the rules have the fingerprints of their sources', () => {
  const ids = JSON.stringify(allTitles.map(({ id }) => id));
  const said = saidBy(
    `import { rulesFingerprint } from '@roundhouse/kernel';\nconsole.log(JSON.stringify(${ids}.map(rulesFingerprint)));`,
  );
  expect(JSON.parse(said)).toEqual(allTitles.map(({ id }) => rulesFingerprint(id)));
});
