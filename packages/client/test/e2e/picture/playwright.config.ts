import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** Not a test: takes the README's picture. Run by `npm run picture`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.picture.ts',
  timeout: 120_000,
  globalSetup: '../serve.ts',
  outputDir: '../../../../../dist/picture',
});
