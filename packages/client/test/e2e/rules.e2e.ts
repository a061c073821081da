import { expect, test } from './kit.ts';

test('the book opens at the statement that the address names', async ({ page, address }) => {
  await page.goto(`${address}/rules/soh#selling-shares-4`);
  await expect(page.getByRole('heading', { name: 'Selling shares' })).toBeVisible();
  await expect(page.getByText('selling-shares-4', { exact: true })).toBeInViewport();
});

test('an address of the rules that means nothing still opens the book, or says which books there are', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/rules/soh#%`);
  await expect(page.locator('.rule').first()).toBeVisible();
  await page.goto(`${address}/rules/1820#6.6.2-1`);
  await expect(page.locator('.rule-marked')).toBeVisible();
  await page.goto(`${address}/rules/__proto__`);
  await expect(page.getByRole('heading', { name: 'No such rule book' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules of 1828' }).click();
  await expect(page.locator('.rule').first()).toBeVisible();
});

test('the rules without a title show all books', async ({ page, address }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect(page).toHaveURL(/\/rules$/);
  for (const name of ['Steam Over Holland', '1828', '1843', '1839', '1820'])
    await expect(page.getByRole('link', { name: `Rules of ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Rules of 1843' }).click();
  await expect(page.locator('.rule').first()).toBeVisible();
});

test('a search finds statements and opens them', async ({ page, address }) => {
  await page.goto(`${address}/rules/soh`);
  await page.getByLabel('Search the rules').fill('brown yellow directly');
  await expect(page.getByRole('heading', { name: /One statement mentions/ })).toBeVisible();
  await page
    .getByRole('button', { name: /Replacing tiles/ })
    .last()
    .click();
  await expect(page).toHaveURL(/#replacing-tiles-1$/);
  await page.getByLabel('Search the rules').fill('xyzzy');
  await expect(page.getByRole('heading', { name: /No statement mentions/ })).toBeVisible();
});
