// Would any test notice? Switches off each refusing check of a title in turn and runs the tests of the title.
// `npm run mutate soh`, or `npm run mutate soh stockTurn.sell` for the checks of one place.
// Lists the checks whose absence no test notices, and fails if there are any.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, install, root, say } from './prepare.mjs';

const [title, place = ''] = process.argv.slice(2);
if (!title) fail('name a title: npm run mutate soh');
install();

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const folder = join(root, 'packages', 'titles', 'test', title);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(folder, name));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const checks = (await listChecks()).filter((check) => check.place.startsWith(place));
if (checks.length === 0) fail(`no check of ${title} starts with "${place}".`);
say(`the tests as they are …`);
if (await failsWithout(null, files)) fail('the tests fail as they are; mend them first.');

const unnoticed = [];
let done = 0;
const queue = [...checks];
await Promise.all(Array.from({ length: Math.max(1, Math.min(4, cpus().length)) }, work));
process.stderr.write('\n');
const total = `${checks.length - unnoticed.length} of ${checks.length} checks of ${title} are held by tests.`;
if (unnoticed.length === 0) console.log(`${total} None is missing.`);
else console.log(`${total} No test notices the absence of:\n${unnoticed.map((one) => `  ${one}`).join('\n')}`);
process.exit(unnoticed.length === 0 ? 0 : 1);

/** Tests that name the rule first; only if they all pass, everything. */
async function work() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const near = files.filter((file) => sources.get(file).includes(`'${check.rule}'`));
    const noticed =
      (near.length > 0 && (await failsWithout(check.place, near))) || (await failsWithout(check.place, files));
    if (!noticed) unnoticed.push(check.place);
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${checks.length}, ${unnoticed.length} unnoticed `);
    else if (done % 10 === 0) say(`${done} of ${checks.length}, ${unnoticed.length} unnoticed`);
  }
}

function failsWithout(check, paths) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ...(check === null ? {} : { ROUNDHOUSE_SWITCH_OFF: `${title} ${check}` }),
  };
  const args = [vitest, 'run', '--bail=1', '--reporter=dot', '--maxWorkers=1', ...paths];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' }).on('close', (code) => resolve(code !== 0));
  });
}

async function listChecks() {
  const esbuild = await import('esbuild');
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const outfile = join(dir, 'list.mjs');
  const entry = join(root, 'packages', 'tools', 'src', 'list-checks.ts');
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const run = spawnSync(process.execPath, [outfile, title], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  if (run.status !== 0) fail(run.stderr.trim());
  return JSON.parse(run.stdout);
}
