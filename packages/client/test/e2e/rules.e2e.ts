import { expect, test } from './kit.ts';

test('the book opens at the statement that the address names', async ({ page, address }) => {
  await page.goto(`${address}/rules/soh#selling-shares-4`);
  await expect(page.getByRole('heading', { name: 'Selling shares' })).toBeVisible();
  await expect(page.getByText('selling-shares-4', { exact: true })).toBeInViewport();
});

test('a search finds statements and opens them', async ({ page, address }) => {
  await page.goto(`${address}/rules/soh`);
  await page.getByLabel('Search the rules').fill('brown yellow directly');
  await expect(page.getByRole('heading', { name: /One statement on/ })).toBeVisible();
  await page
    .getByRole('button', { name: /Replacing tiles/ })
    .last()
    .click();
  await expect(page).toHaveURL(/#replacing-tiles-1$/);
  await page.getByLabel('Search the rules').fill('xyzzy');
  await expect(page.getByRole('heading', { name: /Nothing on/ })).toBeVisible();
});
