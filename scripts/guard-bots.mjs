// npm run guard:bots: is the club player still as strong as the version before? One of it against two of that version in each
// title, within 15 minutes on two cores; fails where the interval of its wins lies wholly below a third. A title's id, or several, plays only those.
// The version before is the last commit in which the players differ from what lies here; --against <commit> names another one.
// --games 60 plays more, or fewer; --seed 9000 other deals; --keep <folder> goes on where an earlier run was stopped.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, bundle, fail, root, say } from './prepare.mjs';

/** Games of each title that fit into its part of the 15 minutes. */
const GAMES = { soh: 60, 1828: 24, 1843: 15, 1839: 12, 1820: 60 };
/** One player in three wins so often if all are alike. */
const PAR = 1 / 3;
/** What a bot thinks with: its own package and what each title answers it. */
const PLAYERS = ['packages/bots/src', ':(glob)packages/titles/src/*/bot*', ':(glob)packages/titles/src/*/bot/**'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '9000' },
    keep: { type: 'string' },
  },
});
const titles = positionals.length > 0 ? positionals : Object.keys(GAMES);
for (const title of titles) if (!(title in GAMES)) fail(`${title} is not a title: ${Object.keys(GAMES).join(', ')}.`);
if (values.games !== undefined && !/^[1-9]\d{0,5}$/.test(values.games)) fail('--games is a whole number from 1.');

await build();
const commit = git('rev-parse', '--verify', `${values.against ?? before()}^{commit}`);
say(`against the players of ${git('log', '-1', '--format=%h, %s', commit)}`);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-guard-'));
const results = [];
try {
  const player = await buildPlayer(commit);
  for (const title of titles) results.push(await play(title, player));
} finally {
  rmSync(folder, { recursive: true });
}
const percent = (part) => `${Math.round(100 * part)} %`;
for (const { title, games, won, failures } of results)
  process.stdout.write(
    `${title.padEnd(5)} ${percent(won.mean).padStart(5)} (${percent(won.low)} to ${percent(won.high)}) of ${games} games${failures > 0 ? `, ${failures} failed` : ''}${won.high < PAR ? ': weaker' : ''}\n`,
  );
process.exit(results.every(({ won, failures }) => won.high >= PAR && failures === 0) ? 0 : 1);

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) fail(stderr.trim());
  return stdout.trim();
}

/** Players that are not committed yet are compared with those that are; committed ones with those before their last change. */
function before() {
  if (git('status', '--porcelain', '--', ...PLAYERS) !== '') return 'HEAD';
  return `${git('log', '-1', '--format=%H', '--', ...PLAYERS)}^`;
}

/** All packages as they were, and in one file what plays. */
async function buildPlayer(commit) {
  const archive = join(folder, 'packages.tar');
  git('archive', '--output', archive, commit, 'packages');
  const { status } = spawnSync('tar', ['-xf', archive, '-C', folder]);
  if (status !== 0) fail('the earlier version could not be unpacked.');
  const { build: bundleWith } = await import('esbuild');
  const out = join(folder, 'player.mjs');
  await bundleWith({
    stdin: {
      contents: `export { choose, playerFor } from '@roundhouse/bots'; export { titles } from '@roundhouse/titles';`,
      resolveDir: root,
    },
    outfile: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
    plugins: [{ name: 'earlier', setup: (on) => on.onResolve({ filter: /^@roundhouse\// }, earlier) }],
    nodePaths: [join(root, 'node_modules')],
  });
  return out;
}

function earlier({ path }) {
  const [, name, ...rest] = path.split('/');
  const inside = rest.length === 0 ? 'index.ts' : rest.join('/');
  const file = join(folder, 'packages', name, 'src', inside);
  return { path: existsSync(file) ? file : `${file}.ts` };
}

/** What a tournament of one against two says in the end. */
async function play(title, player) {
  const args = ['tournament', title, '--seats', `club,${player},${player}`];
  args.push('--games', values.games ?? String(GAMES[title]), '--seed', values.seed, '--json');
  args.push('--jobs', String(availableParallelism()));
  if (values.keep !== undefined) {
    mkdirSync(values.keep, { recursive: true });
    args.push('--keep', join(values.keep, `${title}-${commit.slice(0, 12)}.jsonl`));
  }
  const child = spawn(process.execPath, [bundle, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const text of child.stdout) output += text;
  const last = output.trim().split('\n').at(-1);
  if (!last) fail(`${title}: the tournament said nothing.`);
  const { entrants, failures, games } = JSON.parse(last);
  return { title, games, won: entrants[0].won, failures: failures.length };
}
