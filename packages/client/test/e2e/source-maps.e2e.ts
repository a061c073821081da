import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './kit.ts';
import { dist } from './server.ts';

const site = join(dist, 'client');
/** All but the bundler's own few lines. */
const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name === 'service-worker.js' || /^assets.(?!rolldown-runtime).*\.js$/.test(name),
);

test('every script of the page, its worker and the service worker names the map to its sources', async ({
  request,
}) => {
  expect(scripts.some((name) => name.includes('search.worker'))).toBe(true);
  for (const name of scripts) {
    const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(join(site, name), 'utf8'))?.[1];
    expect(map, name).toBeDefined();
    const found = await request.get(`${process.env['ROUNDHOUSE_URL']}/${join(name, '..', map!)}`);
    expect(found.status(), map).toBe(200);
  }
});

test('maps are not kept on the device', () => {
  expect(readFileSync(join(site, 'service-worker.js'), 'utf8')).not.toMatch(/\/assets\/[^"'`,]*\.map/);
});
