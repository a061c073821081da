// The fingerprint of each title's rules, made of the sources of the kernel, of what railway games share and of the title. Page,
// command line, server and tests are put together by different tools; all of them take it from here, so they agree on it.
// Nothing here may import a package: the command line is built with it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const ENGINE = ['packages/kernel', 'packages/rail'];
const TITLES = 'packages/titles/src';
/** What all of them fill in. */
const FILLED = 'packages/kernel/src/fingerprints.ts';
/** Enough against accidents, and short enough for the header of a game file beside the version. */
const LENGTH = 12;

/** By the title's id, which is the name of its folder. `also` are further folders of titles, such as the toy of the tests. */
export function fingerprintsOf(root = project, also = []) {
  const engine = digest([...ENGINE.flatMap((name) => textsIn(root, `${name}/src`)), ...chanceOf(root)]);
  const folders = readdirSync(join(root, TITLES), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => `${TITLES}/${name}`);
  return Object.fromEntries(
    [...folders, ...also].map((folder) => [
      basename(folder),
      digest([engine, ...textsIn(root, folder)]).slice(0, LENGTH),
    ]),
  );
}

/** Code and data below a folder, each with its place in it, in an order that no file system changes. */
function textsIn(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.(ts|json)$/.test(name) && basename(name) !== 'tsconfig.json')
    .sort()
    .flatMap((name) => [name, readFileSync(join(root, folder, name), 'utf8').replaceAll('\r\n', '\n')]);
}

/** Chance and the forms of actions come from elsewhere, in exact versions. */
function chanceOf(root) {
  return ENGINE.flatMap((name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    return Object.entries(dependencies).filter(([other]) => !other.startsWith('@roundhouse/'));
  }).flat();
}

function digest(texts) {
  const hash = createHash('sha256');
  // With the length before it, no two lists run into each other.
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex');
}

/** The module that takes the place of the empty one in the kernel. */
export const fingerprintsModule = (also) =>
  `export const fingerprints = ${JSON.stringify(fingerprintsOf(project, also))};\n`;

/** For vite and vitest. While the page is being worked on, a change of the rules makes new ones. */
export function fillFingerprints(also = []) {
  const filled = join(project, FILLED).split(sep).join('/');
  const isSource = (file) => /\/packages\/(kernel|rail|titles)\//.test(file.replaceAll('\\', '/'));
  return {
    name: 'roundhouse-fingerprints',
    enforce: 'pre',
    load: (id) => (id.split('?')[0].replaceAll('\\', '/') === filled ? fingerprintsModule(also) : null),
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      if (isSource(file))
        for (const one of moduleGraph.getModulesByFile(filled) ?? []) moduleGraph.invalidateModule(one);
    },
  };
}

/** For esbuild. */
export const fillFingerprintsInBundle = {
  name: 'roundhouse-fingerprints',
  setup(build) {
    build.onLoad({ filter: /[\\/]kernel[\\/]src[\\/]fingerprints\.ts$/ }, () => ({
      contents: fingerprintsModule(),
      loader: 'js',
    }));
  },
};
