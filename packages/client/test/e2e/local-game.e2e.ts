import type { Page } from '@playwright/test';
import { expect, playNow, savedEntries, test } from './kit.ts';
import { position } from './table-kit.ts';

const pass = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });

/** Waits until it is the person's turn, and gives how many actions there are. */
async function settled(page: Page): Promise<number> {
  await expect(pass(page)).toBeEnabled();
  return Number(await position(page).inputValue());
}

test('a reload in the middle, or a tab that crashes right after an action, loses nothing', async ({
  page,
  address,
  context,
}) => {
  const url = await playNow(page, address);
  const before = await settled(page);
  await pass(page).click();
  await expect.poll(() => savedEntries(page)).toBeGreaterThan(before);
  await settled(page);
  await page.reload();
  const after = await settled(page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => savedEntries(page)).toBe(after);

  await pass(page).click();
  await expect.poll(() => position(page).inputValue()).not.toBe(String(after));
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(url);
  await expect.poll(async () => Number(await position(again).inputValue())).toBeGreaterThan(after);
});

test('two tabs on one game show and keep the same', async ({ page, address, context }) => {
  const url = await playNow(page, address);
  const before = await settled(page);
  const second = await context.newPage();
  await second.goto(url);
  expect(await settled(second)).toBe(before);

  // The second tab follows: what is done there is done by the first.
  await pass(second).click();
  await expect.poll(async () => Number(await position(second).inputValue())).toBeGreaterThan(before);
  const then = await settled(second);
  await expect(position(page)).toHaveValue(String(then));

  // When the first closes, the second leads.
  await page.close();
  await pass(second).click();
  await expect.poll(async () => Number(await position(second).inputValue())).toBeGreaterThan(then);
  const last = await settled(second);
  await expect.poll(() => savedEntries(second)).toBe(last);
});

test('a game that is not in this browser says so', async ({ page, address }) => {
  await page.goto(`${address}/game/nowhere`);
  await expect(page.getByRole('link', { name: /games/ }).first()).toBeVisible();
});
