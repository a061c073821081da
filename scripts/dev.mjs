// npm run dev: the page with live reload, and games on a server beside it. A change of the page, the engine or a title shows at
// once; a change of the server needs a new start.
// Arguments go to the development server: npm run dev -- --port 8081 --open

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, bundle, fail, install, root, run } from './prepare.mjs';

install();
await build();
process.env.ROUNDHOUSE_GAMES = await games();
const config = join(root, 'packages', 'client', 'vite.config.ts');
const { code } = await run('vite', 'vite', ['-c', config, ...process.argv.slice(2)], { inherit: true });
if (typeof code === 'number' && code !== 0) fail('the development server has stopped; see the message above.');

/** Starts the server of games on a free port and gives its address; it ends with this process. */
function games() {
  const child = spawn(process.execPath, [bundle, 'serve', '--no-page', '--port', '0', '--data', join(root, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((found) => {
    child.stdout.on('data', (data) => {
      const [address] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (address) found(address);
    });
    child.once('exit', () => fail('the server of games has stopped; see the message above.'));
  });
}
