// npm run e2e:long: whole games through the page by clicks that take too long for npm test. Arguments go to the test runner.

import { testInBrowser } from './e2e.mjs';
import { install } from './prepare.mjs';

process.env.ROUNDHOUSE_LONG = '1';
install();
await testInBrowser(process.argv.slice(2));
