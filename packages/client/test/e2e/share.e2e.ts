import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { decision, gameWith, length, openFile } from './table-kit.ts';

/** Opens the dialog and gives the address that it made. */
async function addressIn(page: Parameters<typeof decision>[0]): Promise<string> {
  const field = page.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/#1d/);
  return field.inputValue();
}

test('a position goes as a link and opens elsewhere: looked at, tried, played on with bots', async ({
  browser,
  page,
  address,
}) => {
  await openFile(page, address, gameWith('dividend'));
  const all = await length(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share this position' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/of 8,000 letters/)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
  await expectAccessible(page, 'the dialog that shares', ['.dialog']);
  await dialog.getByLabel('Names of the players').uncheck();
  // The address follows what goes with it.
  const before = await addressIn(page);
  await dialog.getByLabel('A question').fill('Would you pay out here?');
  await expect.poll(() => addressIn(page)).not.toBe(before);
  const link = await addressIn(page);
  expect(link.split('#')[1]!.length).toBeLessThanOrEqual(8_000);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A position' })).toBeVisible();
  await expect(other.getByText('“Would you pay out here?”')).toBeVisible();
  await expect(decision(other).getByText('Blue and Brown')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-paper', 'trial');
  expect(await length(other)).toBe(all);
  await expectAccessible(other, 'a position that was sent');

  await other.getByRole('button', { name: 'How it came about' }).click();
  await expect(other.locator('.log-words', { hasText: 'Blue' }).last()).toBeVisible();
  await other.getByRole('button', { name: 'Try it' }).click();
  await expect(other.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await other.getByRole('button', { name: 'Back to the game' }).click();
  await expect(other.getByRole('heading', { name: 'A position' })).toBeVisible();
  await other.getByRole('button', { name: 'Play on with bots' }).click();
  await other.waitForURL(/\/game\//);
  await expect.poll(() => length(other)).toBeGreaterThanOrEqual(all);
  await elsewhere.close();
});

test('a moment of the past is shared, and as a picture', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  const all = await length(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Share this position' }).click();
  await expect(page.getByRole('dialog').getByText(`move ${all - 3}`)).toBeVisible();
  for (const [kind, size] of [
    ['Whole table', /1200 × 675/],
    ['Market', /Light, \d+ × \d+/],
    ['Board', /Light, \d+ × \d+/],
  ] as const) {
    await page.getByRole('combobox', { name: 'What it shows' }).click();
    await page.getByRole('option', { name: kind }).click();
    await expect(page.getByRole('dialog').getByText(size)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save PNG' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
  }
});

test('links that are spoilt, cut or hostile are refused with a sentence', async ({ page, address }) => {
  for (const [letters, sentence] of [
    ['', /holds no position: copy the whole link/],
    ['1dAAAA', /damaged/],
    ['1pe30', /not a game file/],
    ['9dabc', /newer version/],
    [`1d${'A'.repeat(9_000)}`, /more than 8,000 letters/],
    ['1p<script>', /damaged/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${address}/open#${letters}`);
    await expect(page.getByRole('heading', { name: 'This link cannot be opened.' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page, 'a link that cannot be opened');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a link opens, and can be tried', async ({ page, address }) => {
    await openFile(page, address, gameWith('dividend'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Share this position' }).click();
    const link = await addressIn(page);
    await expectNoSidewaysScroll(page);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Try it' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a position on a phone');
  });
});
