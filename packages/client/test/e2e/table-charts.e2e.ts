import { expect, firefoxToo, test } from './kit.ts';
import { gameWith, openFile, tab } from './table-kit.ts';

test('a chart has one caption, and what is only read aloud is not seen', firefoxToo, async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  await tab(page, 'Charts').click();
  await expect(page.locator('.chart caption')).toHaveCount(3);
  const seen = await page.locator('.chart caption').evaluateAll((captions) =>
    captions.filter((caption) => {
      const { x, y, width, height } = caption.getBoundingClientRect();
      return caption.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(seen).toEqual([]);
});
