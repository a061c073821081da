// Would any test notice? Switches off each refusing check of a title in turn, then each call of the ledger (the only
// place where a title writes), and runs the tests of the title.
// `npm run mutate soh`; `npm run mutate soh stockTurn.sell` for the checks of one place, `npm run mutate soh ledger`
// for the calls of the ledger alone; `npm run mutate rail` for those in what titles share, which rail's tests or those of
// any title may notice; `--jobs 1` runs one at a time.
// First in one run of the tests, each of which is repeated without what it reaches; what no test has noticed so is then switched
// off for a whole run of its own, which also sees what positions are built of and whole games.
// Lists those whose absence no test notices, and fails if there are any but the calls that change nothing, which
// packages/titles/test/<title>/changes-nothing.json (packages/rail/test/ …) names with the reason; a call that stands there and is noticed
// after all, or is no more, fails the run too.

import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, install, root, say } from './prepare.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { jobs: { type: 'string' } } });
const [title, place = ''] = positionals;
if (!title) fail('name a title, or rail: npm run mutate soh');
const jobs = Number(values.jobs ?? Math.min(4, cpus().length));
if (!Number.isInteger(jobs) || jobs < 1) fail('--jobs takes a whole number from 1.');
install();

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const testsOfTitles = join(root, 'packages', 'titles', 'test');
const testsOfRail = join(root, 'packages', 'rail', 'test');
const folders = title === 'rail' ? [testsOfRail, testsOfTitles] : [join(testsOfTitles, title)];
const excusesFile = join(folders[0], 'changes-nothing.json');
const excuses = existsSync(excusesFile) ? JSON.parse(readFileSync(excusesFile, 'utf8')) : {};

const all = await listMutants();
const mutants = all.filter((one) => one.place.startsWith(place));
if (mutants.length === 0) fail(`no check and no call of ${title} starts with "${place}".`);
// Routes write nothing, and their tests take longer than all others.
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith(join(testsOfRail, 'routes')));
if (files.length === 0) fail(`${folders[0]} has no tests yet: write some first.`);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

say(`the tests as they are …`);
const started = Date.now();
if (await failsWithout(null, files)) fail('the tests fail as they are; mend them first.');
/** Whatever takes so much longer goes on without end, and so is noticed. */
const longest = 10 * (Date.now() - started) + 60_000;

say('each test without what it reaches …');
const noticedAtOnce = await tryInTurn();
const unnoticed = [];
const queue = mutants.filter((one) => !noticedAtOnce.has(one.place));
let done = mutants.length - queue.length;
say(`${done} of ${mutants.length} are noticed so; the others in runs of their own …`);
await Promise.all(Array.from({ length: jobs }, work));
if (process.stderr.isTTY) process.stderr.write('\n');
process.exit(report() ? 0 : 1);

