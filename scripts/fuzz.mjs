// npm run fuzz: 20,000 requests, 10,000 messages and 10,000 actions, made from their schemas and spoilt, on both kinds of database;
// npm run fuzz 7 sends those of another seed.

import { fail, install, run } from './prepare.mjs';

const seed = process.argv[2] ?? '1';
if (!/^\d{1,9}$/.test(seed)) fail('a seed is a whole number.');
install();
const { code } = await run(
  'vitest',
  'vitest',
  ['run', 'packages/server/test/fuzz.test.ts', '--reporter=verbose', '--testTimeout=1800000'],
  {
    inherit: true,
    env: { ROUNDHOUSE_FUZZ: 'all', ROUNDHOUSE_SEED: seed },
  },
);
if (code !== 0) fail(`npm run fuzz ${seed} repeats it.`);
