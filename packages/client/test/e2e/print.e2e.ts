/** What comes out on paper: everything that belongs there, from the first page on, and nothing cut off. */
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './kit.ts';
import { gameWith, openFile, tab } from './table-kit.ts';

/** A sheet of A4 in the browser's points. */
const SHEET = { width: 794, height: 1123 };

/** Parts that are cut off where they would scroll on a screen. */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *, aside, .side, .table')]
      .filter((part) => part.getClientRects().length > 0 && !(part instanceof SVGElement))
      .filter((part) => {
        const { overflowY } = getComputedStyle(part);
        return overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 2;
      })
      .map((part) => part.className),
  );

async function ontoPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

test('a rule book begins on the first page and is printed whole', async ({ page, address }) => {
  await page.goto(`${address}/rules/soh#purchasing-trains-1`);
  await expect(page.locator('.rule-marked')).toBeVisible();
  await ontoPaper(page);
  expect(await cutParts(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  const first = await page.locator('.rule').first().boundingBox();
  expect(first?.y).toBeLessThan(SHEET.height / 2);
  await expectNoSidewaysScroll(page);
});

test('a table is printed with its map and everything that everybody holds', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  for (const name of ['Map', 'Ledger', 'Log']) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await ontoPaper(page);
    expect(await cutParts(page), name).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expect(page.locator('.player-card').last()).toBeVisible();
    await expect(page.locator('.decision')).toBeHidden();
    for (const handle of await page.locator('.fold-rail').all()) await expect(handle).toBeHidden();
  }
});

/** Paper is white: letters on it are dark, whatever the screen's theme. */
const lightest = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((parts) =>
    Math.max(
      ...parts.map((part) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(part)
          .color.match(/[\d.]+/g)!
          .map(Number);
        return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
      }),
    ),
  );

for (const how of ['by the system’s wish', 'by choice'] as const) {
  test(`what is printed in the dark theme is printed dark on white: dark ${how}`, async ({ page, address }) => {
    if (how === 'by choice') await page.addInitScript(() => localStorage.setItem('roundhouse.theme', 'dark'));
    else await page.emulateMedia({ colorScheme: 'dark' });
    await openFile(page, address, gameWith('dividend'));
    await tab(page, 'Ledger').click();
    await expect(page.getByRole('tabpanel').locator('th').first()).toBeVisible();
    const letters = '.tab-panel :is(th, td), .player-card :is(h3, p, b)';
    expect(await lightest(page, letters)).toBeGreaterThan(0.6);
    await ontoPaper(page);
    expect(await lightest(page, letters)).toBeLessThan(0.6);
  });
}
