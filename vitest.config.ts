import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // The engine is pure, so test files may share a thread and its loaded modules.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    // No test waits for anything; one that is slow only shares its machine with others.
    testTimeout: 60_000,
    // Only for the mutation run: switches one check of a title off.
    setupFiles: process.env['ROUNDHOUSE_SWITCH_OFF'] === undefined ? [] : ['packages/titles/test/mutation.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
