/** Laying a tile: the hex comes close, the tiles stand in a tray, each says what it does, and a refused hex says why. */
import type { Page } from '@playwright/test';
import { choices } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile } from './table-kit.ts';

/** A company with a train and several ways to lay a tile on some hex. */
const laying = () =>
  gameWith('track', (s) => {
    const company = s.stack.at(-1)?.of ?? '';
    if (Object.keys(s.tiles).length < 6 || !Object.values(s.trains).includes(company)) return false;
    const lays = choices(soh, s, s.companies[company]!.director!, { type: 'layTile' });
    const ways = lays.map(({ openFields }) => (openFields['rotation'] as { values: readonly number[] }).values.length);
    return lays.length > 4 && Math.max(...ways) > 1;
  });

/** Points at the hexes one after the other until one has such a thing. */
async function pointWhere(page: Page, selector: string): Promise<void> {
  const hexes = decision(page).locator('.hex-list button');
  await expect(hexes.first()).toBeVisible();
  const count = await hexes.count();
  for (let i = 0; i < count; i++) {
    await hexes.nth(i).click();
    await expect(page.locator('.lay-card-chosen')).toBeVisible();
    await expect(page.locator('.lay-here')).toBeVisible();
    if ((await page.locator(selector).count()) > 0) return;
    await page.keyboard.press('Escape');
  }
  throw new Error(`no hex has ${selector}`);
}

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1366, height: 768 }));

test('the hex comes close, and a card for each way says what it joins and what the trains run for', async ({
  page,
  address,
}) => {
  await openFile(page, address, laying());
  await decision(page).locator('.hex-list button').first().click();
  const cards = page.locator('.lay-card');
  await expect(cards.first()).toBeVisible();
  const width = async () => (await page.locator('.b-ghost-line').boundingBox())!.width;
  await expect.poll(width).toBeGreaterThan(80);
  // Worked out behind the screen: no card without a run, and the best of them first.
  const runs = page.locator('.lay-card-run');
  await expect.poll(async () => (await runs.count()) === (await cards.count())).toBe(true);
  const earned = async () => (await runs.allInnerTexts()).map((text) => Number(/best run (\d+)/.exec(text)?.[1] ?? 0));
  await expect
    .poll(async () => {
      const all = await earned();
      return JSON.stringify(all) === JSON.stringify(all.toSorted((a, b) => b - a));
    })
    .toBe(true);
  for (const card of await cards.all())
    expect(await card.getAttribute('aria-label')).toMatch(/^Tile \w+, (joins|track to|open to|joins nothing).*/);
  await expectAccessible(page);
});

test('a card under the hand is shown in place, a click takes it, another turns it, and the hex lays it', async ({
  page,
  address,
}) => {
  await openFile(page, address, laying());
  const before = await length(page);
  await pointWhere(page, '.lay-card:not(.lay-card-chosen)');
  const ghost = async () => page.locator('.b-ghost').evaluateAll((all) => all.map((one) => one.outerHTML).join());
  const first = await ghost();
  const other = page.locator('.lay-card:not(.lay-card-chosen)').first();
  await other.hover();
  await expect.poll(ghost).not.toBe(first);
  const tile = await other.getAttribute('data-tile');
  await expect(confirm(page)).toBeEnabled();
  await page.mouse.move(700, 300);
  await expect.poll(ghost).toBe(first);
  await other.click();
  await expect(page.locator('.lay-card-chosen')).toHaveAttribute('data-tile', tile!);
  await expect(confirm(page)).toContainText(`Lay ${tile} on`);
  const rotation = () => decision(page).locator('[data-rotation]').getAttribute('data-rotation');
  const turns = page.locator('.lay-turn');
  if ((await turns.count()) > 0) {
    const lies = await rotation();
    await turns.click();
    await expect.poll(rotation).not.toBe(lies);
  }
  await page.getByRole('button', { name: 'Lay it', exact: true }).click();
  await expect.poll(() => length(page)).toBe(before + 1);
  await expect(page.locator('.lay-tray')).toHaveCount(0);
});

test('two fingers turn the tile', async ({ page, address }) => {
  await openFile(page, address, laying());
  await pointWhere(page, '.lay-turn');
  const rotation = () => decision(page).locator('[data-rotation]').getAttribute('data-rotation');
  const before = await rotation();
  await page.locator('.b-window').evaluate((window) => {
    const tell = (target: EventTarget, type: string, pointerId: number, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, pointerType: 'touch' }),
      );
    tell(window, 'pointerdown', 21, 600, 300);
    tell(window, 'pointerdown', 22, 700, 300);
    for (const [x, y] of [
      [695, 330],
      [680, 360],
    ] as const)
      tell(document, 'pointermove', 22, x, y);
    tell(document, 'pointerup', 21, 600, 300);
    tell(document, 'pointerup', 22, 680, 360);
  });
  await expect.poll(rotation).not.toBe(before);
});

test('a hex that takes no tile says why, at the hex', async ({ page, address }) => {
  await openFile(page, address, laying());
  const legal = await decision(page)
    .locator('[data-hex-name]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-hex-name')));
  const shut = await page
    .locator('.b-ground[data-hex]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-hex')!));
  const hex = shut.find((one) => !legal.includes(one))!;
  await page.locator(`.b-ground[data-hex="${hex}"]`).dispatchEvent('click');
  const note = page.locator('.hex-note');
  await expect(note).toBeVisible();
  const text = (await note.innerText()).trim();
  expect(text.length).toBeGreaterThan(10);
  const [box, ground] = await Promise.all([
    note.boundingBox(),
    page.locator(`.b-ground[data-hex="${hex}"]`).boundingBox(),
  ]);
  expect(Math.abs(box!.x + box!.width / 2 - (ground!.x + ground!.width / 2))).toBeLessThan(ground!.width);
  expect(box!.y - ground!.y).toBeLessThan(2 * ground!.height);
  // The panel has the same words.
  await expect(decision(page).locator('.options')).toContainText(text.split('.')[0]!);
});

test('the panel and the screen reader have the words of the cards', async ({ page, address }) => {
  await openFile(page, address, laying());
  await decision(page).locator('.hex-list button').first().click();
  const chosen = page.locator('.lay-card-chosen');
  const joins = /(joins|track to|open to)[^:]*/;
  await expect(chosen).toBeVisible();
  const panel = (await decision(page).locator('.consequence-joins dd').innerText()).trim();
  expect(await chosen.getAttribute('aria-label')).toContain(panel);
  await expect(decision(page).getByRole('button', { name: new RegExp(`of \\d\\): ${joins.source}`) })).toBeVisible();
});
