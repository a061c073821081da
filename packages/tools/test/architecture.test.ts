import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bookOf, type RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import * as checks from './architecture/checks.ts';
import { importsOf, tokenize } from './architecture/tokens.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function sourcesOf(packageName: string): checks.Source[] {
  const folder = `packages/${packageName}/src`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const sources = checks.packageOrder.flatMap(sourcesOf);
const manifests = checks.packageOrder.map(
  (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as checks.Manifest,
);

/** A theme, a sign on the map and what a search has found are called so, too. */
const homonyms: ReadonlySet<string> = new Set(['system', 'coal', 'found']);

/** Moves and events that one title alone has, with its name. What stands in all games' catalogue belongs to all. */
const wordsOfOne = new Map(
  titles.flatMap((title) => {
    const moves = Object.values(title.frames).flatMap((frame) => frame.moves.map(({ type }) => type));
    const events = Object.keys(title.words).flatMap((key) => /^log\.([a-zA-Z]+)$/.exec(key)?.[1] ?? []);
    return [...moves, ...events]
      .filter((word) => isOwn(title, word) && !homonyms.has(word))
      .map((word) => [word, title.name] as const);
  }),
);

describe('the project', () => {
  test('every package is looked at', () => {
    expect(readdirSync(join(root, 'packages')).sort()).toEqual([...checks.packageOrder].sort());
    for (const name of checks.packageOrder) expect(sourcesOf(name), name).not.toEqual([]);
  });
  test('the engine imports nothing that does I/O', () => expect(checks.impureImports(sources)).toEqual([]));
  test('the engine uses nothing that differs by time or place', () => expect(checks.impureNames(sources)).toEqual([]));
  test('what serves every title names none', () => expect(checks.titlesNamed(sources)).toEqual([]));
  test('what serves every title speaks of no move or event of one', () =>
    expect(checks.titleWordsUsed(sources, wordsOfOne)).toEqual([]));
  test('packages depend downwards only', () => expect(checks.wrongDependencies(sources, manifests)).toEqual([]));
  test('no files import each other in a circle', () => expect(checks.importCycles(sources)).toEqual([]));
  test('the page never loads the player that others are measured by', () => {
    const loads = sources.filter(({ path, text }) => !path.includes('/tools/') && /bots\/first|\.\/first\//.test(text));
    expect(loads.map(({ path }) => path)).toEqual([]);
  });
  test('no file is too long', () => expect(checks.filesTooLong(sources)).toEqual([]));
});

/** Nobody else registers it, and the shared catalogue has no word for it. */
function isOwn(title: RailTitle, word: string): boolean {
  const others = titles.filter((other) => other !== title);
  const known = others.some(
    (other) =>
      Object.values(other.frames).some((frame) => frame.moves.some(({ type }) => type === word)) ||
      `log.${word}` in other.words,
  );
  const shared = bookOf({ words: {} });
  const keys = [`log.${word}`, `close.${word}`, `move.${word}.group`];
  return !known && keys.every((key) => shared(key) === undefined);
}

/** One made-up file, in the kernel unless told otherwise. */
const made = (text: string, path = 'packages/kernel/src/made.ts'): checks.Source[] => [{ path, text }];

describe('the check of imports', () => {
  test.each([
    `import { readFileSync } from 'node:fs';`,
    `import fs from "fs";`,
    `import 'dotenv';`,
    `import * as z from 'zod';`,
    `export * from 'node:os';`,
    `import type { Stats } from 'node:fs';`,
    `type S = import('node:fs').Stats;`,
    `const fs = await import('node:fs');`,
    `const fs = await import(name);`,
    `const path = require('path');`,
    `import {\n  a, // from 'zod'\n  b,\n} from 'lodash';`,
  ])('refuses %j', (text) => expect(checks.impureImports(made(text))).toHaveLength(1));

  test.each([
    `import * as z from 'zod/mini';`,
    `import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`,
    `import { a } from './a.ts';`,
    `// import fs from 'node:fs'`,
    `const text = "import fs from 'node:fs'";`,
    'const text = `import ${"fs"} from "node:fs"`;',
    `const price = { from: 'node:fs' };`,
    `export const from = 'node:fs';`,
  ])('allows %j', (text) => expect(checks.impureImports(made(text))).toEqual([]));

  test('is for the engine only', () => {
    expect(checks.impureImports(made(`import 'node:fs';`, 'packages/tools/src/made.ts'))).toEqual([]);
    for (const name of checks.enginePackages) {
      expect(checks.impureImports(made(`import 'node:fs';`, `packages/${name}/src/made.ts`))).toHaveLength(1);
    }
  });
});

describe('the check of names', () => {
  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const roll = Math.random();',
    'const { random } = Math;',
    'const t = performance.now();',
    "await fetch('/x');",
    'setTimeout(f, 10);',
    'exit(process.env);',
    'f(...process.argv);',
    "console.log('here');",
    'globalThis.now();',
    'const here = import.meta.url;',
    'names.sort((a, b) => a.localeCompare(b));',
    'const text = `at ${Date.now()} o’clock`;',
    'const ratio = a / b / Date.now();',
    'const which = late ? Date : null;',
  ])('refuses %j', (text) => expect(checks.impureNames(made(text))).toHaveLength(1));

  test.each([
    'const most = Math.max(1, 2);',
    '// Date.now() would differ',
    '/* console */',
    "const text = 'a process with a console';",
    'const text = `process ${a} console`;',
    'const pattern = /process "|`/;',
    'const steps = { process: 1, fetch: 2 };',
    'interface Step { process?: string }',
    'step.process();',
    'const updated = validDate;',
  ])('allows %j', (text) => expect(checks.impureNames(made(text))).toEqual([]));

  test('says where', () => {
    expect(checks.impureNames(made('/* two\nlines */\nconst a = `x\ny`;\nconsole.log(a);'))).toEqual([
      'packages/kernel/src/made.ts:5 uses console, which the engine may not',
    ]);
  });
});

