import { expect, firefoxToo, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile, position } from './table-kit.ts';

test('a run is decided only when the host has shown the best one', firefoxToo, async ({ page, address }) => {
  let search = () => {};
  const held = new Promise<void>((resolve) => {
    search = resolve;
  });
  // The same worker reads the dropped file first; only the search is held.
  let isReading = true;
  await page.route('**/assets/search.worker-*.js', async (route) => {
    if (isReading) isReading = false;
    else await held;
    await route.continue();
  });
  await openFile(page, address, gameWith('run'));
  const before = await length(page);
  const button = decision(page).locator('.decision-footer .button-primary');
  await expect(button).toHaveText('Searching for the best run');
  await expect(button).toBeDisabled();
  await expect(decision(page).getByRole('button', { name: 'Edit routes' })).toBeDisabled();
  await expect(decision(page).getByRole('progressbar')).toBeVisible();
  await button.click({ force: true });
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
  await expect(position(page)).toHaveAttribute('max', String(before));

  search();
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await expect(position(page)).toHaveAttribute('max', String(before + 1));
  await expect(decision(page).getByRole('progressbar')).toHaveCount(0);
  await confirm(page).click();
  await expect(position(page)).toHaveAttribute('max', String(before + 2));
});
