/** The fingerprint of a title's rules: the same in every program that is made of these sources, another for other rules. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makerOf, rulesFingerprint } from '@roundhouse/kernel';
import { build as bundled } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { build as built, createServer, resolveConfig } from 'vite';
import { fingerprintsOf } from '../../../scripts/fingerprints.mjs';
import { bundling } from '../../../scripts/prepare.mjs';
import { titles, unfinished } from '@roundhouse/titles';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const configFile = join(root, 'packages/client/vite.config.ts');
const filled = join(root, 'packages/kernel/src/fingerprints.ts');
const ofSources = fingerprintsOf();
const ids = [...titles, ...unfinished].map(({ id }) => id);

/** What a module made of the kernel's alone says. */
async function saidBy(code: string): Promise<unknown> {
  const { fingerprints } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    unknown
  >;
  return fingerprints;
}

describe('the fingerprints of the rules', () => {
  test('are there for every title, each its own, and short enough for the header of a file', () => {
    expect(Object.keys(ofSources).sort()).toEqual(ids.toSorted());
    expect(new Set(Object.values(ofSources)).size).toBe(ids.length);
    for (const id of ids) expect(makerOf(id)).toMatch(new RegExp(`^roundhouse [\\d.]+ ${ofSources[id]}$`));
    expect(makerOf('1820').length).toBeLessThanOrEqual(40);
  });

  test('are those of the sources in tests, for the toy too; a title that nobody knows has none', () => {
    const withToy = fingerprintsOf(root, ['packages/titles/test/toy']);
    for (const [id, fingerprint] of Object.entries(withToy))
      expect([id, rulesFingerprint(id)]).toEqual([id, fingerprint]);
    expect([rulesFingerprint('9999'), rulesFingerprint('constructor')]).toEqual([null, null]);
    expect(makerOf('9999')).toMatch(/^roundhouse [\d.]+$/);
  });

  test('are the same in the bundle of the command line', async () => {
    const { outputFiles } = await bundled({ ...bundling, banner: {}, entryPoints: [filled], outfile: 'kernel.mjs' });
    expect(await saidBy(outputFiles![0]!.text)).toEqual(ofSources);
  });

  test('are the same in the page and its worker as they are built', async () => {
    const config = await resolveConfig({ configFile, logLevel: 'silent' }, 'build');
    for (const { plugins } of [config, await config.worker.plugins([])]) {
      const own = plugins.filter(({ name }) => name === 'roundhouse-fingerprints');
      const made = await built({
        configFile: false,
        logLevel: 'silent',
        plugins: own,
        build: { write: false, lib: { entry: filled, formats: ['es'] } },
      });
      const [{ output }] = made as unknown as [{ output: { code: string }[] }];
      expect(await saidBy(output[0]!.code)).toEqual(ofSources);
    }
  });

  test('are the same in the page while it is worked on', async () => {
    const server = await createServer({
      configFile,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const { code } = (await server.transformRequest(`/@fs/${filled}`))!;
      expect(await saidBy(code)).toEqual(ofSources);
    } finally {
      await server.close();
    }
  });
});

describe('a change', () => {
  const made: string[] = [];
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

  /** A project of two titles with these files beside the usual ones, or in their place. */
  function projectWith(changes: Readonly<Record<string, string>>): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    made.push(folder);
    const usual = {
      'packages/kernel/package.json': '{"version":"1.0.0","dependencies":{"pure-rand":"1.0.0"}}',
      'packages/kernel/src/apply.ts': 'export const apply = 1;\n',
      'packages/rail/package.json': '{"dependencies":{"@roundhouse/kernel":"1.0.0"}}',
      'packages/rail/src/shares/sale.ts': 'export const sale = 1;\n',
      'packages/titles/src/index.ts': 'export const titles = [];\n',
      'packages/titles/src/one/1-setup.ts': 'export const setup = 1;\n',
      'packages/titles/src/one/data/map.json': '{"a":1}\n',
      'packages/titles/src/two/1-setup.ts': 'export const setup = 2;\n',
    };
    for (const [path, text] of Object.entries({ ...usual, ...changes })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return fingerprintsOf(folder);
  }
  const usual = projectWith({});
  /** The titles whose fingerprints differ. */
  const changedBy = (changes: Readonly<Record<string, string>>): string[] => {
    const now = projectWith(changes);
    return Object.keys(usual).filter((id) => now[id] !== usual[id]);
  };

  test.each([
    ['a rule of a title', { 'packages/titles/src/one/1-setup.ts': 'export const setup = 3;\n' }, ['one']],
    ['its data', { 'packages/titles/src/one/data/map.json': '{"a":2}\n' }, ['one']],
    ['a file that is added to it', { 'packages/titles/src/two/2-play.ts': '' }, ['two']],
    ['the kernel', { 'packages/kernel/src/apply.ts': 'export const apply = 2;\n' }, ['one', 'two']],
    ['what railway games share', { 'packages/rail/src/shares/sale.ts': '' }, ['one', 'two']],
    [
      'where chance comes from',
      { 'packages/kernel/package.json': '{"dependencies":{"pure-rand":"1.0.1"}}' },
      ['one', 'two'],
    ],
    ['a title that is added', { 'packages/titles/src/three/1-setup.ts': '' }, []],
    ['the list of titles', { 'packages/titles/src/index.ts': '' }, []],
    ['a version', { 'packages/kernel/package.json': '{"version":"2.0.0","dependencies":{"pure-rand":"1.0.0"}}' }, []],
    ['what is written about a title', { 'packages/titles/src/one/README.md': '# One\n' }, []],
    ['how lines end', { 'packages/titles/src/one/1-setup.ts': 'export const setup = 1;\r\n' }, []],
  ])('of %s', (_, changes, titles) => {
    expect(changedBy(changes as Record<string, string>)).toEqual(titles);
  });
});
