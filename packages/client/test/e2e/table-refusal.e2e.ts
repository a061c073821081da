import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { decision, gameWith, openFile, tab } from './table-kit.ts';

test('what cannot be done says why and by which rule, and the rule opens', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('track', (s) => Object.keys(s.tiles).length > 3),
  );
  // Salzbergen lies abroad: nothing is laid there.
  await page.locator('.map-tab [data-hex="G18"]').dispatchEvent('click');
  const refusal = decision(page).getByRole('region', { name: 'Not possible now' }).first();
  await expect(refusal).toBeVisible();
  const rule = refusal.getByRole('button', { name: /^Open rule/ }).first();
  const id = (await rule.innerText()).trim();
  await rule.click();
  // The board stays in sight; the rule stands where the decision was.
  await expect(tab(page, 'Map')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`#${id}`)).toHaveClass(/rule-marked/);
  await expect(page.getByText('Not possible:')).toBeVisible();
  await expect(decision(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the decision' }).click();
  await expect(decision(page)).toBeVisible();

  await rule.click();
  await page.getByRole('button', { name: 'Whole rule book' }).click();
  await expect(tab(page, 'Rules')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`#${id}`)).toHaveClass(/rule-marked/);
  await page.getByRole('button', { name: 'Back to the decision' }).click();
  await expect(tab(page, 'Map')).toHaveAttribute('aria-selected', 'true');
});

test('a run for less than the best is refused with the figure, and put back by one click', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('run'));
  const panel = decision(page);
  await expect(panel.getByText('proven best')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit routes' }).click();
  await panel.locator('.run-stops button').last().click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.locator('.button-primary')).toBeDisabled();
  await panel.getByRole('button', { name: 'Back to best' }).click();
  await expect(panel.getByText('proven best')).toBeVisible();
  await expect(panel.locator('.button-primary')).toBeEnabled();
});
