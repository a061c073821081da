import type { Page } from '@playwright/test';
import { expect, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { confirm, decision, gameWith, length, openFile } from './table-kit.ts';

type State = Parameters<NonNullable<Parameters<typeof gameWith>[1]>>[0];

const topOf = (s: State) => s.stack.at(-1) as unknown as { of: string; laid: number; revenue: number };
const trainsOf = (s: State) => Object.values(s.trains).filter((owner) => owner === topOf(s).of).length;

/** Is all of it in sight, inside the part that scrolls? */
const inSight = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)!.getBoundingClientRect();
    const room = document.querySelector('.decision-body')!.getBoundingClientRect();
    return box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  }, selector);

test('a dividend is told by the share and in all, not by what falls to the treasury', async ({ page, address }) => {
  const file = gameWith('dividend', (s) => topOf(s).revenue >= 100 && (s.shares[topOf(s).of]?.[topOf(s).of] ?? 0) > 0);
  await openFile(page, address, file);
  const pay = decision(page).locator('.option').first();
  const words = (await pay.locator('.option-words b').innerText()).match(
    /^Pay out fl\. (\d+) a share · fl\. (\d+) in all$/,
  );
  expect(Number(words?.[2])).toBe(10 * Number(words?.[1]));
  await expect(pay.locator('.option-amount')).toHaveCount(0);
  await expect(confirm(page)).toHaveText(`${words?.[0]}Enter`);
  await expect(decision(page).locator('.option').nth(1)).toContainText(`Withhold fl. ${words?.[2]}`);
});

test('a tile shows what it does itself; what the turn then does by itself stands apart', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('track', (s) => topOf(s).laid === 1 && trainsOf(s) === 0),
  );
  await decision(page).locator('.hex-list button').first().click();
  const chosen = decision(page).locator('.option-chosen');
  for (const row of await decision(page).locator('.option-words').all()) await expect(row).not.toContainText('▸');
  await expect(chosen.locator('.consequences dl').first()).not.toContainText('Price');
  await expect(chosen.getByText('Then, automatically')).toBeVisible();
  await expect(chosen.locator('.consequences-then')).toContainText('Price');
});

test('what a chosen row would do stands directly under it, in sight', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((_, { type }) => type === 'merge'),
  );
  await decision(page).locator('summary', { hasText: 'Merge two companies' }).click();
  const rows = decision(page).locator('[data-row^="merge "]');
  await rows.last().click();
  const chosen = decision(page).locator('.option-chosen');
  await expect(chosen.getByText(/What the merger would bring|would fail/).first()).toBeVisible();
  await expect.poll(() => inSight(page, '.option-chosen .merger-preview > header')).toBe(true);
  await expect.poll(() => inSight(page, '.option-chosen .merger-consent, .option-chosen .merger-fails')).toBe(true);
});

test('why a run is not possible is said at the button, however many trains there are', async ({ page, address }) => {
  await page.setViewportSize({ width: 1100, height: 620 });
  await openFile(
    page,
    address,
    gameWith('run', (s) => trainsOf(s) >= 3),
  );
  const panel = decision(page);
  await expect(panel.getByText('proven best')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit routes' }).click();
  await panel.locator('.run-stops button').last().click();
  await expect(panel.locator('.decision-footer').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(panel.getByText('not a legal route')).toBeInViewport({ ratio: 1 });
  expect(await inSight(page, '.run-total')).toBe(true);
});

test('a hex that takes no tile says first what is wrong with the hex, and how to go on', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('track', (s) => Object.keys(s.tiles).length > 3),
  );
  await page.locator('.map-tab [data-hex="B19"]').dispatchEvent('click');
  await expect(decision(page).locator('.refusals li').first()).toContainText('no continuous route');
  const footer = decision(page).locator('.decision-footer');
  await expect(footer).not.toContainText('Pick an option');
  await footer.getByRole('button', { name: 'Pick another hex' }).click();
  await expect(decision(page).locator('.hex-list button').first()).toBeFocused();
});

test('an amount between the steps says why it cannot be bid', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((_, { type }) => type === 'bid'),
  );
  await decision(page).locator('.lot > button').first().click();
  const field = decision(page).locator('.stepper input');
  const least = Number(await field.inputValue());
  await field.fill(String(least + 2));
  await expect(confirm(page)).toBeDisabled();
  const reason = decision(page).locator('.decision-footer').getByRole('alert');
  await expect(reason).toHaveText(new RegExp(`^From ${least} to \\d+, in steps of 5\\.$`));
  await decision(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(confirm(page)).toBeEnabled();
  await expect(reason).toHaveCount(0);
  // Typed letter by letter, a number is not changed under the hand.
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(String(least + 100));
  await expect(field).toHaveValue(String(least + 100));
});

test('nothing that can be left alone is armed: shares are not sold by Enter', async ({ page, address }) => {
  for (const kind of ['treasuryShares', 'lotAuction', 'stockTurn', 'offer']) {
    await openFile(page, address, gameWith(kind), kind);
    await expect(decision(page).locator('.option-chosen')).toHaveCount(0);
    await expect(confirm(page)).toHaveCount(0);
    const before = await length(page);
    await page.keyboard.press('Enter');
    await expect(decision(page).locator('.refused-try')).toHaveCount(0);
    expect(await length(page)).toBe(before);
  }
});

test('after every action and every hex the focus stands on the next decision', async ({ page, address }) => {
  await openFile(page, address, gameWith('treasuryShares'));
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active?.closest('.decision') ? `${active.className || active.parentElement?.className}` : 'nowhere';
    });
  await decision(page).locator('[data-move="pass"]').click();
  for (let i = 0; i < 12; i++) {
    await expect.poll(focused).not.toBe('nowhere');
    const hexes = decision(page).locator('.hex-list button');
    if ((await hexes.count()) > 0) {
      await hexes.first().click();
      await expect(decision(page).locator('.option-chosen > button')).toBeFocused();
      await confirm(page).click();
      continue;
    }
    const closing = decision(page).locator('[data-move]').first();
    if ((await closing.count()) > 0) {
      await closing.click();
      continue;
    }
    if ((await confirm(page).count()) === 0) await decision(page).locator('.option > button').first().click();
    await confirm(page).click();
  }
  // Somebody who looks elsewhere is left there.
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('u');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
});
