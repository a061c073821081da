// The command line: builds it if a source is newer, then runs it with the arguments given.

import { build, buildPage, runBundle } from './prepare.mjs';

const args = process.argv.slice(2);
await build();
if (args[0] === 'serve' && !args.includes('--help')) await buildPage();
// npm changes to the project's root; file names are meant from where the command was typed.
if (process.env.npm_lifecycle_event === 'roundhouse' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await runBundle(args);
