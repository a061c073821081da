// npm start: installs what is missing, builds the page and serves it. Ctrl-C stops.

import { build, buildPage, install, runBundle } from './prepare.mjs';

install();
await build();
await buildPage();
await runBundle(['serve', '--open', ...process.argv.slice(2)]);