/** Tests that name the rule first; only if they all pass, everything. */
async function work() {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const near = files.filter((file) => mutant.rule !== undefined && sources.get(file).includes(`'${mutant.rule}'`));
    const noticed =
      (near.length > 0 && (await failsWithout(mutant.place, near))) || (await failsWithout(mutant.place, files));
    if (!noticed) unnoticed.push(mutant);
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${mutants.length}, ${unnoticed.length} unnoticed `);
    else if (done % 10 === 0) say(`${done} of ${mutants.length}, ${unnoticed.length} unnoticed`);
  }
}

/** Says what was found. True if everything is held by a test or rightly excused. */
function report() {
  const survivors = new Set(unnoticed.map((one) => one.place));
  const missed = unnoticed.filter((one) => excuses[one.place] === undefined);
  const excused = unnoticed.length - missed.length;
  const stale = Object.keys(excuses).filter((one) => one.startsWith(place) && !survivors.has(one));
  for (const what of ['checks', 'calls of the ledger']) {
    const some = mutants.filter((one) => isCall(one) === (what !== 'checks'));
    const held = some.filter((one) => !survivors.has(one.place)).length;
    if (some.length > 0) console.log(`${held} of ${some.length} ${what} of ${title} are held by tests.`);
  }
  if (excused > 0) console.log(`${excused} more change nothing, and say why.`);
  if (missed.length > 0) console.log(`No test notices the absence of:\n${lines(missed.map(described))}`);
  if (stale.length > 0) console.log(`These stand in changes-nothing.json and are noticed or no more:\n${lines(stale)}`);
  if (missed.length === 0 && stale.length === 0) console.log('None is missing.');
  return missed.length === 0 && stale.length === 0;
}

function isCall({ at }) {
  return at !== undefined;
}

function described({ place: where, at }) {
  return at === undefined ? where : `${where}  (${at})`;
}

function lines(texts) {
  return texts.map((text) => `  ${text}`).join('\n');
}

/** Does a test fail? Vitest can also fail to start on a busy machine: that tells nothing, and is tried again. */
async function failsWithout(mutant, paths) {
  for (let tries = 3; tries > 0; tries--) {
    const failed = await failedTests(mutant, paths);
    if (failed !== null) return failed > 0;
  }
  return fail(`the tests do not run${mutant === null ? '' : ` without ${mutant}`}.`);
}

/** How many tests have failed when the first did; null if they did not run at all. */
function failedTests(mutant, paths) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ...(mutant === null ? {} : { ROUNDHOUSE_SWITCH_OFF: `${title} ${mutant}` }),
  };
  const args = [vitest, 'run', '--bail=1', '--reporter=json', '--maxWorkers=1', ...paths];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
    let goesOn = false;
    const end = () => {
      goesOn = true;
      child.kill('SIGKILL');
    };
    const clock = mutant === null ? null : setTimeout(end, longest);
    let told = '';
    child.stdout.on('data', (text) => {
      told += text;
    });
    child.on('close', (code) => {
      clearTimeout(clock);
      if (goesOn) resolve(1);
      else resolve(code === 0 ? 0 : countFailed(told) || null);
    });
  });
}

/** What some test notices when it is repeated without it. */
async function tryInTurn() {
  const journal = join(root, 'dist', 'mutation', `journal-${process.pid}.txt`);
  mkdirSync(dirname(journal), { recursive: true });
  writeFileSync(journal, '');
  const written = () => readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  while (!(await triesEnd(journal))) {
    // Without it something goes on without end, and so it is noticed.
    const [what, last] = written().at(-1)?.split('\t') ?? [];
    if (what !== 'trying') fail('the tests go on without end as they are.');
    appendFileSync(journal, `noticed\t${last}\n`);
  }
  const found = written().map((line) => line.split('\t'));
  rmSync(journal);
  return new Set(found.filter(([what]) => what === 'noticed').map(([, noticed]) => noticed));
}

/** False if it had to be ended, since nothing happened for too long. */
function triesEnd(journal) {
  const env = { ...process.env, ROUNDHOUSE_TRY_ALL: `${title} ${place}`, ROUNDHOUSE_JOURNAL: journal };
  const child = spawn(process.execPath, [vitest, 'run', '--maxWorkers=1', ...files], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    let before = '';
    const clock = setInterval(() => {
      const now = readFileSync(journal, 'utf8');
      if (now === before && now !== '') child.kill('SIGKILL');
      before = now;
    }, longest);
    child.on('close', (_, signal) => {
      clearInterval(clock);
      resolve(signal === null);
    });
  });
}

function countFailed(told) {
  try {
    return JSON.parse(told.slice(told.indexOf('{'))).numFailedTests;
  } catch {
    return 0;
  }
}

async function listMutants() {
  const esbuild = await import('esbuild');
  // Beside the packages, so that the parser is found.
  const outfile = join(root, 'dist', 'mutation', `list-${process.pid}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  await esbuild.build({
    entryPoints: [join(root, 'packages', 'titles', 'test', 'mutation', 'list.ts')],
    outfile,
    bundle: true,
    external: ['vite'],
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const run = spawnSync(process.execPath, [outfile, title], { cwd: root, encoding: 'utf8' });
  rmSync(outfile);
  if (run.status !== 0) fail(run.stderr.trim());
  return JSON.parse(run.stdout);
}
