// npm run picture: takes the README's picture of a table again, in a real browser.

import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, buildPage, fail, install, root, run, say } from './prepare.mjs';

install();
await build();
await buildPage();
process.env.ROUNDHOUSE_BROWSER = await findBrowser({ whole: true });
const config = join(root, 'packages', 'client', 'test', 'e2e', 'picture', 'playwright.config.ts');
const { code } = await run('@playwright/test', 'playwright', ['test', '-c', config], { inherit: true });
if (code !== 0) fail('no picture was taken.');
say('docs/table.png is new.');
