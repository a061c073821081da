import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, savedEntries, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile } from './table-kit.ts';
import { putOnline, windowOf } from './together-kit.ts';

test('a branch is made, compared and left, and the game stays as it was', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  const [all, saved] = [await length(page), await savedEntries(page)];
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-paper', 'trial');
  await expect(page.getByText('Nothing tried yet')).toBeVisible();

  // Every choice says what it makes everybody worth.
  await decision(page).locator('.option > button').first().click();
  await expect(page.getByText('Worth at once')).toBeVisible();
  await confirm(page).click();
  await expect.poll(() => length(page)).toBe(all + 1);
  await expect(page.getByRole('group', { name: 'Best runs now' }).getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'a board of one’s own');

  await page.getByRole('button', { name: 'Let bots go on' }).click();
  await page.getByRole('menuitem', { name: 'To the end of the turn' }).click();
  await expect.poll(() => length(page)).toBeGreaterThan(all + 1);

  // A line without a name is told by what it does.
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('figure', { has: page.getByRole('img', { name: 'Map of line B' }) })).toContainText(
    'pays out',
  );
  await expect(page.getByRole('checkbox', { name: /^B .*pays out/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Two lines/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Line B: more' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of line B').fill('Pay it all');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('B · Pay it all')).toBeVisible();

  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: /^Two lines/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Map of line B' })).toBeVisible();
  await expect(page.getByText('What makes the difference')).toBeVisible();
  await expectAccessible(page, 'two lines side by side');
  await page.getByRole('button', { name: 'Back to the board' }).click();

  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-paper', 'trial');
  expect(await length(page)).toBe(all);
  expect(await savedEntries(page)).toBe(saved);

  // The line is kept with the game.
  await page.keyboard.press('a');
  await expect(page.getByText('B · Pay it all')).toBeVisible();
});

test('a position of the past is played on from the history', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  const all = await length(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  expect(await length(page)).toBe(all - 3);
  await expect(page.getByText('As played')).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).not.toHaveAttribute('data-paper', 'trial');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('lines take the place of the log', async ({ page, address }) => {
    await openFile(page, address, gameWith('dividend'));
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Lines', exact: true }).click();
    await expect(page.getByRole('button', { name: 'New line from here' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'lines on a phone');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-paper', 'trial');
  });
});

test('at a table with others a board of one’s own tells no worths', async ({ browser, address }) => {
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')];
  const [, { page: other }] = windows as [(typeof windows)[0], (typeof windows)[0]];
  await putOnline(address, windows, gameWith('dividend'), 'shared');
  const all = await length(other);
  await other.keyboard.press('a');
  await expect(other.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await decision(other).locator('.option > button').first().click();
  await confirm(other).click();
  await expect.poll(() => length(other)).toBe(all + 1);
  await expect(other.getByText('Worth at once')).toHaveCount(0);
  await other.getByRole('button', { name: 'Back to the game' }).click();
  expect(await length(other)).toBe(all);
  for (const { page, errors } of windows) {
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
