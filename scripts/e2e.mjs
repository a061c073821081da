// npm run e2e: the tests in real browsers, on the built page. Arguments go to the test runner.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser, findFirefox } from './browser.mjs';
import { build, buildPage, fail, install, root, run } from './prepare.mjs';

export async function testInBrowser(args) {
  await build();
  await buildPage();
  process.env.ROUNDHOUSE_BROWSER = await findBrowser();
  process.env.ROUNDHOUSE_FIREFOX = await findFirefox();
  const config = join(root, 'packages', 'client', 'test', 'e2e', 'playwright.config.ts');
  const { code } = await run('@playwright/test', 'playwright', ['test', '-c', config, ...args], { inherit: true });
  if (code !== 0) fail('tests in the browser failed.');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  await testInBrowser(process.argv.slice(2));
}
