import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, playNow, quicken, test, withoutGames } from './kit.ts';
import { dist, startServer } from './server.ts';

/** The page is on the device. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((done) =>
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') done();
      }),
    );
  });
}

/** As a later build would be: another version of the worker, and a page that can be told from the one before. */
function renew(site: string): void {
  const change = (name: string, from: RegExp, to: string): void => {
    const path = join(site, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`);
  };
  change('service-worker.js', /roundhouse-[0-9a-f]+/, 'roundhouse-later');
  change('index.html', /<head>/, '<head><meta name="build" content="later">');
}

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything works without the server', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext();
  await quicken(context);
  await withoutGames(context);
  const page = await context.newPage();
  await page.goto(server.address);
  await untilKept(page);
  await server.stop();

  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
  await page.goto(`${server.address}/rules/soh`);
  await expect(page.getByRole('heading', { name: 'Rules of Steam Over Holland' })).toBeVisible();
  await page.goto(server.address);
  await expect(page.getByRole('link', { name: 'You and 2 bots' })).toBeVisible();
  await page.getByRole('link', { name: 'Third-party notices' }).click();
  await expect(page.locator('body')).toContainText('Permission is hereby granted');
  await context.close();
});

test('a new version is offered, and takes over when it is wanted; the game goes on', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  cpSync(join(dist, 'client'), join(folder, 'client'), { recursive: true });
  const server = await startServer(0, folder);
  const context = await browser.newContext();
  await quicken(context);
  await withoutGames(context);
  const page = await context.newPage();
  const game = await playNow(page, server.address);
  await untilKept(page);
  await page.reload();
  await server.stop();
  renew(join(folder, 'client'));
  const later = await startServer(Number(new URL(server.address).port), folder);

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(page.locator('meta[name=build]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  expect(page.url()).toBe(game);
  await expect(page.locator('.history')).toBeVisible();
  await context.close();
  await later.stop();
  rmSync(folder, { recursive: true });
});

test('the page can be installed', async ({ page, address, request }) => {
  await page.goto(address);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address + href!)).json()) as { icons: { src: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(address + src)).status(), src).toBe(200);
});
