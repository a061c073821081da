import { gameUntil } from './1828-play.ts';
import { expectAccessible } from './access.ts';
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

test('a chart tells its values by pointer and by keys, and one line can be lifted out', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('dividend', (s) => Object.keys(s.tiles).length > 12),
  );
  await tab(page, 'Charts').click();
  const chart = page.locator('.chart').first();
  const area = chart.locator('.chart-area');
  const values = chart.locator('.chart-values');
  await expect(area).toBeVisible();
  await area.hover();
  await expect(values.locator('li')).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(values).toHaveCount(0);
  await area.focus();
  await page.keyboard.press('ArrowLeft');
  const round = values.locator('b');
  const last = await round.innerText();
  await page.keyboard.press('ArrowLeft');
  await expect(round).not.toHaveText(last);
  // The keys belong to the chart, not to the history.
  await expect(page.locator('.decision h2')).toHaveText('Pay out or withhold');
  // The figures are those of the table beside it.
  const told = await round.innerText();
  const figures = await values.locator('.num').allInnerTexts();
  const column = await chart.locator('table').evaluate((table, name) => {
    const heads = [...table.querySelectorAll('thead th')].map((one) => one.textContent);
    const at = heads.indexOf(name);
    return [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]!.textContent ?? '');
  }, told);
  expect(figures.toSorted()).toEqual(column.toSorted());
  const first = chart.locator('.chart-lift button').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(chart.locator('.chart-faded .chart-line')).toHaveCount(1);
  await area.hover();
  await expect(values.locator('li')).toHaveCount(1);
  await expectAccessible(page);
});

test('a company that has merged ends where it merged, and its name stands there', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((s) => s.stack.at(-1)?.kind === 'dividend' && Object.keys(s.ext.systems).length > 0),
  );
  await tab(page, 'Charts').click();
  const chart = page.locator('.chart').nth(1);
  await expect(chart.locator('.chart-end')).not.toHaveCount(0);
  const far = await chart
    .locator('g:has(.chart-end)')
    .first()
    .evaluate((line) => {
      const name = line
        .parentElement!.querySelector(`[data-line="${line.getAttribute('data-line')}"] .chart-name`)!
        .getBoundingClientRect();
      const end = line.querySelector('.chart-end')!.getBoundingClientRect();
      return Math.hypot(name.left - end.right, name.top + name.height / 2 - end.top - end.height / 2);
    });
  expect(far).toBeLessThan(48);
});
