import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './kit.ts';
import { dist } from './server.ts';

const site = join(dist, 'client');
/** All but the bundler's own few lines. */
const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name === 'service-worker.js' || /^assets.(?!rolldown-runtime).*\.js$/.test(name),
);

test('the server names the map of every script of the page, its worker and the service worker', async ({
  request,
  address,
}) => {
  expect(scripts.some((name) => name.includes('search.worker'))).toBe(true);
  for (const name of scripts) {
    const map = (await request.head(`${address}/${name.replaceAll('\\', '/')}`)).headers()['sourcemap'];
    expect(map, name).toBeDefined();
    expect((await request.get(address + map!)).status(), map).toBe(200);
  }
});

test('maps are not kept on the device', () => {
  expect(readFileSync(join(site, 'service-worker.js'), 'utf8')).not.toMatch(/\/assets\/[^"'`,]*\.map/);
});
