// The command line: builds it if a source is newer, then runs it with the arguments given.

import { build, runBundle } from './prepare.mjs';

await build();
// npm changes to the project's root; file names are meant from where the command was typed.
if (process.env.npm_lifecycle_event === 'roundhouse' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await runBundle(process.argv.slice(2));
