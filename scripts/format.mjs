// npm run format: rewrites every source file in the project's format.

import { install, run } from './prepare.mjs';

install();
const { code } = await run('@biomejs/biome', 'biome', ['format', '--write', '.'], { inherit: true });
process.exitCode = code === 0 ? 0 : 1;
