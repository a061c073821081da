// A PostgreSQL for tests: on a port and in a folder of its own, gone afterwards. It refuses to run as root, so root becomes
// Debian's user for it; anybody else starts it as themselves.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with its programs, of the newest version that is installed; null where there is none. */
export function postgresPrograms() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).filter((name) => existsSync(join(DEBIAN, name, 'bin', 'initdb')));
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? null : join(DEBIAN, newest, 'bin');
}

/** Can tests have one to themselves? */
export const hasPostgres = () => postgresPrograms() !== null;

/** What could not be tried for want of it, in one line; null where everything can. */
export function notTried() {
  if (hasPostgres()) return null;
  const what = process.env.ROUNDHOUSE_TEST_POSTGRES
    ? 'what stops and starts a PostgreSQL'
    : 'the tests with PostgreSQL';
  return `not tried: ${what}, since none is installed (Debian: postgresql).`;
}

function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts one; `url(name)` makes a database in it. */
export async function startPostgres() {
  const bin = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'));
  const as = owner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run = (program, ...args) => {
    const done = spawnSync(join(bin, program), args, { ...as, cwd: folder, env: { HOME: folder, LC_ALL: 'C' } });
    if (done.status !== 0) throw new Error(`${program} has failed: ${String(done.stderr)} ${logOf()}`);
  };
  const logOf = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '');
  // The machine itself never fails in a test, so nothing need be forced to its disk.
  const unforced = ['-c fsync=off', '-c full_page_writes=off'];
  const settings = [`-p ${port}`, '-c listen_addresses=127.0.0.1', '-c unix_socket_directories=', ...unforced];
  let isRunning = false;
  const start = () => {
    // Nothing is waited for by its standard output, which the server would keep open.
    const args = ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', '-o', settings.join(' '), 'start'];
    const done = spawnSync(join(bin, 'pg_ctl'), args, { ...as, cwd: folder, stdio: 'ignore' });
    if (done.status !== 0) throw new Error(`PostgreSQL does not start: ${logOf()}`);
    isRunning = true;
  };
  const stop = (mode = 'immediate') => {
    if (isRunning) run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    isRunning = false;
  };
  // The process that started it may be killed: its end of this pipe closes then.
  const clean = `cat; "${join(bin, 'pg_ctl')}" -D "${data}" -m immediate stop; cd /; rm -rf "${folder}"`;
  const keeper = spawn('sh', ['-c', clean], { ...as, stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  keeper.unref();
  keeper.stdin.unref();
  const remove = () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
    keeper.stdin.end();
  };
  run('initdb', '-D', data, '-A', 'trust', '-U', 'roundhouse', '--no-sync', '--locale=C', '--encoding=UTF8');
  start();
  const url = (name) => `postgres://roundhouse@127.0.0.1:${port}/${name}`;
  const create = (name) => {
    run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'roundhouse', name);
    return url(name);
  };
  return { port, url, create, start, stop, remove };
}
