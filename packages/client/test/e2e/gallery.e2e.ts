import { readFile } from 'node:fs/promises';
import { expect, test, themes } from './kit.ts';

const maps = ['soh', '1828', '1839', '1843', '1820'];

test('the gallery shows every map and tile in both themes', async ({ page, address }) => {
  // Every map fits: a picture of more than the window is put together slowly.
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto(`${address}/gallery`);
  await expect(page.locator('[data-map] svg')).toHaveCount(maps.length);
  for (const map of maps) await expect(page.locator(`[data-map="${map}"] svg [data-hex]`).first()).toBeAttached();
  expect(await page.locator('.gallery-tiles li').count()).toBeGreaterThan(300);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const map of maps) {
      // A blank sheet of this size is a few kilobytes.
      const picture = await page.locator(`[data-map="${map}"] svg`).screenshot();
      expect(picture.length, `${map}, ${theme}`).toBeGreaterThan(40_000);
    }
  }
});

test('a board is saved as SVG and as PNG, with everything inside, and read beside its data', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/gallery`);
  await page.locator('[data-map] svg').first().waitFor();
  const saved = async (button: string): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).first().click();
    return readFile(await (await download).path());
  };
  const svg = (await saved('Save as SVG')).toString();
  expect(svg).toContain('Amersfoort');
  expect(svg).toContain('data:font/woff2;base64');
  expect(svg).not.toMatch(/url\((?!data:)/);
  const png = await saved('Save as PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(100_000);
  await page.getByRole('button', { name: 'Show the data' }).first().click();
  await expect(page.getByText('name Zwolle')).toBeVisible();
});
