// npm run faults: whole games of all titles on a server, played over lines that lose, double, delay and reorder what is sent.
// A hundred of them, or as many as ROUNDHOUSE_FAULTS says; npm run faults 7 plays those of another seed. They are played in parts of
// ten, each by a process of its own: npm run faults 7 --from 40 goes on with the fortieth, --jobs 1 plays one part at a time, and
// --servers 2 plays them on two servers that share a PostgreSQL, with people who move between them.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, install, run, say } from './prepare.mjs';

const PART = 10;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    jobs: { type: 'string' },
    servers: { type: 'string', default: '1' },
  },
});
const whole = (text, name, least) => {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) fail(`${name} is a whole number from ${least}.`);
  return Number(text);
};
const seed = whole(positionals[0] ?? '1', 'a seed', 0);
const from = whole(values.from, '--from', 0);
const jobs = whole(values.jobs ?? String(Math.min(4, availableParallelism())), '--jobs', 1);
const servers = whole(values.servers, '--servers', 1);
const games = whole(process.env.ROUNDHOUSE_FAULTS ?? '100', 'ROUNDHOUSE_FAULTS', 1);
install();

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-faults-'));
const began = Date.now();
const total = { games: 0, actions: 0, counts: {} };
let next = from;
let hasFailed = false;

/** Plays parts until none are left, or one goes wrong. */
async function play() {
  while (next < games && !hasFailed) {
    const first = next;
    const count = Math.min(PART, games - first);
    next += count;
    const told = join(folder, `${first}.json`);
    const { code, output } = await run(
      'vitest',
      'vitest',
      ['run', 'packages/client/test/unit/online/faults/games.test.ts'],
      {
        env: {
          ROUNDHOUSE_FAULTS: String(count),
          ROUNDHOUSE_FROM: String(first),
          ROUNDHOUSE_SEED: String(seed),
          ROUNDHOUSE_SERVERS: String(servers),
          ROUNDHOUSE_TELL: told,
        },
      },
    );
    if (code !== 0) {
      hasFailed = true;
      process.stderr.write(output);
      say(`not all games went well: npm run faults ${seed} -- --from ${first} repeats this part.`);
      return;
    }
    tell(first, count, JSON.parse(readFileSync(told, 'utf8')));
  }
}

function tell(first, count, { actions, counts }) {
  total.games += count;
  total.actions += actions;
  for (const [what, times] of Object.entries(counts)) total.counts[what] = (total.counts[what] ?? 0) + times;
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`seed ${seed}, games ${first} to ${first + count - 1}: ${actions} actions, all well after ${seconds} s.`);
}

await Promise.all(Array.from({ length: jobs }, play));
rmSync(folder, { recursive: true });
say(`${total.games} games, ${total.actions} actions, seed ${seed}: ${JSON.stringify(total.counts)}`);
if (hasFailed) process.exit(1);
