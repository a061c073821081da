// npm start: installs what is missing, builds, and plays a demonstration game in the terminal.

import { build, install, runBundle } from './prepare.mjs';

install();
await build();
await runBundle(['demo', ...process.argv.slice(2)]);