describe('the check for titles', () => {
  test.each([
    '// as in 1820',
    'if (title === "soh") return;',
    'const sohMarket = [];',
    'const isSoh = true;',
    '/** Steam over Holland has ledges. */',
    "import { map } from './1843/map.ts';",
    'const year = 1828;',
    "const tile = 'SOH1';",
  ])('refuses %j', (text) => expect(checks.titlesNamed(made(text))).toHaveLength(1));

  test.each(['const price = 18201;', 'const hash = 0xa1820f;', 'const sohn = 1;', "rule('8.2', also);"])(
    'allows %j',
    (text) => expect(checks.titlesNamed(made(text))).toEqual([]),
  );

  test('looks at file names, in shared packages only', () => {
    expect(checks.titlesNamed(made('', 'packages/rail/src/market/soh.ts'))).toHaveLength(1);
    expect(checks.titlesNamed(made("'soh'", 'packages/titles/src/soh/index.ts'))).toEqual([]);
    expect(checks.titlesNamed(made("'soh'", 'packages/client/src/table/made.ts'))).toHaveLength(1);
    expect(checks.titlesNamed(made("'soh'", 'packages/client/src/titles/soh/made.ts'))).toEqual([]);
  });
});

describe('the check for words of one title', () => {
  const words = new Map([['buyCoal', 'one of them']]);
  test('refuses a move of one title', () =>
    expect(checks.titleWordsUsed(made("const late = ['run', 'buyCoal'];"), words)).toHaveLength(1));
  test.each(checks.packageOrder.filter((name) => name !== 'titles'))('refuses it in what %s shares', (name) =>
    expect(checks.titleWordsUsed(made("'buyCoal'", `packages/${name}/src/made.ts`), words)).toHaveLength(1),
  );
  test('allows it in a comment, as a name, and in the folder of the title', () => {
    expect(checks.titleWordsUsed(made('// buyCoal\nconst buyCoal = 1;'), words)).toEqual([]);
    for (const folder of ['titles/src/t1', 'client/src/titles/t1', 'exchange/src/1828']) {
      expect(checks.titleWordsUsed(made("'buyCoal'", `packages/${folder}/made.ts`), words)).toEqual([]);
    }
  });
});

