/** Ways in and out of a table: a seat that was lost and its new link, a file of the game, a copy on this device. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './kit.ts';
import { answerOnce } from './table-driver.ts';
import { decision, gameWith, length, question } from './table-kit.ts';
import { askedOf, gather, playTogether, putOnline, type Window, windowOf } from './together-kit.ts';

const menu = async ({ page }: Window, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a lost seat gets a new link with the word of all others, and the log says so', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const [ada, bram, cato] = [
    await windowOf(browser, 'Ada', { permissions: ['clipboard-read', 'clipboard-write'] }),
    await windowOf(browser, 'Bram'),
    await windowOf(browser, 'Cato'),
  ] as const;
  await gather(address, [ada, bram, cato]);
  // The device is gone, and with it the code.
  await cato.page.context().close();
  const seatMenu = ada.page.getByRole('button', { name: 'Who plays for Cato' });
  await seatMenu.click();
  await ada.page.getByRole('menuitem', { name: /Has lost the way back/ }).click();
  const card = bram.page.locator('.ask-card');
  await expect(card).toContainText('new link for the seat of Cato');
  await expect(ada.page.locator('.ask-card')).toContainText('Bram');
  await bram.page.waitForTimeout(500);
  await card.getByRole('button', { name: 'Agree' }).click();
  await expect(card).toHaveCount(0);
  await seatMenu.click();
  await ada.page.getByRole('menuitem', { name: 'Copy the new link' }).click();
  await expect(ada.page.getByText('The new link is copied. Send it to Cato.')).toBeVisible();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  const again = await windowOf(browser, 'Cato');
  await again.page.goto(link);
  await again.page.getByLabel('Your name').pressSequentially('Carla');
  await again.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(decision(again.page)).toBeVisible();
  await expect(ada.page.locator('.player-card', { hasText: 'Carla' })).toHaveCount(1);
  expect(await playTogether([ada, bram, again], 3)).toBe(3);
  for (const { errors } of [ada, bram, again]) expect(errors).toEqual([]);
});

test('a game of the server is saved as a file, and opened as a copy that goes its own way', async ({
  browser,
  address,
}) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  const [ada, bram] = windows;
  await gather(address, windows);
  await playTogether(windows, 3);
  const reached = await length(ada.page);
  const table = ada.page.url();
  const saving = ada.page.waitForEvent('download');
  await menu(ada, 'Save game file');
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { entries: object[] };
  expect(file.entries.filter((entry) => 'action' in entry)).toHaveLength(reached);
  await menu(ada, 'Open a copy on this device');
  await ada.page.waitForURL(/\/game\//);
  await expect.poll(() => length(ada.page)).toBe(reached);
  // Both sit here now, and what they do stays here.
  await expect(question(ada.page)).not.toHaveText(/decides$/);
  await answerOnce(ada.page, 0);
  await expect.poll(() => length(bram.page)).toBe(reached);
  await ada.page.goto(table);
  await expect.poll(() => length(ada.page)).toBe(reached);
  expect(await askedOf(windows)).not.toBeNull();
  for (const { errors } of windows) expect(errors).toEqual([]);
});

test('a game waits for its turn while the server reads another one from the same house', async ({
  browser,
  address,
}) => {
  const ada = await windowOf(browser, 'Ada');
  let turnedAway = 0;
  await ada.page.route('**/games/import', async (route) => {
    if (turnedAway++ > 0) return route.continue();
    const problem = { status: 429, code: 'often', title: 'Wait for it.' };
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: problem });
  });
  await putOnline(address, [ada], gameWith('track'), 'Kitchen table');
  expect(turnedAway).toBe(2);
  expect(ada.errors).toEqual([]);
});

test('of two devices of one person the slower one reads what was quicker', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, windows);
  const asked = (await askedOf(windows))!;
  const storageState = await asked.page.context().storageState();
  const twin = await windowOf(browser, asked.name, { storageState });
  await twin.page.goto(asked.page.url());
  await expect(decision(twin.page).locator('[data-move="pass"]')).toBeVisible();
  // A draft in one does not block the other: what is done there comes first.
  const before = await length(asked.page);
  await asked.page.route('**/entries', async (route) => {
    await expect.poll(() => length(twin.page)).toBe(before + 1);
    await route.continue();
  });
  await decision(asked.page).locator('[data-move="pass"]').click();
  await decision(twin.page).locator('[data-move="pass"]').click();
  const chip = asked.page.locator('.connection');
  await expect(chip).toHaveText('moved on');
  await chip.click();
  await expect(asked.page.locator('.line-sentence')).toContainText('so it was not done');
  await expect(asked.page.locator('.line-sentence small')).toHaveText(/passes/);
  await expect.poll(() => length(asked.page)).toBe(before + 1);
  for (const { errors } of [...windows, twin]) expect(errors).toEqual([]);
});
