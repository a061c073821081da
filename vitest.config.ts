import { defineConfig } from 'vitest/config';
import { switchedOff, triedInTurn } from './packages/titles/test/mutation/named.ts';
import { withChangedCalls } from './packages/titles/test/mutation/plugin.ts';
import { fillFingerprints } from './scripts/fingerprints.mjs';
import { LongestFirst } from './scripts/longest-first.mjs';

export default defineConfig({
  plugins: [fillFingerprints(['packages/titles/test/toy']), ...withChangedCalls()],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // The engine is pure, so test files may share a thread and its loaded modules.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Few tests wait for anything; one that is slow only shares its machine with others.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A text to compare with that is missing is a failure; only `--update` writes one, as `npm run net` does.
    update: 'none',
    // Only for the mutation run: switches one check of a title off, or each in turn.
    setupFiles: [
      ...(switchedOff() === null ? [] : ['packages/titles/test/mutation/switch-off.ts']),
      ...(triedInTurn() === null ? [] : ['packages/titles/test/mutation/switch-checks.ts']),
    ],
    ...(triedInTurn() === null ? {} : { runner: 'packages/titles/test/mutation/runner.ts' }),
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
