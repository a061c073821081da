import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const viewport = { width: 1440, height: 900 };

/** Run by `npm test`, which finds the browsers and builds the page; alone by `npm run e2e`. */
export default defineConfig({
  testDir: '.',
  // Long games are played when they are asked for.
  testMatch: process.env['ROUNDHOUSE_LONG'] ? '**/*.long.ts' : '**/*.e2e.ts',
  outputDir: '../../../../dist/e2e',
  globalSetup: './serve.ts',
  fullyParallel: true,
  // A page waits for its test now and then: three keep two processors busy.
  workers: Math.max(3, availableParallelism()),
  timeout: 90_000,
  // A machine under load may miss a moment; what fails twice is wrong.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  use: {
    trace: 'off',
    // What cannot be clicked for so long never will be: a test says which it was, and takes no minutes for it.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // What is moving is waited for at every click.
    contextOptions: { reducedMotion: 'reduce' },
    // A first visit would keep the whole page on the device; the tests of that allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport,
        launchOptions: {
          ...(process.env['ROUNDHOUSE_BROWSER'] ? { executablePath: process.env['ROUNDHOUSE_BROWSER'] } : {}),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
      },
    },
    {
      // What is marked so: it takes longer there, and downloads and touch are not to be had.
      name: 'firefox',
      grep: /@firefox/,
      use: {
        ...devices['Desktop Firefox'],
        viewport,
        ...(process.env['ROUNDHOUSE_FIREFOX']
          ? { channel: 'moz-firefox', launchOptions: { executablePath: process.env['ROUNDHOUSE_FIREFOX'] } }
          : {}),
      },
    },
  ],
});
