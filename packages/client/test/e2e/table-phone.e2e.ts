import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { confirm, decision, gameWith, openFile } from './table-kit.ts';

test.use(phone);

test('a phone shows the board, the decision and everything else without sideways scrolling', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('run'));
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const name of ['Market', 'Holdings', 'Log', 'Map']) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Ledger' }).click();
  await expectNoSidewaysScroll(page);
  const height = async () => (await decision(page).boundingBox())?.height ?? 0;
  const low = await height();
  await page.getByRole('button', { name: 'Pull the decision up' }).click();
  await expect.poll(height).toBeGreaterThan(low);
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.sheet button, .phone-tabs button, .phone-bar button, .phone-bar a')]
        .filter((one) => one.offsetParent !== null && !one.matches('.rule-link, .sheet-handle'))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height: tall }) => width > 0 && (tall < 43.5 || width < 43.5)).length,
  );
  expect(small, 'targets below 44 px').toBe(0);
  await confirm(page).click();
  await expect(decision(page).getByRole('heading', { name: 'Pay out or withhold' })).toBeVisible();
});
