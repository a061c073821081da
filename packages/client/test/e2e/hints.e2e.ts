import { expectAccessible } from './access.ts';
import { expect, phone, test } from './kit.ts';
import { decision, gameWith, length, openFile, question, tab } from './table-kit.ts';

const PANEL = '.hint-panel';

test('a hint tells the idea, then the best moves, and makes one of them; it is counted', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  await expect(question(page)).toBeVisible();
  const before = await length(page);
  await page.keyboard.press('h');
  const hint = page.locator(PANEL);
  await expect(hint.getByText('1 used this game')).toBeVisible();
  await expect(hint.getByRole('button', { name: 'Show the best moves' })).toBeVisible();
  await expect(hint.locator('.insight-row')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint.locator('.insight-row').first()).toBeVisible();
  await expectAccessible(page, 'a hint', [PANEL]);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await decision(page).getByRole('button', { name: 'Hint' }).click();
  await decision(page).getByRole('button', { name: 'Hint' }).click();
  await expect(hint.getByText('1 used this game')).toBeVisible();
  await hint.getByRole('button', { name: 'Do 1' }).click();
  await expect.poll(() => length(page)).toBe(before + 1);
  await expect(hint).toBeHidden();
});

test('a finished game is looked back at, kept, and played on from where it was lost', async ({ page, address }) => {
  await openFile(page, address, gameWith('ended'));
  await decision(page).getByRole('button', { name: 'See where it was decided' }).click();
  await expect(tab(page, 'Review')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Look back at this game' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Look back at this game' }).click();
  await expect(page.getByRole('heading', { name: 'Costliest moves' })).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page, 'a review', ['.review-page']);
  await page.reload();
  await tab(page, 'Review').click();
  await page.locator('.review-moves .insight-row').first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/try/);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the hint stands in the sheet', async ({ page, address }) => {
    await openFile(page, address, gameWith('stockTurn'));
    await decision(page).getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator(PANEL)).toBeVisible();
    await expectAccessible(page, 'a hint on a phone', [PANEL]);
  });
});
