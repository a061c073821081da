import { expect, test } from './kit.ts';
import { playOn } from './table-driver.ts';
import { decision, question } from './table-kit.ts';

test('a whole game of two people at one device, from the first bid to the final score', async ({ page, address }) => {
  test.setTimeout(300_000);
  await page.goto(`${address}/new`);
  await page.getByRole('button', { name: 'Remove Bot 2' }).click();
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill('1839');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);

  const done = await playOn(page);
  await expect(question(page)).toHaveText(/wins?\b/);
  for (const what of ['bid', 'Start a company', 'Buy one share', 'lay', 'token', 'run', 'dividend', 'buy train']) {
    expect(done.get(what) ?? 0, what).toBeGreaterThan(0);
  }
  await expect(decision(page).getByText(/The last round is over|top of the stock market/)).toBeVisible();
  await expect(page.getByText('behind the winner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
