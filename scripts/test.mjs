// npm test: installs what is missing, then format, lint, types, every test, and the tests in a real browser.
// Its last lines say what could not be tried on this machine, where there is such a thing.
// With arguments only the tests that they name: npm test -- packages/rail -t 'upgrades'

import './check.mjs';
import { testInBrowser } from './e2e.mjs';
import { nginxNotTried } from './nginx.mjs';
import { notTried } from './postgres.mjs';
import { build, fail, run, say } from './prepare.mjs';

const args = process.argv.slice(2);
await build(); // tests that start a server start the bundled one
const { code } = await run('vitest', 'vitest', ['run', ...args], { inherit: true });
if (code !== 0) fail('tests failed.');
if (args.length === 0) await testInBrowser([]);
for (const missing of [notTried(), nginxNotTried()]) if (missing !== null) say(missing);
