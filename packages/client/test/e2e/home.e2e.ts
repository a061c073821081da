import { expect, expectNoSidewaysScroll, phone, playNow, test } from './kit.ts';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an address that leads nowhere says so, and leads to an empty home that shows the five railways', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/nowhere`);
  await expect(page.getByRole('heading', { name: 'No station here' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your games' }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Five railways' })).toBeVisible();
  await expect(page.getByText('comes later')).toHaveCount(3);
});

test('games are begun by one button, listed with their turn, deleted and brought back', async ({ page, address }) => {
  const first = await playNow(page, address);
  const second = await playNow(page, address);
  expect(first).not.toBe(second);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /Your turn/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'With two bots 2' })).toBeVisible();
  const link = page.getByRole('link', { name: 'With two bots', exact: true });
  await expect(link).toBeVisible();

  await page.getByRole('button', { name: 'More for With two bots', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'With two bots 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});

test('the theme is chosen and remembered', async ({ page, address }) => {
  await page.goto(address);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  expect(await paper()).toBe(dark);
});

test('places lie at the bottom on a phone', async ({ page, address }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto(address);
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation').getByRole('link', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});
