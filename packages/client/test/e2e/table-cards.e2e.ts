/** Everything that has a name at a table opens: by hand, by key and by finger. */
import type { Page } from '@playwright/test';
import { titles } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, phone, test } from './kit.ts';
import { decision, gameWith, openFile, tab } from './table-kit.ts';

const card = (page: Page) => page.locator('.thing-card');
/** A game with companies on the map, in the middle of a turn. */
const running = () =>
  gameWith('dividend', (s) => Object.values(s.stations).filter((stations) => stations.length > 0).length > 1);

test('the company that is picked lights up where it begins', async ({ page, address }) => {
  await openFile(page, address, gameWith('stockTurn'));
  await expect(page.locator('[data-lit-hex]')).toHaveCount(0);
  // Its home, for it has no station yet: Breda.
  await decision(page).locator('.option > button[data-row*="start"]', { hasText: 'AR at' }).click();
  await expect(page.locator('[data-lit-hex]')).toHaveCount(1);
  await expect(page.locator('[data-lit-hex="J7"]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-lit-hex]')).toHaveCount(0);
});

test('a pointer that rests on a company shows its card and lights its network', async ({ page, address }) => {
  await openFile(page, address, running());
  const name = page.locator('.company-card .named').first();
  const company = (await name.innerText()).trim();
  await name.hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('President');
  await expect(card(page)).toContainText('Treasury');
  await expect(page.locator('[data-lit-hex]').first()).toBeAttached();
  // Also its marker in the decision, on the map and everywhere else.
  expect(await page.locator(`[data-thing="company:${company}"][data-lit]`).count()).toBeGreaterThan(1);
  // The card does not lie on what it speaks of.
  const [shown, side] = await Promise.all([
    card(page).boundingBox(),
    page.locator('.company-card').first().boundingBox(),
  ]);
  expect(shown!.x).toBeGreaterThanOrEqual(side!.x + side!.width);
  await page.mouse.move(700, 12);
  await expect(card(page)).toBeHidden();
  await expect(page.locator('[data-lit-hex], [data-lit]')).toHaveCount(0);
});

test('Enter opens a card, from which others open, and Escape leads back', async ({ page, address }) => {
  await openFile(page, address, running());
  const name = page.locator('.company-card .named').first();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  await expectAccessible(page, 'a card', ['.thing-card']);
  await card(page)
    .getByRole('button', { name: /^(Ada|Bram|.Ada.|.Bram.)$/ })
    .click();
  await expect(card(page)).toHaveAttribute('data-card', /^player:/);
  await expect(card(page)).toContainText('Worth');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(name).toBeFocused();
});

test('a key shows the cards of what stands inside a button, one after the other', async ({ page, address }) => {
  await openFile(page, address, running());
  await page.keyboard.press('7');
  const line = page.locator('.log-line', { has: page.locator('[data-thing]') }).first();
  await line.focus();
  await page.keyboard.press('i');
  await expect(card(page)).toBeVisible();
  const first = await card(page).getAttribute('data-card');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  expect(first).toMatch(/^(company|player):/);
});

test('names in the log and in refusals open their cards', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('track', (s) => Object.keys(s.tiles).length > 3),
  );
  await page.keyboard.press('7');
  const inSentence = page.locator('.log-words > [data-thing]').first();
  await inSentence.hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  // Salzbergen lies abroad: nothing is laid there.
  await page.locator('.map-tab [data-hex="G18"]').dispatchEvent('click');
  const refusal = decision(page).getByRole('region', { name: 'Not possible now' }).first();
  await refusal.locator('.named').first().click();
  await expect(card(page)).toBeFocused();
});

test('places, tiles, trains, phases, prices, privates and certificates have cards', async ({ page, address }) => {
  await openFile(page, address, running());
  const opens = async (kind: string, ...texts: string[]) => {
    await expect(card(page)).toHaveAttribute('data-card', new RegExp(`^${kind}:`));
    for (const text of texts) await expect(card(page)).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  };
  await page.locator('.map-tab [data-hex="I6"]').dispatchEvent('click');
  await opens('hex', 'Rotterdam', 'Can become', 'Reached by');
  // Abroad nothing is built, so nothing is said of what it costs.
  await page.locator('.map-tab [data-hex="J1"]').dispatchEvent('click');
  await expect(card(page)).toContainText('stays as it is');
  await expect(card(page)).not.toContainText('Building');
  await page.keyboard.press('Escape');
  await page.locator('.player-card .named[data-thing^="certificates"]').first().click();
  await opens('certificates', 'Certificates');
  await tab(page, 'Market').click();
  await page.locator('.market-price[data-thing]').nth(5).click();
  await opens('price', 'Share price');
  await tab(page, 'Tiles').click();
  await page.locator('.tiles-page .named').first().click();
  await opens('tile', 'Lies on', 'Replaced by');
  await tab(page, 'Trains').click();
  await page.locator('.trains-page .named[data-thing^="train"]').first().click();
  await opens('train', 'Leaves the game');
  await page.locator('.trains-page .named[data-thing^="phase"]').first().click();
  await opens('phase', 'Takes away');
  await tab(page, 'Ledger').click();
  await page.locator('.named[data-thing^="player"]').last().click();
  await opens('player', 'Cash');
});

test('cards come with the first of them', async ({ page, address }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openFile(page, address, running());
  expect(scripts.filter((url) => /\/card-beside-/.test(url))).toEqual([]);
  await page.locator('.company-card .named').first().click();
  await expect(card(page)).toBeVisible();
  expect(scripts.filter((url) => /\/card-beside-/.test(url))).toHaveLength(1);
});

for (const title of titles.filter(({ id }) => id !== 'soh')) {
  test(`${title.id}: companies, players, privates and places open from its own data`, async ({ page, address }) => {
    await page.goto(`${address}/new?title=${title.id}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('.player-card .named').first().click();
    await expect(card(page)).toContainText('Cash');
    await page.keyboard.press('Escape');
    await tab(page, 'Map').click();
    const place = page.locator('.map-tab .b-ground[data-hex]').nth(20);
    await place.dispatchEvent('click');
    await expect(card(page)).toContainText('Reached by');
    await page.keyboard.press('Escape');
    await page.keyboard.press('0');
    const privates = page.locator('[data-thing^="private"]').first();
    await privates.dispatchEvent('pointerover', { pointerType: 'mouse', buttons: 0 });
    await expect(card(page)).toHaveAttribute('data-card', /^private:/);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a name in a refusal opens its card, however near a rule stands', async ({ page, address }) => {
    await openFile(
      page,
      address,
      gameWith('station', (s) => Object.keys(s.tiles).length > 3),
    );
    await decision(page).locator('.sheet-handle').tap();
    const names = decision(page).locator('.refusals .named');
    await expect(names.first()).toBeVisible();
    const hidden = await names.evaluateAll((all) =>
      all.flatMap((one) => {
        one.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [one.textContent];
      }),
    );
    expect(hidden).toEqual([]);
  });

  test('a tap opens a card at the foot, and back or a tap beside it closes it', async ({ page, address }) => {
    await openFile(page, address, running());
    const name = decision(page).locator('.named').first();
    await name.tap();
    await expect(card(page)).toBeVisible();
    const [box, height] = [await card(page).boundingBox(), page.viewportSize()!.height];
    expect(Math.round(box!.y + box!.height)).toBe(height);
    await expectAccessible(page, 'a card on a phone', ['.thing-card']);
    const { pathname } = new URL(page.url());
    await page.goBack();
    await expect(card(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await name.tap();
    await expect(card(page)).toBeVisible();
    await page.touchscreen.tap(200, 90);
    await expect(card(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
});
