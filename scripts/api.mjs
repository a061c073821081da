// npm run api: regenerates docs/api.md from the schemas of the protocol.

import { fail, install, run } from './prepare.mjs';

install();
const { code } = await run('vitest', 'vitest', ['run', 'packages/protocol/test/api.test.ts', '--update'], {
  inherit: true,
});
if (code !== 0) fail('docs/api.md could not be written; see the message above.');
