// npm run release-games: plays a game of each title for the version of now into packages/tools/test/releases, where the tests of all later
// versions play it again. Games that are there stay as they are.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, install, root, run } from './prepare.mjs';

install();
mkdirSync(join(root, 'packages', 'tools', 'test', 'releases'), { recursive: true });
const args = ['run', 'packages/tools/test/releases.test.ts'];
const { code } = await run('vitest', 'vitest', args, { inherit: true, env: { ROUNDHOUSE_RELEASE: 'write' } });
if (code !== 0) fail('the games could not be written; see the message above.');
