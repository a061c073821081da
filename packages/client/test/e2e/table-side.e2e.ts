import type { Page } from '@playwright/test';
import { type GameFile, History } from '@roundhouse/kernel';
import { soh, title1828 } from '@roundhouse/titles';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { openFile } from './table-kit.ts';

/** Names that people have, of thirty letters each. */
const LONG = [
  'Wilhelmina van den Bosch-Smits',
  'Maximiliaan van Oldenbarnevelt',
  'Christophorus H. D. Buys Ballo',
  'Anna Paulowna Romanova-Oranjes',
  'Bartholomeus van der Helst-Vos',
];
const widths = [1440, 1180, 1100, 1000];

const begun = (title: { readonly id: string }, players: readonly string[]): GameFile =>
  new History((title === soh ? soh : title1828) as typeof soh, {
    title: title.id,
    options: {},
    readings: {},
    players: [...players],
    seed: 3,
  }).toFile();

/** Figures in the cards that are cut off, or stand outside of their card or of the panel. */
const hidden = (page: Page, panel: string) =>
  page.evaluate((name) => {
    const place = document.querySelector(name)!;
    const figures = [...place.querySelectorAll('.player-card header .money, .company-cash .money, .company-price')];
    const bad = figures.filter((figure) => {
      const [box, card, whole] = [figure, figure.closest('.card')!, place].map((one) => one.getBoundingClientRect());
      return box!.width === 0 || box!.right > card!.right || box!.left < card!.left || card!.right > whole!.right;
    });
    return { figures: figures.length, bad: bad.map((figure) => figure.textContent) };
  }, panel);

for (const [name, file, cards] of [
  ['five names of thirty letters', begun(soh, LONG), 5],
  ['the first minute', begun(soh, ['Ada', 'Bram', 'Cato']), 3],
  ['five such names in 1828', begun(title1828, LONG), 5],
  ['systems of 1828', gameUntil((s) => Object.keys(s.ext.systems).length > 0), 9],
] as const) {
  test(`everybody’s cash can be read: ${name}`, async ({ page, address }) => {
    expect(LONG.map((one) => one.length)).toEqual([30, 30, 30, 30, 30]);
    await openFile(page, address, file);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { figures, bad } = await hidden(page, '.side');
      expect(figures, `at ${width}`).toBeGreaterThanOrEqual(cards);
      expect(bad, `at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);
  test('everybody’s cash can be read', async ({ page, address }) => {
    await openFile(page, address, begun(soh, LONG));
    await page.getByRole('navigation').getByRole('button', { name: 'Holdings' }).click();
    expect(await hidden(page, '.holdings-page')).toEqual({ figures: 5, bad: [] });
    await expectNoSidewaysScroll(page);
  });
});
