// npm run faults: whole games of all titles on a server, played over lines that lose, double, delay and reorder what is sent.
// A hundred of them, or as many as ROUNDHOUSE_FAULTS says; npm run faults 7 plays those of another seed.

import { fail, install, run } from './prepare.mjs';

const [seed] = process.argv.slice(2);
if (seed !== undefined && !/^\d+$/.test(seed)) fail('a seed is a whole number.');
install();
process.env.ROUNDHOUSE_FAULTS ??= '100';
process.env.ROUNDHOUSE_TELL = 'yes'; // in the end, what was done how often
if (seed !== undefined) process.env.ROUNDHOUSE_SEED = seed;
const { code } = await run('vitest', 'vitest', ['run', 'packages/client/test/unit/online/faults/games.test.ts'], {
  inherit: true,
});
if (code !== 0) fail('not all games went well; the seed is in the message above.');
