import { expect, expectAccessible, test, themes } from './kit.ts';
import { decision, gameWith, openFile, question } from './table-kit.ts';

const positions = ['auction', 'stockTurn', 'track', 'run', 'dividend', 'trains', 'offer', 'ended'] as const;
const files = new Map(positions.map((kind) => [kind, gameWith(kind)]));

for (const theme of themes) {
  for (const kind of positions) {
    test(`nothing keeps anybody out: ${kind}, ${theme}`, async ({ page, address }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openFile(page, address, files.get(kind)!);
      await expect(question(page)).toBeVisible();
      if (kind === 'track') await decision(page).locator('.hex-list button').first().click();
      if (kind === 'run') await expect(decision(page).getByText('proven best')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`every view is accessible, ${theme}`, async ({ page, address }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openFile(page, address, files.get('ended')!);
    for (const key of '2345678') {
      await page.keyboard.press(key);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
