import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { gameOf1820 } from './1820-games.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { playedGame } from './games.ts';
import { openFile, position, tab } from './table-kit.ts';

const table = (page: Page, name: string) => page.locator('.ledger-page').getByRole('region', { name });
const firstColumn = (page: Page, name: string) => table(page, name).locator('tbody th');
const longGame = () => playedGame({ actions: 260 });

test('the ledger sorts by any head, one way and the other', async ({ page, address }) => {
  await openFile(page, address, longGame());
  await tab(page, 'Ledger').click();
  const cash = table(page, 'Players').getByRole('columnheader', { name: 'Cash' });
  const figures = async () =>
    (await table(page, 'Players').locator('tbody td:nth-child(2)').allTextContents()).map((one) =>
      Number(one.replaceAll(',', '')),
    );
  await cash.getByRole('button').click();
  await expect(cash).toHaveAttribute('aria-sort', 'descending');
  const falling = await figures();
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await cash.getByRole('button').click();
  await expect(cash).toHaveAttribute('aria-sort', 'ascending');
  expect(await figures()).toEqual(falling.toReversed());
});

test('a company that is pointed at is lit in every table, and a click keeps it', async ({ page, address }) => {
  await openFile(page, address, longGame());
  await tab(page, 'Ledger').click();
  const lit = page.locator('tr.ledger-lit');
  const company = await firstColumn(page, 'Companies').first().innerText();
  await firstColumn(page, 'Companies').first().hover();
  await expect(lit).toHaveCount(2);
  await expect(lit.first().locator('th')).toHaveText(company);
  await table(page, 'Companies').getByRole('button', { name: 'Keep' }).first().click();
  await page.locator('.ledger-page h2').first().hover();
  await expect(lit).toHaveCount(2);
});

test('tables are copied with their heads, and follow the history', async ({ page, address, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(page, address, longGame());
  await tab(page, 'Ledger').click();
  const copied = async (name: string) => {
    await page.getByRole('button', { name: `Copy as table: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Copy as table: ${name}` })).toContainText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const now = (await copied('Players')).split('\n');
  expect(now[0]).toMatch(/^Player\tCash\tLiquid\t/);
  expect(now.length).toBe(4);
  await position(page).fill('0');
  await expect(table(page, 'Companies')).toHaveCount(0);
  await expect(page.getByText('No company has been started yet.')).toBeVisible();
  expect((await copied('Players')).split('\n')).not.toEqual(now);
});

test('a figure of a round goes to its run', async ({ page, address }) => {
  await openFile(page, address, longGame());
  await tab(page, 'Ledger').click();
  const last = Number(await position(page).inputValue());
  await table(page, 'Revenue by round').locator('.ledger-run').first().click();
  await expect.poll(async () => Number(await position(page).inputValue())).toBeLessThan(last);
});

test('a title adds its own columns', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameOf1820((s) => s.ext.operatingRound > 0 && Object.keys(s.market.at).length > 1),
  );
  await tab(page, 'Ledger').click();
  for (const name of ['Loans', 'Will owe', 'Size'])
    await expect(table(page, 'Companies').getByRole('columnheader', { name })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the tables scroll inside themselves, and their first column stays', async ({ page, address }) => {
    await openFile(page, address, longGame());
    await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Ledger' }).click();
    const region = table(page, 'Players');
    const first = region.locator('tbody th').first();
    const before = await first.boundingBox();
    await region.evaluate((one) => one.scrollBy(300, 0));
    expect((await first.boundingBox())?.x).toBe(before?.x);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
