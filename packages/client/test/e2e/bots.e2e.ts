import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { expect, phone, playNow, savedEntries, test } from './kit.ts';
import { decision, length, question } from './table-kit.ts';

const pass = (page: Page) => decision(page).getByRole('button', { name: 'Pass', exact: true });
const next = (page: Page) => decision(page).getByRole('button', { name: 'Next move' });
const why = (page: Page) => page.locator('.why-line');

/** A wish that is remembered on the device; the test page's own is set again with every load. */
const pace = (page: Page, wish: string) =>
  page.addInitScript((value) => localStorage.setItem('roundhouse.pace', value), wish);

async function chooseInMenu(page: Page, menu: string, item: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole(role, { name: item }).click();
}

/** From now on every thought takes a while, as on a slow device. */
const slowThoughts = (page: Page, milliseconds: number) =>
  page.addInitScript((wait) => {
    const { Worker: Real } = globalThis;
    globalThis.Worker = class extends Real {
      override postMessage(task: unknown): void {
        setTimeout(() => super.postMessage(task), wait);
      }
    };
  }, milliseconds);

test('bots move step by step, by key and button, and say why; the person can skip to the own turn', async ({
  page,
  address,
}) => {
  await pace(page, 'step');
  await playNow(page, address);
  await expect(question(page)).toHaveText(/Bid on a private|Your stock turn|is ready to move/);
  if (!(await pass(page).isVisible())) await page.keyboard.press('s');
  await pass(page).click();
  await expect(question(page)).toHaveText(/^Bot \d is ready to move$/);
  const before = await length(page);
  await page.keyboard.press('n');
  await expect.poll(() => length(page)).toBe(before + 1);
  await expect(why(page)).toHaveText(/^(Bids|Passes|Starts|Buys|Somebody has to begin).*\.$/);
  await expectAccessible(page, 'a bot is ready', ['[aria-label="Decision"]', '.side']);

  // It waits however long.
  if (await next(page).isVisible()) {
    await page.waitForTimeout(600);
    expect(await length(page)).toBe(before + 1);
    await next(page).click();
    await expect.poll(() => length(page)).toBe(before + 2);
  }
  await page.keyboard.press('s');
  await expect(pass(page)).toBeVisible();
});

test('why is shown on demand in the log, survives a reload, and can be hidden', async ({ page, address }) => {
  await playNow(page, address);
  await pass(page).click();
  await expect(pass(page)).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Log' }).click();
  const mark = page.getByRole('tabpanel').getByRole('button', { name: 'Why?' });
  await mark.first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(/\.$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await mark.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bots say why' }).click();
  await expect(mark).toHaveCount(0);
  await page.reload();
  await expect(pass(page)).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('while a bot thinks the page answers, and what it thinks of a position that was taken back is dropped', async ({
  page,
  address,
}) => {
  await playNow(page, address);
  await expect(pass(page)).toBeVisible();
  await slowThoughts(page, 2500);
  await page.reload();
  const before = await length(page);
  await pass(page).click();
  await expect(question(page)).toHaveText(/thinks/);
  await page.getByRole('tab', { name: 'Market' }).click();
  await expect(page.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pass(page)).toBeVisible();
  expect(await length(page)).toBe(before);
  // The answer would have come by now.
  await page.waitForTimeout(3000);
  expect(await length(page)).toBe(before);
  await expect(pass(page)).toBeVisible();
});

test('a seat is handed to a bot and taken back, with a reload between and in a file', async ({ page, address }) => {
  await playNow(page, address);
  await expect(pass(page)).toBeVisible();
  await pace(page, 'step');
  await page.reload();
  await chooseInMenu(page, 'Who plays for you', 'Let a club bot play it');
  await expect(question(page)).toHaveText('You are ready to move');
  await expect(decision(page).getByText('Bots play every seat')).toBeVisible();
  const before = await length(page);
  await page.keyboard.press('n');
  await expect.poll(() => length(page)).toBe(before + 1);
  await expect.poll(() => savedEntries(page)).toBe(before + 1);
  await page.reload();
  await expect(question(page)).toHaveText(/ready to move/);

  const saved = page.waitForEvent('download');
  await chooseInMenu(page, 'Menu', 'Save game file');
  const path = await (await saved).path();
  await page.goto(address);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a game' }).click();
  await (await chooser).setFiles(path);
  await page.waitForURL(/\/game\//);
  await expect(question(page)).toHaveText(/ready to move/);
  await expect(page.locator('.player-card .tag', { hasText: /^club (bot|builder|raider)$/ })).toHaveCount(3);

  await chooseInMenu(page, 'Who plays for you', 'Play this seat myself');
  await page.keyboard.press('s');
  await expect(pass(page)).toBeVisible();
  // What was done for the person in that seat can be taken back.
  await page.keyboard.press('u');
  await expect.poll(() => length(page)).toBeLessThanOrEqual(before);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the next move and the way to the own turn are buttons, the pace is in the menu', async ({ page, address }) => {
    await playNow(page, address);
    await expect(pass(page)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitemradio', { name: 'Step by step' }).tap();
    await pass(page).tap();
    await next(page).tap();
    await expect(why(page)).toBeVisible();
    await expectAccessible(page, 'a bot is ready', ['[aria-label="Decision"]']);
    await decision(page).getByRole('button', { name: 'Skip to my turn' }).tap();
    await expect(pass(page)).toBeVisible();
  });
});
