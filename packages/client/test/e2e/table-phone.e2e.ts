import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { confirm, decision, gameWith, openFile, position, question } from './table-kit.ts';

test.use(phone);

/** What is wrong with the tray: a chosen card that is not whole in sight, or a hex around the tile that something covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const window = document.querySelector('.b-window')!.getBoundingClientRect();
    const card = document.querySelector<HTMLElement>('.lay-card-chosen')!;
    const box = card.getBoundingClientRect();
    for (const x of [box.left + 8, box.right - 8])
      for (const y of [box.top + 8, box.bottom - 8])
        if (document.elementFromPoint(x, y)?.closest('.lay-card') !== card) found.push(`card at ${x}, ${y}`);
    const tray = document.querySelector('.lay-tray')!.getBoundingClientRect();
    const ghost = document.querySelector('.b-ghost-line')!.getBoundingClientRect();
    const [cx, cy] = [(ghost.left + ghost.right) / 2, (ghost.top + ghost.bottom) / 2];
    for (const hex of document.querySelectorAll('.b-ground[data-hex]')) {
      const at = hex.getBoundingClientRect();
      const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
      if (Math.hypot(x - cx, y - cy) > 1.2 * at.width) continue;
      if (y > tray.top || y < window.top || x < window.left || x > window.right)
        found.push(`${hex.getAttribute('data-hex')} is covered`);
    }
    return found;
  });

test('a phone shows the board, the decision and everything else without sideways scrolling', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('run'));
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const name of ['Market', 'Holdings', 'Log', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Ledger' }).click();
  await expectNoSidewaysScroll(page);
  const height = async () => (await decision(page).boundingBox())?.height ?? 0;
  const low = await height();
  await page.getByRole('button', { name: 'Expand the decision' }).click();
  await expect.poll(height).toBeGreaterThan(low);
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.sheet button, .phone-tabs button, .phone-bar button, .phone-bar a')]
        .filter((one) => one.offsetParent !== null && !one.matches('.rule-link, .named, .sheet-handle'))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height: tall }) => width > 0 && (tall < 43.5 || width < 43.5)).length,
  );
  expect(small, 'targets below 44 px').toBe(0);
  await confirm(page).click();
  await expect(decision(page).getByRole('heading', { name: 'Pay out or withhold' })).toBeVisible();
});

for (const [title, file] of [
  ['Steam Over Holland', () => gameWith('track', (s) => Object.keys(s.tiles).length > 5)],
  ['1828', () => gameUntil((s) => s.stack.at(-1)?.kind === 'track' && Object.keys(s.ext.systems).length > 0)],
] as const) {
  for (const [held, size] of [
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
  ] as const) {
    test(`the tray of tiles covers nothing that matters: ${title}, held ${held}`, async ({ page, address }) => {
      await page.setViewportSize(size);
      await openFile(page, address, file());
      await page.addStyleTag({ content: '[data-sonner-toaster] { display: none }' });
      const hexes = decision(page).locator('.hex-list button');
      await expect(hexes.first()).toBeVisible();
      const count = await hexes.count();
      for (let i = 0; i < Math.min(count, 4); i++) {
        await hexes.nth(i).click();
        await expect(page.locator('.lay-card-chosen')).toBeVisible();
        await expect.poll(() => covered(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
        // A card that opened under the finger closes first.
        await expect(async () => {
          await page.keyboard.press('Escape');
          await expect(hexes.first()).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
      await hexes.first().click();
      await page.getByRole('button', { name: 'Lay it', exact: true }).click();
      await expect(page.locator('.lay-tray')).toHaveCount(0);
    });
  }
}

test('the sheet can be pushed down until the board has most of the screen', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  const height = async () => (await decision(page).boundingBox())?.height ?? 0;
  const half = await height();
  const handle = decision(page).locator('.sheet-handle');
  await handle.click();
  await expect.poll(height).toBeGreaterThan(half);
  await handle.click();
  await expect.poll(height).toBeLessThan(844 / 3);
  await expect(decision(page).locator('h2')).toBeVisible();
  await expect(decision(page).locator('[data-move="pass"]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await handle.click();
  await expect.poll(height).toBe(half);
});

test('what is opened to be read has most of the screen, and the board finds the choices again', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('track'));
  const choices = decision(page).locator('.decision-body');
  await expect(choices).toBeVisible();
  for (const place of ['Log', 'Market', 'Holdings']) {
    await page.getByRole('button', { name: place, exact: true }).tap();
    await expect(choices).toBeHidden();
    await expect(question(page)).toBeVisible();
  }
  // It can be pulled up there all the same.
  await decision(page).locator('.sheet-handle').tap();
  await expect(choices).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(choices).toBeHidden();
  const filters = await page
    .locator('.log-filter select')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(filters).size).toBe(1);
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(choices).toBeVisible();
});

test('the menu of a phone has theme, files and name, and no keys', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  await page.getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Rename the game …' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save game file' }).tap();
  await download;
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitemradio', { name: 'Dark' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a phone goes through the past by slider, back and forward', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  await expect(position(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'One step back' }).tap();
  const slider = position(page);
  await expect(slider).toBeVisible();
  const all = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(all - 1));
  await slider.fill('0');
  await expect(decision(page).getByRole('button', { name: 'To the beginning' })).toBeDisabled();
  await page.locator('.phone-bar').getByRole('button', { name: 'One step forward' }).tap();
  await expect(slider).toHaveValue('1');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await decision(page).getByRole('button', { name: 'Back to now' }).last().tap();
  await expect(slider).toHaveCount(0);
});

test('the market of a phone opens where the markers are', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((s) => Object.keys(s.market.at).length > 3),
  );
  await page.getByRole('navigation').getByRole('button', { name: 'Market' }).tap();
  const markers = page.locator('.market-marker');
  await expect(markers.first()).toBeVisible();
  const seen = await markers.evaluateAll(
    (list) =>
      list.filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }).length,
  );
  expect(seen).toBeGreaterThan(0);
});

test('held sideways a phone shows one thing at a time, and the decision beside it', async ({ page, address }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openFile(page, address, gameWith('run'));
  await expect(decision(page).getByText('proven best')).toBeVisible();
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const map = await box('.b-window');
  expect(map.height).toBeGreaterThan(300);
  expect(map.width).toBeGreaterThan(440);
  await expect(page.locator('.side')).toHaveCount(0);
  await expect(confirm(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Market', 'Holdings', 'Log', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await confirm(page).click();
  await expect(decision(page).getByRole('heading', { name: 'Pay out or withhold' })).toBeVisible();
});
