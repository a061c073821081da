// npm run net: rewrites the texts of packages/tools/test/net, for one title with npm run net soh.
// They say what each title offers and how whole games go; npm test compares them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, install, root, run } from './prepare.mjs';

const [title] = process.argv.slice(2);
if (title !== undefined && !existsSync(join(root, 'packages', 'titles', 'test', title)))
  fail(`there is no title "${title}".`);
install();
const only = title === undefined ? [] : ['-t', `^${title} `];
const args = ['run', 'packages/tools/test/net', ...only, '--update'];
const { code } = await run('vitest', 'vitest', args, { inherit: true });
if (code !== 0) fail('the texts could not be written; see the message above.');
