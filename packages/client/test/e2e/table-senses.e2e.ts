/** What is heard, seen moving and seen without colours. */
import type { Page } from '@playwright/test';
import { expect, playNow, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile } from './table-kit.ts';

test('letters and hatches stand on the colours of tiles when they are switched on, and with forced colours', async ({
  page,
  address,
}) => {
  const file = gameWith('track', (s) => Object.keys(s.tiles).length > 5);
  await openFile(page, address, file);
  const letters = page.locator('.b-tile-marks text');
  await expect(page.locator('.b-live [data-hex]').first()).toBeAttached();
  await expect(letters).toHaveCount(0);
  const show = page.locator('.map-fold', { hasText: 'Show' });
  await show.locator('summary').click();
  await show.getByLabel('Letters on tile colours').check();
  await expect(letters.first()).toBeAttached();
  expect(new Set(await letters.allTextContents())).toContain('Y');
  await page.reload();
  await expect(letters.first()).toBeAttached();
  await show.locator('summary').click();
  await show.getByLabel('Letters on tile colours').uncheck();
  await expect(letters).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(letters.first()).toBeAttached();
});

/** How long each movement of the page is meant to take. */
async function watchMotion(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { motions: seen });
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
      apply(animate, element: Element, given: Parameters<Element['animate']>) {
        seen.push(Number((given[1] as KeyframeAnimationOptions).duration));
        return Reflect.apply(animate, element, given);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { motions: number[] }).motions);
}

async function layOne(page: Page): Promise<void> {
  const before = await length(page);
  await decision(page).locator('.hex-list button').first().click();
  await expect(decision(page).locator('.option-chosen')).toBeVisible();
  await confirm(page).click();
  await expect.poll(() => length(page)).toBe(before + 1);
}

test('a tile settles in less than 300 ms, and nothing moves for who wants it still', async ({ page, address }) => {
  const motions = await watchMotion(page);
  await openFile(page, address, gameWith('track'));
  await layOne(page);
  expect(await motions()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFile(page, address, gameWith('track'), 'moving');
  // What moves comes when the table has stood for a moment.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/motion-/u.test(name)),
  );
  await layOne(page);
  await expect.poll(async () => (await motions()).length).toBeGreaterThan(0);
  expect(Math.max(...(await motions()))).toBeLessThan(300);
});

/** How often the page has made a sound. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(globalThis, { sounds: () => count });
    Object.assign(globalThis, {
      AudioContext: class {
        constructor() {
          count++;
          throw new Error('silent here');
        }
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { sounds: () => number }).sounds());
}

test('nothing is heard until it is switched on; then the own turn is', async ({ page, address }) => {
  const sounds = await countSounds(page);
  await playNow(page, address);
  await expect(decision(page).locator('[data-move="pass"]')).toBeVisible();
  await decision(page).locator('[data-move="pass"]').click();
  await expect(decision(page).locator('[data-move="pass"]')).toBeVisible();
  expect(await sounds()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Sounds: my turn, refusals, phases' }).click();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 6 && (await sounds()) === 0; i++) {
    const before = await length(page);
    await decision(page).locator('[data-move="pass"]').click();
    await expect.poll(() => length(page)).toBeGreaterThan(before);
    await expect(decision(page).locator('[data-move="pass"]')).toBeVisible();
  }
  expect(await sounds()).toBeGreaterThan(0);
});

test('a hex that is refused is heard, and one that can be built on is not', async ({ page, address }) => {
  const sounds = await countSounds(page);
  await page.addInitScript(() => localStorage.setItem('roundhouse.alerts', '{"sound":true,"asked":true}'));
  await openFile(page, address, gameWith('track'));
  await layOne(page);
  expect(await sounds()).toBe(0);
  // Salzbergen lies abroad.
  await page.locator('.map-tab [data-hex="G18"]').dispatchEvent('click');
  await expect(page.locator('.hex-note')).toBeVisible();
  await expect.poll(sounds).toBe(1);
});

test('J and K go through the choices, T through the tiles, and ? lists what works now', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  const rows = decision(page).locator('.option > button');
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('j');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('k');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const now = help.locator('.key-list').first();
  await expect(now).toContainText('Next choice, previous choice');
  await expect(now).not.toContainText('Rotate the tile');
  await expect(help).toContainText('At other moments');
  await page.keyboard.press('Escape');
  await openFile(
    page,
    address,
    gameWith('track', (s) => Object.keys(s.tiles).length > 5),
    'track',
  );
  await decision(page).locator('.hex-list button').first().click();
  await expect(page.locator('.lay-card-chosen')).toBeVisible();
  await page.keyboard.press('?');
  await expect(now).toContainText('Rotate the tile');
});
