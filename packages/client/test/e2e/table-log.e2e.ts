import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { playedGame } from './games.ts';
import { gameWith, openFile, position, tab } from './table-kit.ts';

test('the log runs one way, opens at the latest, and folds passes', async ({ page, address }) => {
  await openFile(page, address, playedGame({ actions: 200 }));
  await tab(page, 'Log').click();
  const lines = page.locator('.log-page .log-line');
  await expect(lines.last()).toBeInViewport();
  const moments = await lines.evaluateAll((list) => list.map((one) => Number((one as HTMLElement).dataset['seq'])));
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  const folded = page.getByRole('button', { name: /^Show all \d/ });
  const before = await lines.count();
  await folded.first().click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await expectAccessible(page);
});

test('a click goes to the moment, what came later stays, and a second click leads back', async ({ page, address }) => {
  await openFile(page, address, playedGame({ actions: 200 }));
  await tab(page, 'Log').click();
  const lines = page.locator('.log-page .log-line');
  await lines.first().scrollIntoViewIfNeeded();
  const all = await lines.count();
  await lines.nth(3).click();
  await expect(position(page)).not.toHaveValue('200');
  await expect(lines).toHaveCount(all);
  await expect(lines.last()).toHaveClass(/log-later/);
  await lines.nth(3).click();
  await expect(position(page)).toHaveValue('200');
  await lines.nth(3).click();
  await page.locator('.log-page').getByRole('button', { name: 'Back to now' }).click();
  await expect(position(page)).toHaveValue('200');
});

test('the log can be filtered by player, company and kind', async ({ page, address }) => {
  await openFile(page, address, playedGame({ actions: 200 }));
  await tab(page, 'Log').click();
  const lines = page.locator('.log-page .log-line');
  await expect(lines.last()).toBeInViewport();
  const all = await lines.count();
  await page.getByLabel('Kind').selectOption('Runs and dividends');
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await expect(lines.filter({ hasText: 'runs for' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: 'lays tile' })).toHaveCount(0);
  await page.getByLabel('Player', { exact: true }).selectOption('Ada');
  await expect(page.locator('.log-filter').getByRole('status')).toContainText(/line/);
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(lines).toHaveCount(all);
});

test('the rules open at the step at hand', async ({ page, address }) => {
  await openFile(page, address, gameWith('track'));
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.locator('.rule-book-page').getByRole('heading', { name: 'Laying track' })).toBeVisible();
});