describe('the check of dependencies', () => {
  const kernel = { name: '@roundhouse/kernel', dependencies: { zod: '1' } };
  const rail = { name: '@roundhouse/rail', dependencies: { '@roundhouse/kernel': '0.0.0' } };

  test.each([
    ['packages/kernel/src/a.ts', `import type { Hex } from '@roundhouse/rail';`],
    ['packages/rail/src/a.ts', `import { soh } from '@roundhouse/titles/soh/index';`],
    ['packages/rail/src/a.ts', `import { a } from '@roundhouse/rail';`],
    ['packages/rail/src/a.ts', `import { a } from '../../kernel/src/b.ts';`],
    ['packages/rail/src/a.ts', `import { a } from './missing.ts';`],
    ['packages/rail/src/a.ts', `import { a } from './b';`],
    ['packages/rail/src/a.ts', `import { z } from 'zod';`],
    ['packages/rail/src/a.ts', `import { z } from '@roundhouse/unheard-of';`],
    ['packages/client/src/a.ts', `import { GameServer } from '@roundhouse/server';`],
  ])('refuses in %s %j', (path, text) => {
    const around = [
      { path: 'packages/kernel/src/b.ts', text: '' },
      { path: 'packages/rail/src/b.ts', text: '' },
    ];
    expect(checks.wrongDependencies([...made(text, path), ...around], [kernel, rail])).toHaveLength(1);
  });

  test('allows what lies below and is listed', () => {
    const files = [
      { path: 'packages/kernel/src/a.ts', text: `import * as z from 'zod'; export * from './b.ts';` },
      { path: 'packages/kernel/src/b.ts', text: '' },
      { path: 'packages/rail/src/hex/a.ts', text: `import { a } from '@roundhouse/kernel'; import '../c.ts';` },
      { path: 'packages/rail/src/c.ts', text: `import rules from './rules.json';` },
    ];
    expect(checks.wrongDependencies(files, [kernel, rail])).toEqual([]);
  });

  test('refuses a manifest that points upwards', () => {
    const upwards = { name: '@roundhouse/kernel', dependencies: { '@roundhouse/bots': '0.0.0' } };
    expect(checks.wrongDependencies([], [upwards])).toHaveLength(1);
  });
});

describe('the check for circles', () => {
  const ring = (last: string) => [
    { path: 'packages/rail/src/a.ts', text: `import { b } from './hex/b.ts';` },
    { path: 'packages/rail/src/hex/b.ts', text: `export { c } from '../c.ts';` },
    { path: 'packages/rail/src/c.ts', text: last },
  ];
  test('refuses files that need each other', () => {
    expect(checks.importCycles(ring(`import { a } from './a.ts';`))).toEqual([
      'import cycle: packages/rail/src/a.ts -> packages/rail/src/hex/b.ts -> packages/rail/src/c.ts -> packages/rail/src/a.ts',
    ]);
    expect(checks.importCycles(made(`import { x } from './made.ts';`))).toHaveLength(1);
  });
  test('allows a type to point back', () => {
    expect(checks.importCycles(ring(`import type { A } from './a.ts';`))).toEqual([]);
  });
});

test('the check of length refuses 401 lines and allows 400', () => {
  const lines = (n: number) => made('x\n'.repeat(n));
  expect(checks.filesTooLong(lines(401))).toHaveLength(1);
  expect(checks.filesTooLong(lines(400))).toEqual([]);
});

test('imports are read with their kind and line', () => {
  const text = [
    `import type { A } from './a.ts';`,
    `import b, { type B } from './b.ts';`,
    `export type { C } from './c.ts';`,
    `import type from './d.ts';`,
    `export interface E {}`,
    `export { f } from './f.ts';`,
  ].join('\n');
  expect(importsOf(tokenize(text)).map(({ from, typeOnly, line }) => `${line} ${from} ${typeOnly}`)).toEqual([
    '1 ./a.ts true',
    '2 ./b.ts false',
    '3 ./c.ts true',
    '4 ./d.ts false',
    '6 ./f.ts false',
  ]);
});
