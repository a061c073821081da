// npm test: installs what is missing, then format, lint, types and every test.
// Further arguments go to the test runner: npm test -- packages/rail -t 'upgrades'

import './check.mjs';
import { fail, run } from './prepare.mjs';

const { code } = await run('vitest', 'vitest', ['run', ...process.argv.slice(2)], { inherit: true });
if (code !== 0) fail('tests failed.');
