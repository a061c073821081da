import { expect, quicken, test } from './kit.ts';
import { startServer } from './server.ts';

test('after the first visit everything works without the server', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext();
  await quicken(context);
  const page = await context.newPage();
  await page.goto(server.address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((done) =>
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') done();
      }),
    );
  });
  await server.stop();

  await page.reload();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await page.goto(`${server.address}/rules/soh`);
  await expect(page.getByRole('heading', { name: 'Rules of Steam Over Holland' })).toBeVisible();
  await page.goto(server.address);
  await expect(page.getByRole('link', { name: 'With two bots' })).toBeVisible();
  await context.close();
});

test('the page can be installed', async ({ page, address, request }) => {
  await page.goto(address);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address + href!)).json()) as { icons: { src: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(address + src)).status(), src).toBe(200);
});
