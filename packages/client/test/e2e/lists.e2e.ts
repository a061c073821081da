/** People who find each other: open tables, a seat that is open to everybody or kept for a friend, the next game, once more together. */
import { readFileSync } from 'node:fs';
import type { GameFile } from '@roundhouse/kernel';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { decision, length } from './table-kit.ts';
import { askedOf, putOnline, signUp, type Window, windowOf } from './together-kit.ts';

/** A name that no other test takes on the same server. */
const ownName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const expectNoErrors = (windows: readonly Window[]) =>
  expect(windows.map(({ name, errors }) => [name, errors])).toEqual(windows.map(({ name }) => [name, []]));

/** A new table whose second seat is as wanted, and no third. */
async function openTable({ page, name }: Window, address: string, who: string, friend?: string): Promise<void> {
  await page.goto(`${address}/new?where=apart`);
  await page.getByLabel('Name of player 1').fill(name);
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).click();
  await page.getByRole('option', { name: who }).click();
  if (friend !== undefined) await page.getByLabel('Name of player 2').fill(friend);
}

test('a stranger signs up at a phone, finds an open table, and plays', async ({ browser, address }) => {
  test.setTimeout(240_000);
  const ada = await windowOf(browser, ownName('Ada'));
  const bram = await windowOf(browser, ownName('Bram'), phone);
  const cato = await windowOf(browser, ownName('Cato'));
  await signUp(bram, address);
  await bram.page.goto(`${address}/tables`);
  await expect(bram.page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible();
  // A name that was typed before the server has answered would be lost, so nothing asks for it until then.
  await ada.page.route('**/api/v1/server', async (route) => {
    await ada.page.waitForTimeout(500);
    await route.continue();
  });
  await openTable(ada, address, 'Open to everybody');
  await expectAccessible(ada.page, 'a new table', ['.new-part']);
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByText('open to everybody', { exact: true })).toBeVisible();
  // It comes to the list of somebody who looks at it already.
  const line = bram.page.getByRole('listitem').filter({ hasText: `${ada.name}’s table` });
  await expect(line).toBeVisible({ timeout: 3000 });
  await expectAccessible(bram.page, 'open tables at a phone');
  await expectNoSidewaysScroll(bram.page);
  await line.getByRole('link', { name: `${ada.name}’s table` }).click();
  await bram.page.getByRole('button', { name: 'Take the seat' }).click();
  await bram.page.getByRole('button', { name: 'I am ready' }).click();
  // Taken: it is on nobody's list any more.
  await cato.page.goto(`${address}/tables?q=${encodeURIComponent(ada.name)}`);
  await expect(cato.page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(cato.page, 'a search that finds nothing');
  await bram.page.getByRole('link', { name: ada.name, exact: true }).click();
  await expect(bram.page.getByText('Games with you')).toBeVisible();
  await expectAccessible(bram.page, 'a person');
  await bram.page.goBack();
  await ada.page.getByRole('button', { name: /^Start with/ }).click();
  for (const { page } of [ada, bram]) await expect(decision(page)).toBeVisible();
  await expect.poll(() => askedOf([ada, bram])).not.toBeNull();
  const asked = (await askedOf([ada, bram]))!;
  const before = await length(ada.page);
  await decision(asked.page).locator('[data-move="pass"]').click();
  await expect.poll(() => length(ada.page)).toBeGreaterThan(before);
  expectNoErrors([ada, bram, cato]);
});

test('a seat is kept for a friend by name, and one game leads to the next', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const [ada, bram] = [await windowOf(browser, ownName('Ada')), await windowOf(browser, ownName('Bram'))];
  await signUp(bram, address);
  for (let game = 0; game < 2; game++) {
    await openTable(ada, address, 'A friend, by name', bram.name);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.page.getByText(`kept for ${bram.name}`)).toBeVisible();
    await bram.page.goto(address);
    const kept = bram.page.locator('.turn-card', { hasText: 'A seat is kept for you' });
    await kept.getByRole('link', { name: `${ada.name}’s table` }).click();
    await bram.page.getByRole('button', { name: 'Take the seat' }).click();
    await bram.page.getByRole('button', { name: 'I am ready' }).click();
    await ada.page.getByRole('button', { name: /^Start with/ }).click();
    for (const { page } of [ada, bram]) await expect(decision(page)).toBeVisible();
  }
  // The seats were drawn, so either waits for the other; one who waits in both has nothing to do.
  for (const { page } of [ada, bram]) {
    await page.goto(`${address}/next`);
    await expect(page.getByText('No game waits for you.').or(decision(page)).first()).toBeVisible();
  }
  const asked = [ada, bram].find(({ page }) => page.url().includes('/table/'))!;
  const first = asked.page.url();
  const next = asked.page.getByRole('button', { name: /^Next game/ });
  if (await next.isVisible()) {
    await next.click();
    await expect.poll(() => asked.page.url()).not.toBe(first);
  }
  expectNoErrors([ada, bram]);
});

test('after a game the same people sit down once more', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const windows = [await windowOf(browser, ownName('Ada')), await windowOf(browser, ownName('Bram'))] as const;
  const [ada, bram] = windows;
  await putOnline(address, windows, finishedGame(), 'Over');
  await ada.page.getByRole('button', { name: 'Rematch, seats drawn' }).click();
  await expect(ada.page.getByText(`kept for ${bram.name}`)).toBeVisible();
  await bram.page.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(bram.page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await expectAccessible(bram.page, 'the room of a rematch');
  expectNoErrors(windows);
});

/** A recorded game of two that was played to its end. */
function finishedGame(): GameFile {
  const file = new URL('../../../tools/test/saved/soh-1.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { game: GameFile }).game;
}
