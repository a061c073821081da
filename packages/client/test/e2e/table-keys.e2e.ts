import type { Page } from '@playwright/test';
import { gameOf1820 } from './1820-games.ts';
import { expect, firefoxToo, test } from './kit.ts';
import { confirm, decision, gameWith, length, openFile, question, tab } from './table-kit.ts';

/**
 * Goes on with the Tab key until something has the focus. After the last control of a page Tab leads into the browser's own
 * bars, from where no key presses a button of the page: who goes there never comes to it.
 */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const [there, left] = await page.evaluate(
      (wanted) => [document.activeElement?.matches(wanted) ?? false, !document.hasFocus()],
      selector,
    );
    if (left) break;
    if (there) return;
  }
  throw new Error(`the Tab key never comes to ${selector}`);
}

test('a few turns by keyboard alone', firefoxToo, async ({ page, address }) => {
  await openFile(page, address, gameWith('lotAuction'));
  const before = await length(page);
  // Nothing is done by a key before something is chosen.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toHaveCount(0);
  await page.locator('.top-home').focus();
  await tabTo(page, '.option > button');
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeEnabled();
  expect(await length(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => length(page)).toBe(before + 1);
  await expect(decision(page).locator('.option > button').first()).toBeFocused();
  await tabTo(page, '.decision-secondary button');
  await page.keyboard.press('Enter');
  await expect.poll(() => length(page)).toBe(before + 2);
  await page.keyboard.press('u');
  await expect.poll(() => length(page)).toBe(before + 1);
});

test(
  'a notice on the screen neither holds the Tab key nor loses the focus when it goes',
  firefoxToo,
  async ({ page, address }) => {
    await openFile(page, address, gameWith('lotAuction'));
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toBeVisible();
    // From the decision's last button the next stop is the notice, and back again without being thrown about.
    await decision(page).locator('.decision-secondary button').last().focus();
    await tabTo(page, '[data-sonner-toast]');
    await page.keyboard.press('Shift+Tab');
    await expect(decision(page).locator('.decision-secondary button').last()).toBeFocused();
    await page.locator('.top-home').focus();
    await toast.focus();
    await decision(page).locator('.option > button').first().focus();
    await expect(decision(page).locator('.option > button').first()).toBeFocused();
    await toast.focus();
    await expect(toast).toHaveCount(0, { timeout: 15_000 });
    await expect(decision(page).locator('.option > button').first()).toBeFocused();
  },
);

test('one Tab from the top leads to the decision, and a table opens with the focus there', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('lotAuction'));
  const first = decision(page).locator('.option > button').first();
  await expect(first).toBeFocused();
  await page.reload();
  await expect(first).toBeFocused();
  await page.locator('.top-home').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Skip to the decision' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('Enter makes no bid that nobody has picked', async ({ page, address }) => {
  const file = gameOf1820((s) => s.stack.at(-1)?.kind === 'futureTrains');
  await openFile(page, address, file);
  const before = await length(page);
  await expect(confirm(page)).toBeVisible();
  await expect(confirm(page)).not.toHaveAttribute('aria-keyshortcuts');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  expect(await length(page)).toBe(before);
  await decision(page).locator('.cry-bid .values button').first().click();
  await expect(confirm(page)).toHaveAttribute('aria-keyshortcuts', 'Enter');
});

test('a tile is chosen, turned and laid by keys', async ({ page, address }) => {
  await openFile(page, address, gameWith('track'));
  const before = await length(page);
  await expect(decision(page).locator('.hex-list button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(decision(page).locator('.option-chosen')).toBeVisible();
  const turn = decision(page).getByRole('button', { name: /\d of \d/ });
  const turns = Number((await turn.innerText()).match(/of (\d)/)?.[1]);
  if (turns > 1) {
    await page.keyboard.press('r');
    await expect(turn).toContainText(`2 of ${turns}`);
  }
  await expect(decision(page).locator('.option-chosen > button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(decision(page).locator('.hex-list button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(decision(page).locator('.option-chosen > button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => length(page)).toBe(before + 1);
});

test('letters typed before the search is there belong to it, and undo nothing', async ({ page, address }) => {
  await openFile(page, address, gameWith('lotAuction'));
  await expect(decision(page).locator('.option > button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const before = await length(page);
  let bring = () => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/rules-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('rust 2u');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  bring();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('rust 2');
  await page.keyboard.press('u');
  await expect(page.getByRole('searchbox')).toHaveValue('rust 2u');
  expect(await length(page)).toBe(before);
});

test('arrow keys go from tab to tab, Home and End to the first and the last', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  await tab(page, 'Map').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Market'],
    ['End', 'Review'],
    ['ArrowRight', 'Map'],
    ['ArrowLeft', 'Review'],
    ['Home', 'Map'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  // The others are passed over: Tab leads on into what the tab shows.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Map' })).toBeFocused();
});

test('the keys of the table', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['2', 'Market'],
    ['5', 'Ledger'],
    ['8', 'Rules'],
    ['9', 'Review'],
    ['f', 'Map'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('body').focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowLeft');
  await expect(question(page)).toHaveText('Looking back');
  await page.keyboard.press('ArrowRight');
  await expect(question(page)).toHaveText('Pay out or withhold');
});
