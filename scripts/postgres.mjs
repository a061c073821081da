// A PostgreSQL for tests: on a port and in a folder of its own, gone afterwards. It refuses to run as root, so root becomes
// Debian's user for it; anybody else starts it as themselves.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Only root can give it a disk of its own, which may then be full. */
export const canLimitDisk = () => hasPostgres() && process.getuid?.() === 0;

/** What could not be tried for want of it, in one line; null where everything can. */
export function notTried() {
  if (hasPostgres())
    return canLimitDisk() ? null : 'not tried: a full disk of PostgreSQL, since only root can mount a small one.';
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

/** Starts one, on a disk of so many megabytes where that is given; `url(name)` makes a database in it. */
export async function startPostgres({ disk } = {}) {
  const bin = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'));
  const as = owner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  if (disk !== undefined) {
    mkdirSync(data);
    const size = `size=${disk}m,mode=700,uid=${as.uid},gid=${as.gid}`;
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'roundhouse', data], { encoding: 'utf8' });
    if (mounted.status !== 0) throw new Error(`a small disk cannot be mounted: ${mounted.stderr}`);
  }
  const unmount = () => disk !== undefined && spawnSync('umount', [data]);
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
  const stopIt = `"${join(bin, 'pg_ctl')}" -D "${data}" -m immediate stop`;
  const clean =
    disk === undefined
      ? `cat; ${stopIt}; cd /; rm -rf "${folder}"`
      : `cat; setpriv --reuid=${as.uid} --regid=${as.gid} --clear-groups ${stopIt}; umount "${data}"; rm -rf "${folder}"`;
  const keeperAs = disk === undefined ? as : {};
  const keeper = spawn('sh', ['-c', clean], { ...keeperAs, stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  keeper.unref();
  keeper.stdin.unref();
  /** Starts it again where it has stopped by itself. */
  const revive = () => {
    const { status } = spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], { ...as, cwd: folder });
    if (status !== 0) start();
  };
  const remove = () => {
    stop();
    unmount();
    rmSync(folder, { recursive: true, force: true });
    keeper.stdin.end();
  };
  const small = disk === undefined ? [] : ['--wal-segsize=1'];
  run('initdb', '-D', data, '-A', 'trust', '-U', 'roundhouse', '--no-sync', '--locale=C', '--encoding=UTF8', ...small);
  start();
  const url = (name) => `postgres://roundhouse@127.0.0.1:${port}/${name}`;
  const create = (name) => {
    run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'roundhouse', name);
    return url(name);
  };
  return { port, data, url, create, start, stop, revive, remove };
}
