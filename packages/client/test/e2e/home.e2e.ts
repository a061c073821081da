import { asFile, playedGame } from './games.ts';
import { expect, expectNoSidewaysScroll, firefoxToo, phone, playNow, test } from './kit.ts';
import { openFile } from './table-kit.ts';

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
  await expect(page.getByRole('heading', { name: '1820' })).toBeVisible();
  await expect(page.getByText('coming soon')).toHaveCount(0);
});

test(
  'games are begun by one button, listed with their turn, deleted and brought back',
  firefoxToo,
  async ({ page, address }) => {
    const first = await playNow(page, address);
    await expect(page.locator('.top-bar')).toContainText('Your turn');
    const second = await playNow(page, address);
    await expect(page.locator('.top-bar')).toContainText('Your turn');
    expect(first).not.toBe(second);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /Your turn/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'You and 2 bots (2)' })).toBeVisible();
    const link = page.getByRole('link', { name: 'You and 2 bots', exact: true });
    await expect(link).toBeVisible();

    await page.getByRole('button', { name: 'More actions for You and 2 bots', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'You and 2 bots (2)' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(link).toBeVisible();
  },
);

test('a game is renamed in the list and at the table', async ({ page, address }) => {
  await playNow(page, address);
  await page.goto(address);
  await page.getByRole('button', { name: 'More actions for You and 2 bots' }).click();
  await page.getByRole('menuitem', { name: 'Rename …' }).click();
  const field = page.getByRole('textbox', { name: 'Game name' });
  await field.fill('   ');
  await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeDisabled();
  await field.fill('Sunday table');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Sunday table' }).click();
  await expect(page).toHaveTitle(/^Sunday table/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Rename the game …' }).click();
  await page.getByRole('textbox', { name: 'Game name' }).fill('Monday table');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page).toHaveTitle(/^Monday table/);
  await page.reload();
  await expect(page).toHaveTitle(/^Monday table/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a file is opened from the empty home page, and from the menu', async ({ page, address }) => {
    await page.goto(address);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a game file' }).tap();
    await (await chooser).setFiles(asFile('From a file.json', playedGame({ actions: 10 })));
    await expect(page).toHaveTitle(/^From a file/);
    await page.getByRole('link', { name: 'Back to your games' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Import a game' }).tap();
    await again;
  });
});

test('the page says how games are kept, and carries the notices of what it is made of', async ({ page, address }) => {
  await page.goto(address);
  await expect(page.getByText('Games are kept in this browser, on this device only.')).toBeVisible();
  await page.getByRole('link', { name: 'Third-party notices' }).click();
  for (const part of ['react ', 'zod ', 'idb ', '@fontsource-variable/source-serif-4 ']) {
    await expect(page.locator('body')).toContainText(part);
  }
  await expect(page.locator('body')).toContainText('Permission is hereby granted');
});

test('the browser is asked to keep games when the first is worth it, and only once', async ({ page, address }) => {
  await page.addInitScript(() => {
    let asked = Number(sessionStorage.getItem('asked') ?? 0);
    Object.assign(StorageManager.prototype, {
      persisted: async () => false,
      persist: async () => {
        sessionStorage.setItem('asked', String(++asked));
        return true;
      },
    });
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  await openFile(page, address, playedGame({ actions: 5 }), 'short');
  expect(await asked()).toBeNull();
  await openFile(page, address, playedGame({ actions: 40 }), 'long');
  await expect.poll(asked).toBe('1');
  await openFile(page, address, playedGame({ actions: 50 }), 'longer');
  expect(await asked()).toBe('1');
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
