// npm run dev: the page with live reload. A change of the page, the engine or a title shows at once; nothing is built.
// Arguments go to the development server: npm run dev -- --port 8081 --open

import { join } from 'node:path';
import { fail, install, root, run } from './prepare.mjs';

install();
const config = join(root, 'packages', 'client', 'vite.config.ts');
const { code } = await run('vite', 'vite', ['-c', config, ...process.argv.slice(2)], { inherit: true });
if (typeof code === 'number' && code !== 0) fail('the development server has stopped; see the message above.');
