/** A whole turn of every title by the accessibility tree alone: roles and names, no class and no place on the screen. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit.ts';
import { lateGame, savedGames } from './saved-games.ts';
import { length, openFile, untilLonger } from './table-kit.ts';

const region = (page: Page) => page.getByRole('complementary', { name: 'Decision' });
const question = (page: Page) => region(page).getByRole('heading', { level: 2 });
/** The company whose turn it is, as the head of the decision says it: "OSM, Bram: step 3 of 7". */
const whose = async (page: Page) => (await region(page).getByRole('paragraph').first().innerText()).split(',')[0]!;

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

/** Rows that are only pointed at when they are pressed. */
const choices = (page: Page) =>
  region(page)
    .getByRole('region', { name: 'Choices' })
    .getByRole('button', { name: /^(?!Open rule)/, pressed: false });
/** The button that Enter presses: the tree says so. */
const armedButton = (page: Page) =>
  region(page).getByRole('button', { disabled: false }).and(page.locator('[aria-keyshortcuts="Enter"]'));

/** What goes on without doing more than must be done. */
const ONWARD = /^(No |Done|Pass|Decline|Leave|Offer no|Skip|Keep|Continue|Pay|Buy no|Repay no|Take none|Do not)/;

async function answer(page: Page): Promise<void> {
  const before = await length(page);
  const asked = await question(page).innerText();
  const onward = region(page).getByRole('button', { name: ONWARD });
  // A run waits until the best one is known.
  await expect(region(page).getByRole('button', { name: 'Searching' })).toHaveCount(0);
  const armed = armedButton(page);
  await expect(armed.or(onward).or(choices(page)).first()).toBeVisible();
  if ((await armed.count()) > 0) await press(armed.first());
  else if ((await onward.count()) > 0) await press(onward.first());
  else {
    await press(choices(page).first());
    await press(armed.first());
  }
  await untilLonger(page, before, asked);
}

for (const [title, name] of Object.entries(savedGames)) {
  test(`a turn of ${title} by the tree alone`, async ({ page, address }) => {
    await openFile(page, address, lateGame(name, 0.6));
    const company = await whose(page);
    const before = await length(page);
    // A tile: the hex by its name, what it joins in words, and never a number of a rotation.
    const hexes = region(page)
      .getByRole('region', { name: 'Choices' })
      .getByRole('button', { name: /^[A-Z]{1,2}\d{1,2}\b/ });
    await expect(hexes.first()).toBeVisible();
    await press(hexes.first());
    await expect(region(page).getByRole('button', { name: /of \d\): (joins|track to|open to) \S/ })).toBeVisible();
    const tray = page.getByRole('group', { name: /^Tiles for / });
    for (const card of await tray.getByRole('button').all())
      await expect(card).toHaveAccessibleName(/^Tile \S+, (joins|track to|open to) \S/);
    await press(armedButton(page));
    await untilLonger(page, before, 'a tile');
    for (let i = 0; i < 14; i++) {
      const over = (await region(page).getByRole('paragraph').count()) === 0;
      if (over || (await whose(page)) !== company) break;
      await answer(page);
    }
    expect(await length(page)).toBeGreaterThan(before);
    if ((await region(page).getByRole('paragraph').count()) > 0) expect(await whose(page)).not.toBe(company);
    // The board has a list of its places beside it.
    await press(page.getByRole('tab', { name: /^Map/ }));
    const places = page.getByRole('listitem').filter({ hasText: /tile \S+, joined to [A-Z]/ });
    expect(await places.count()).toBeGreaterThan(10);
    expect(await page.getByText(/in rotation \d/).count()).toBe(0);
  });
}
