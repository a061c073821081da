// npm run pack: the engine as packages that others can install, in dist/packages or the folder that is named.
// Each holds JavaScript, types, the licence and the notice, and offers a chosen list of exports: the rest is ours to change.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprintsModule } from './fingerprints.mjs';
import { fail, install, npm, root, run, say } from './prepare.mjs';

const PACKAGES = {
  kernel: {
    description: 'A rules engine for turn-based games: frames, moves, checks, choices, history and undo, game files.',
    exports: ['.'],
  },
  rail: {
    description: 'What 18xx railway games share: map, track, routes, market, shares, trains, auctions, offers.',
    exports: ['.', './data/json', './telling/consequences', './telling/details'],
  },
  titles: {
    description: 'Steam Over Holland, 1828, 1843, 1839 and 1820, every rule of their books.',
    exports: ['.', './*/face', './*/data/board'],
  },
  host: {
    description: 'The referee of a table: whose seat, what comes next, best runs, undo by consent, promises.',
    exports: ['.'],
  },
  bots: {
    description: 'Players for 18xx games: sensible ones that say why, and random ones for tests.',
    exports: ['.'],
  },
};

const usual = join(root, 'dist', 'packages');
const folder = resolve(process.argv[2] ?? usual);
const emitted = join(folder, 'emitted');

install();
if (folder === usual) rmSync(folder, { recursive: true, force: true });
else if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty: name a new folder.`);
const { code, output } = await run('typescript', 'tsc', ['-p', 'tsconfig.pack.json', '--outDir', emitted]);
if (code !== 0) {
  process.stdout.write(output);
  fail('the packages could not be built; see the message above.');
}
writeFileSync(join(emitted, 'kernel', 'src', 'fingerprints.js'), fingerprintsModule());
for (const name of Object.keys(PACKAGES)) fillPackage(name);
rmSync(emitted, { recursive: true });
const packed = npm([
  'pack',
  '--silent',
  '--pack-destination',
  folder,
  ...Object.keys(PACKAGES).map((name) => join(folder, name)),
]);
if (packed.status !== 0) fail('npm could not make archives of the packages; see the message above.');
for (const archive of readdirSync(folder).filter((file) => file.endsWith('.tgz'))) say(join(folder, archive));

/** A package's folder, as its archive will hold it. */
function fillPackage(name) {
  const target = join(folder, name);
  mkdirSync(target);
  renameSync(join(emitted, name, 'src'), join(target, 'dist'));
  typeJsonImports(join(target, 'dist'));
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(target, file));
  cpSync(join(root, 'docs', 'engine.md'), join(target, 'README.md'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`);
}

function manifestOf(name) {
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  const { description, exports } = PACKAGES[name];
  return {
    name: `@roundhouse/${name}`,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    // JSON is imported with its type.
    engines: { node: '>=20.10' },
    files: ['dist', 'LICENSE', 'NOTICE'],
    exports: Object.fromEntries(
      exports.map((path) => {
        const file = path === '.' ? './index' : path;
        const built = `./dist/${file.slice(2)}`;
        return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
      }),
    ),
    dependencies,
  };
}

/** The compiler leaves out of declarations what an import of JSON is. */
function typeJsonImports(dist) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    const typed = text.replaceAll(/^(import \w+ from '[^']+\.json');$/gmu, "$1 with { type: 'json' };");
    if (typed !== text) writeFileSync(join(dist, file), typed);
  }
}
