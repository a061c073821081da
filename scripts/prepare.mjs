// What every command needs before it can start: packages installed, the command line bundled.
// Nothing here may import a package: these files run on a fresh clone, before the first install.

import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fillFingerprintsInBundle } from './fingerprints.mjs';
import { folderOf, NOTICES, noticesOf } from './notices.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bundle = join(root, 'dist', 'roundhouse.mjs');
const client = join(root, 'packages', 'client');
const page = join(root, 'dist', 'client');

const threads = join(root, 'packages', 'server', 'src', 'threads');
/** The command line, and the threads of the server: each a program of its own. */
export const entries = {
  roundhouse: join(root, 'packages', 'tools', 'src', 'main.ts'),
  writer: join(threads, 'writer.ts'),
  thinker: join(threads, 'thinker.ts'),
};
const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.roundhouse-lock');

/** Progress goes to stderr, so that the output of a command stays clean on stdout. */
export function say(text) {
  process.stderr.write(`roundhouse: ${text}\n`);
}

/** Ends the process with a message and no stack trace. */
export function fail(text) {
  say(text);
  process.exit(1);
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** True if node_modules was made from the present package-lock.json, by us or by hand. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  // npm writes both lock files within moments of each other; their order is not fixed.
  if (modified(installedLock) + 5000 < modified(lockFile)) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** Runs npm in the project's root, the one that has started this program where there is one; what it says goes to stderr, or elsewhere. */
export function npm(args, stdio = ['ignore', 2, 2]) {
  const options = { cwd: root, stdio };
  const path = process.env.npm_execpath;
  return path?.endsWith('.js') || path?.endsWith('.cjs')
    ? spawnSync(process.execPath, [path, ...args], options)
    : spawnSync(`npm ${args.map((arg) => JSON.stringify(arg)).join(' ')}`, { ...options, shell: true });
}

/** Installs the locked packages if they are missing or older than package-lock.json. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node 20 or newer is needed; this is Node ${process.versions.node}.`);
  if (isInstalled()) return;
  say('installing packages …');
  const done = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (done.status !== 0) fail('the packages could not be installed; see the message above.');
  writeFileSync(stamp, lockHash());
}

/** The latest change to any file below a folder; a removed file shows in its folder's own time. */
function newest(folder) {
  let latest = modified(folder);
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    latest = Math.max(latest, item.isDirectory() ? newest(path) : modified(path));
  }
  return latest;
}

/** Is what was built at that time newer than the sources of all these packages? */
function isNewerThan(built, names) {
  const scripts = ['prepare.mjs', 'fingerprints.mjs'].map((name) => join(root, 'scripts', name));
  if (built === 0 || [lockFile, ...scripts].some((path) => built < modified(path))) return false;
  const packages = join(root, 'packages');
  return names.every((name) => {
    const source = join(packages, name, 'src');
    return built >= modified(join(packages, name, 'package.json')) && (!existsSync(source) || built >= newest(source));
  });
}

/** The page is not part of the command line, and the command line not of the page. */
const packagesBut = (...others) => readdirSync(join(root, 'packages')).filter((name) => !others.includes(name));

/** How a program for Node is put together. */
export const bundling = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [fillFingerprintsInBundle],
  // Two bring a binary for each system, the third is fetched only where it is used.
  external: ['libsql', '@node-rs/argon2', 'pg'],
  // Packages in CommonJS form call require() for Node's own modules.
  banner: {
    js: "import { createRequire as _createRequire } from 'node:module';\nconst require = _createRequire(import.meta.url);",
  },
};

/** Bundles the command line and its threads, unless they are newer than every source. */
export async function build() {
  if (isNewerThan(modified(bundle), packagesBut('client'))) return;
  install();
  say('building …');
  const started = new Date();
  const esbuild = await import('esbuild');
  let result;
  try {
    result = await esbuild.build({
      ...bundling,
      entryPoints: entries,
      outdir: dirname(bundle),
      outExtension: { '.js': '.mjs' },
      sourcemap: true,
      metafile: true,
    });
  } catch {
    fail('the build failed; see the message above.'); // esbuild has printed the errors itself
  }
  mkdirSync(dirname(bundle), { recursive: true });
  writeFileSync(join(dirname(bundle), NOTICES), noticesOf('This program', packagesIn(result.metafile)));
  // By renaming, since another command may be running the old one; dated to the start of the build,
  // so that a source that changed meanwhile makes it old.
  for (const file of result.outputFiles) {
    const draft = `${file.path}.${randomUUID()}`;
    writeFileSync(draft, file.contents);
    utimesSync(draft, started, started);
    renameSync(draft, file.path);
  }
}

/** The folders of all packages of which something is in the program, and of those that it fetches where it runs. */
function packagesIn({ inputs }) {
  const folders = new Set(bundling.external.flatMap(installedWith));
  for (const input of Object.keys(inputs)) {
    const folder = folderOf(join(root, input));
    if (folder) folders.add(folder);
  }
  return folders;
}

/** The folder of a package, and of all that it needs, as far as it is installed on this system. */
function installedWith(name) {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [folder, ...Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(installedWith)];
}

/** Builds the page, unless it is newer than every source; beside the old one first, which may be in use. */
export async function buildPage() {
  const built = modified(join(page, 'index.html'));
  const parts = ['index.html', 'vite.config.ts', 'build', 'public', 'service-worker'].map((name) => join(client, name));
  const changed = Math.max(...parts.map((path) => (statSync(path).isDirectory() ? newest(path) : modified(path))));
  if (built >= changed && isNewerThan(built, packagesBut('tools', 'server'))) return;
  install();
  say('building the page …');
  const started = new Date();
  const draft = `${page}.${process.pid}`;
  process.env.ROUNDHOUSE_CLIENT_OUT = draft;
  const { code, output } = await run('vite', 'vite', ['build', '-c', join(client, 'vite.config.ts')]);
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    process.stderr.write(output);
    fail('the page could not be built; see the message above.');
  }
  utimesSync(join(draft, 'index.html'), started, started);
  rmSync(page, { recursive: true, force: true });
  renameSync(draft, page);
}

/** Runs the bundled command line in this process, as if it had been started with these arguments. */
export async function runBundle(args) {
  process.argv = [process.execPath, bundle, ...args];
  process.setSourceMapsEnabled(true); // so that what is said of a fault names the source
  await import(pathToFileURL(bundle).href);
}

/** The JavaScript file behind a package's command, to be run by Node itself: the same on every system. */
function command(packageName, name) {
  const folder = join(root, 'node_modules', ...packageName.split('/'));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Starts a package's command in the project's root and gives {code, output}; `inherit` shows it as it comes, `env` is added. */
export function run(packageName, name, args, { inherit = false, env = {} } = {}) {
  const child = spawn(process.execPath, [command(packageName, name), ...args], {
    cwd: root,
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...(inherit || !process.stdout.isTTY ? {} : { FORCE_COLOR: '1' }), ...process.env, ...env },
  });
  const stop = () => child.kill();
  process.once('exit', stop); // a part that fails ends the others
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', () => process.off('exit', stop));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? `by ${signal}`, output: Buffer.concat(chunks).toString() }),
    );
  });
}
