import { expect, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile, position, question } from './table-kit.ts';

test('undo takes the last action back, redo brings it again', async ({ page, address }) => {
  await openFile(page, address, gameWith('lotAuction'));
  const before = await length(page);
  await decision(page).locator('.option > button').first().click();
  await confirm(page).click();
  await expect.poll(() => length(page)).toBe(before + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => length(page)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => length(page)).toBe(before + 1);
});

test('a game file is gone through: the past is said plainly, and every position has an address', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('dividend'));
  const asked = await question(page).innerText();
  const all = await length(page);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page).toHaveURL(new RegExp(`at=${all - 1}$`));
  await expect(question(page)).toHaveText('Looking back');
  await expect(confirm(page)).toHaveCount(0);

  const half = Math.floor(all / 2);
  await position(page).fill(String(half));
  await expect(page).toHaveURL(new RegExp(`at=${half}$`));
  await page.reload();
  await expect(position(page)).toHaveValue(String(half));
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(position(page)).toHaveValue('0');
  await decision(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(question(page)).toHaveText(asked);
  await expect(page).not.toHaveURL(/at=/);

  // A line of the log leads to its moment.
  await page.keyboard.press('7');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /lays tile/ })
    .last()
    .click();
  await expect(question(page)).toHaveText('Looking back');
  await page.keyboard.press('End');
  await expect(question(page)).toHaveText('Pay out or withhold');
});
