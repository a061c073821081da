// npm run check: format, lint and types. They are independent of each other, so they run side by side.

import { fail, install, run, say } from './prepare.mjs';

const parts = [
  { name: 'format', help: 'npm run format', commands: [['@biomejs/biome', 'biome', ['format', '.']]] },
  { name: 'lint', commands: [['oxlint', 'oxlint', ['--type-aware', '--deny-warnings', '.']]] },
  {
    name: 'types',
    commands: [
      ['typescript', 'tsc', ['-p', 'tsconfig.engine.json']],
      ['typescript', 'tsc', ['-p', 'tsconfig.json']],
      ['typescript', 'tsc', ['-p', 'packages/client/src/tsconfig.json']],
      ['typescript', 'tsc', ['-p', 'packages/client/service-worker/tsconfig.json']],
      ['typescript', 'tsc', ['-p', 'packages/client/test/tsconfig.json']],
    ],
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
    fail(`${name} failed${help ? ` (to repair: ${help})` : ''}.`); // ends the other parts too
  }),
);
say(`format, lint and types are in order (${((Date.now() - started) / 1000).toFixed(1)} s).`);
