// npm run test:watch: runs the tests that a change concerns, again after each change. Arguments name tests as in npm test.

import { install, run } from './prepare.mjs';

install();
const { code } = await run('vitest', 'vitest', ['watch', ...process.argv.slice(2)], { inherit: true });
process.exitCode = code === 0 ? 0 : 1;
