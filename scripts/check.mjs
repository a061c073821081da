// npm run check: format, lint, types, and what nobody uses. They are independent of each other, so they run side by side.

import { join } from 'node:path';
import { fail, install, run, say } from './prepare.mjs';

/** What was found is kept, so that only what has changed since is looked at. */
function types(config) {
  const kept = join('dist', 'types', `${config.replaceAll('/', '-')}.tsbuildinfo`);
  return ['typescript', 'tsc', ['-p', config, '--incremental', '--tsBuildInfoFile', kept]];
}

const parts = [
  { name: 'format', help: 'npm run format', commands: [['@biomejs/biome', 'biome', ['format', '.']]] },
  { name: 'lint', commands: [['oxlint', 'oxlint', ['--type-aware', '--deny-warnings', '.']]] },
  {
    name: 'types',
    commands: [
      types('tsconfig.engine.json'),
      types('tsconfig.json'),
      types('packages/client/src/tsconfig.json'),
      types('packages/client/service-worker/tsconfig.json'),
      types('packages/client/test/tsconfig.json'),
    ],
  },
  {
    name: 'the search for unused exports and dependencies',
    help: 'npx knip --fix',
    commands: [['knip', 'knip', ['--no-progress', '--cache', '--cache-location', join('dist', 'unused')]]],
  },
];

async function runPart(part) {
  for (const [packageName, name, args] of part.commands) {
    const { code, output } = await run(packageName, name, args);
    if (code !== 0) return { ...part, code, output };
  }
  return { ...part, code: 0 };
}

install();
const started = Date.now();
await Promise.all(
  parts.map(async (part) => {
    const { name, help, code, output } = await runPart(part);
    if (code === 0) return;
    await new Promise((written) => process.stdout.write(output, written));
    fail(`${name} failed${help ? ` (to fix: ${help})` : ''}.`); // ends the other parts too
  }),
);
say(`format, lint, types and exports are in order (${((Date.now() - started) / 1000).toFixed(1)} s).`);
