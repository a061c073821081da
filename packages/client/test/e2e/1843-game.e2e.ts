/** 1843 by clicks, from saved positions: what a player sees before and after each kind of move. */
import type { Page } from '@playwright/test';
import { History, lastingHash } from '@roundhouse/kernel';
import { DEPOT } from '@roundhouse/rail';
import { savedByPage } from './download.ts';
import { Followed } from './follow.ts';
import { expect, test } from './kit.ts';
import { confirm, decision, openFile, question, tab } from './table-kit.ts';

/** The card of a company at the side. */
const company = (page: Page, id: string) => page.locator('.dense-card', { hasText: id }).first();
/** What the train costs that must be bought, and what is there. */
const sumOwed = (page: Page) => decision(page).getByRole('region', { name: 'What is owed and what can pay for it' });
const row = (page: Page, start: string) => decision(page).locator(`[data-row^='${start}']`).first();

/** The last sentences of the log. */
async function expectLogged(page: Page, ...sentences: readonly (string | RegExp)[]): Promise<void> {
  await tab(page, 'Log').click();
  const lines = page.getByRole('tabpanel').getByRole('list');
  for (const sentence of sentences) await expect(lines.getByText(sentence).first()).toBeVisible();
  await tab(page, 'Map').click();
}

test('the opening of 1843: a purchase, a bid, the cascade, and the par price that comes with a private', async ({
  page,
  address,
}) => {
  const game = await Followed.open(page, address, '1843-3', 0);
  const ladder = decision(page).getByRole('region', { name: 'Private companies, cheapest first' });
  await expect(question(page)).toHaveText('Private auction');
  await expect(ladder.locator('.rung')).toHaveCount(7);
  await expect(ladder.getByText('6 of 6 left')).toBeVisible();

  await game.until('buyLot');
  await row(page, 'buyLot {"private":"TB"}').click();
  await expect(confirm(page)).toContainText('15');
  await game.step();
  await expect(ladder.locator('.rung-sold').filter({ hasText: 'Toulouse' })).toContainText('Clara');

  await game.until('bid');
  await game.step();
  await expect(ladder.locator('.rung').filter({ hasText: 'Boulogne' })).toContainText('Daan');
  await expect(ladder.locator('.rung').filter({ hasText: 'Boulogne' })).toContainText('155');

  // The Val de Loire is bought, and behind it the Boulogne – Amiens goes to its only bidder.
  while ((await game.until('buyLot'))['private'] !== 'VdL') await game.step();
  await game.step();
  await expect(ladder.locator('.rung-sold').filter({ hasText: 'Boulogne' })).toContainText('Daan');

  await game.until('buyLot');
  await row(page, 'buyLot {"private":"LM"}').click();
  await expect(ladder.getByText('The winner sets its par at once')).toBeVisible();
  await game.step();
  await expect(question(page)).toHaveText('Par price of the PLM');
  await expect(decision(page).locator('.par-box:enabled')).toHaveCount(5);
  await game.step();
  await expect(question(page)).toHaveText('Your stock turn');
  await expect(company(page, 'PLM')).toContainText('79');
  await expectLogged(page, /PLM/);
});

test('the middle of 1843: a train by its side, too many, ports, track, run, dividend, an emergency and a station', async ({
  page,
  address,
}) => {
  const game = await Followed.open(page, address, '1843-2', 423);
  await expect(question(page)).toHaveText('The PRO buys trains');
  await row(page, 'buyTrain {"train":"blue-1","face":"4/6×2"}').click();
  await expect(decision(page).getByText('trains 2 ▸ 4/4')).toBeVisible();
  await game.step();

  await expect(question(page)).toHaveText('The PRO has too many trains');
  await game.step();
  await expect(question(page)).toHaveText('The PRO buys trains');

  await game.until('accept');
  await expect(question(page)).toHaveText('An offer');
  await expect(decision(page)).toContainText('Bram offers 20fr for the port marker of Marseille, to go to the PRO');
  await game.step();
  await expectLogged(page, /PRO buys the port marker of Marseille/);

  await game.until('layTile');
  await expect(question(page)).toHaveText('The PLM builds track');
  await game.step();
  await expect(question(page)).toHaveText('The PLM’s marker or port');
  await expect(decision(page).getByText('Claim a port marker')).toBeVisible();
  await game.step();

  await expect(question(page)).toHaveText('The PLM runs its trains');
  await game.step();
  await expect(question(page)).toHaveText('The PLM’s dividend');
  await game.step();
  await expectLogged(page, /PLM claims the port marker of/);

  await game.until('sell');
  await expect(question(page)).toHaveText('The NOR must buy a train');
  await expect(sumOwed(page)).toContainText('short');
  await game.until('offerTrain');
  await expect(question(page)).toHaveText('A train for the NOR?');

  await game.until('placeStation');
  await expect(question(page)).toHaveText('The PO’s marker or port');
  await game.step();
  await game.until('buyTrain');
  await game.step();
  await expectLogged(page, /PO places a station marker in .* for/, /PO buys a 5\+2 train/);
});

test('gray phase of 1843: an emergency, a station that moves, and the shop of old trains', async ({
  page,
  address,
}) => {
  const game = await Followed.open(page, address, '1843-3', 835);
  await game.until('sell');
  await expect(question(page)).toHaveText('The PRO must buy a train');
  await expect(sumOwed(page)).toContainText('short');
  await game.until('buyTrain');
  await expect(sumOwed(page)).toContainText('covered');
  await decision(page).locator('[data-row^="buyTrain "]').first().click();
  await expect(confirm(page)).toContainText('900fr');
  await game.step();

  await game.until('moveStation');
  await expect(decision(page).getByText('Move a station marker')).toBeVisible();
  await game.step();

  await game.until('buyTrain');
  await game.step();
  await row(page, 'buyTrain {"train":"green-1"').click();
  await game.step();
  await row(page, 'buyTrain {"train":"red-1"').click();
  await game.step();
  await expectLogged(page, /ETA moves a station marker to/, /ETA buys/);
});

test('a game of 1843 that the page has saved opens again where it stood', async ({ page, address }) => {
  const game = await Followed.open(page, address, '1843-3', 835);
  await game.until('buyTrain');
  await game.step();
  const asked = await question(page).textContent();
  const file = await savedByPage(page);
  const { state } = History.open(game.title, file);
  expect(lastingHash(game.title, state)).toBe(lastingHash(game.title, game.state));
  await openFile(page, address, file, 'again');
  await expect(question(page)).toHaveText(asked!);
});

test('an auction of 1843 ends the game when the sixth yellow train is lost', async ({ page, address }) => {
  const game = await Followed.open(page, address, '1843-1', 0);
  const ladder = decision(page).getByRole('region', { name: 'Private companies, cheapest first' });
  const yellow = (): number =>
    Object.keys(game.state.trains).filter((id) => id.startsWith('yellow') && game.state.trains[id] === DEPOT).length;
  let lots = 0;
  for (let left = 6; game.next; ) {
    if (game.next.frame.startsWith('lotAuction')) {
      await expect(question(page)).toHaveText('Raise, or drop out');
      lots++;
    }
    await game.step();
    if (yellow() === left || yellow() === 0) continue;
    left = yellow();
    await expect(ladder.getByText(`${left} of 6 left`)).toBeVisible();
  }
  expect(lots).toBe(2);
  expect(yellow()).toBe(0);
  await expect(question(page)).toHaveText(/wins/);
  await expect(decision(page).getByText('All six yellow trains were lost in the auction')).toBeVisible();
  await expect(page.locator('.score header')).toHaveCount(3);
});
