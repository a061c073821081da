/** 1839 by clicks, from positions that chance has brought: the auction, a sale with its question, nationalisation. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { apply, frameName, History, readGameFile } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { gameOf1839, newGameOf1839, rules1839 } from './1839-games.ts';
import { expectAccessible } from './access.ts';
import { savedByPage } from './download.ts';
import { expect, expectNoSidewaysScroll, inHand, phone, test } from './kit.ts';
import { confirm, decision, openFile, question, tab } from './table-kit.ts';

const sheet = (page: Page) => page.locator('.lot-sheet');
const lot = (page: Page, name: string) => sheet(page).locator('.lot-line', { hasText: name });
const mark = (page: Page, at: number) => sheet(page).locator('.lot-turn li').nth(at);

test('the auction of 1839: a discount, what it bars, a purchase, and a par price', async ({ page, address }) => {
  await openFile(page, address, newGameOf1839(), '1839');
  await expect(tab(page, 'Auction')).toHaveAttribute('aria-selected', 'true');
  await expect(sheet(page).locator('.lot-line')).toHaveCount(11);
  await expect(lot(page, 'August Borsig')).toContainText('30%');
  await expect(mark(page, 1)).toContainText('Buy or discount');
  await expectAccessible(page, 'the sheet of the auction', ['.lot-sheet']);

  await sheet(page).getByRole('button', { name: 'Discount August Borsig to 190' }).click();
  await expect(mark(page, 0)).toContainText('Discount Borsig');
  await confirm(page).click();
  await expect(mark(page, 0)).toContainText('done');
  await expect(lot(page, 'August Borsig').locator('s')).toHaveText('210');
  await expect(sheet(page)).toContainText('Discounted this turn, so not for you to buy until your next: Borsig.');

  await lot(page, 'Albert Voombergh').getByRole('button').first().click();
  await expect(confirm(page)).toContainText('240');
  await confirm(page).click();
  await expect(question(page)).toHaveText(/^Par price of the /);
  await expect(lot(page, 'Albert Voombergh').locator('.lot-buyer')).not.toBeEmpty();
  await decision(page).locator("[data-row*='67']").first().click();
  await confirm(page).click();
  await expect(question(page)).toHaveText('Private auction');

  await page.keyboard.press('2');
  await expect(
    page.getByRole('table', { name: 'Major market' }).locator('.market-box', { hasText: '67' }),
  ).toContainText('PAR');
  await expect(page.locator('.market-outlook')).toContainText('at 67');
  await expectAccessible(page, 'the two markets', ['.markets-page']);
  await page.keyboard.press('0');
  await expect(sheet(page)).toBeVisible();
});

test('a file of 1839 may say itself what is dealt: the number cards, and the companies of the brown privates', async ({
  page,
  address,
}) => {
  const order = ['player3', 'player1', 'player2'];
  const dealt = { ...newGameOf1839(), deal: { order, draw: { CO: 'NWS', AB: 'AMS', AV: 'MSS' } } };
  await openFile(page, address, dealt, '1839');
  await expect(sheet(page).locator('.lot-turn h2')).toHaveText('Cato’s turn');
  await expect(page.locator('.player-card h3')).toHaveText(['Cato', 'Ada', 'Bram']);
  for (const [name, company] of [
    ['Cornelis Outshoorn', 'NWS'],
    ['August Borsig', 'AMS'],
    ['Albert Voombergh', 'MSS'],
    ['Stork', 'MSS'],
    ['Beijnes', 'AMS'],
  ] as const)
    await expect(lot(page, name).locator('.lot-with')).toContainText(company);

  const spoilt = [
    [{ order, draw: { CO: 'NWS', AB: 'NWS', AV: 'MSS' } }, 'draw a different Spoorwegmaatschappij for each of'],
    [{ order: ['player3'], draw: dealt.deal.draw }, 'give each player one number card'],
    [{ draw: dealt.deal.draw }, 'give each player one number card'],
  ] as const;
  for (const [deal, reason] of spoilt) {
    await page.goto(address);
    const data = await inHand(page, 'spoilt.json', { ...dealt, deal });
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await expect(page.getByText('spoilt.json cannot be opened.').first()).toBeVisible();
    await expect(page.getByText(`The deal must ${reason}`).first()).toBeVisible();
  }
});

/** A sale about to be announced after which somebody is asked. */
function isAskedAfter(s: RailState): boolean {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'announcement') return false;
  const announced = apply(rules1839, s, { type: 'announce', by: top.of!, frame: frameName(top) });
  return announced.ok && announced.state.stack.at(-1)?.kind === 'redemption';
}

test('a sale of 1839: more and fewer shares, who will be asked, and shares that are redeemed', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameOf1839(isAskedAfter), '1839');
  await expect(question(page)).toHaveText('Your sale');
  const basket = decision(page).locator('.basket');
  await expect(basket).toContainText('may redeem');
  await expect(basket.locator('.basket-total')).toContainText('Paid at once, redeemed or not');
  await expectAccessible(page, 'a sale that is put together', ['.basket']);
  await page.keyboard.press('2');
  await expect(page.locator('.market-lanes li').first()).toContainText('if nobody redeems');

  await decision(page).getByRole('button', { name: 'Announce the sale' }).click();
  await expect(question(page)).toHaveText(/^Redeem .* of the .*\?$/);
  const redeeming = decision(page).locator('.redeeming');
  await expect(redeeming.locator('.redeeming-now')).toContainText('asked now');
  await expect(redeeming.locator('.redeeming-ways section')).toHaveCount(2);
  await expectAccessible(page, 'the question after a sale', ['.redeeming']);
  await decision(page)
    .getByRole('button', { name: /^Redeem all/ })
    .click();
  await tab(page, 'Log').click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/redeems/)
      .first(),
  ).toBeVisible();
});

/** A company on the map that owns a train may be nationalised. */
function mayNationalise(s: RailState): boolean {
  const { kind, of = '' } = s.stack.at(-1)!;
  return kind === 'nationalisation' && Object.values(s.trains).includes(of) && (s.stations[of]?.length ?? 0) > 0;
}

test('a nationalisation round of 1839: who is asked, what is lost, and what comes of it', async ({ page, address }) => {
  await openFile(page, address, gameOf1839(mayNationalise), '1839');
  await expect(question(page)).toHaveText(/^Nationalise the (\w+)\?$/);
  const company = /the (\w+)\?/.exec((await question(page).textContent())!)![1]!;
  const list = decision(page).locator('.nationalising');
  await expect(list.locator('[aria-current="step"]')).toContainText(company);
  await expect(list.locator('.nation-losses')).toContainText('lost');
  await expect(list.locator('.nation-ban')).toContainText('cannot start a company in SR');
  await expectAccessible(page, 'a nationalisation round', ['.nationalising']);

  await expect(page.locator('.map-tab [data-next="government"]').first()).toBeVisible();
  await decision(page)
    .getByRole('button', { name: `Nationalise the ${company}: lose ƒ` })
    .click();
  await expect(page.locator('.player-note', { hasText: 'cannot start a company in SR' })).toBeVisible();
  await expect(page.locator('.government-disc').first()).toBeVisible();
  await tab(page, 'Log').click();
  await expect(page.getByRole('tabpanel').getByText(`${company} is nationalised`).first()).toBeVisible();
});

test('of several best runs of 1839 the director chooses which train has run', async ({ page, address }) => {
  const file = readGameFile(JSON.parse(readFileSync(new URL('1839-tie.json', import.meta.url), 'utf8')));
  await openFile(page, address, file, '1839');
  await expect(decision(page).getByText('proven best')).toBeVisible();
  const runs = decision(page).locator('[data-tie]');
  await expect(runs).toHaveCount(2);
  await expect(runs.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(runs.first()).toContainText('R5 will have run.');
  await expectAccessible(page, 'runs of equal worth', ['.runs']);

  // By keyboard: chosen first, then confirmed.
  await runs.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(runs.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(runs.nth(1)).toContainText('R5 will still be unrun.');
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('Dividend of the NCS');
  const { state } = History.open(rules1839, await savedByPage(page));
  expect((state.ext as { ran: readonly string[] }).ran).not.toContain('R5-3');
});

test('conceding in 1839 tells what will happen and is confirmed twice', async ({ page, address }) => {
  await openFile(page, address, newGameOf1839(), '1839');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('menuitem', { name: 'At any time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Leave the game' }).first().click();
  await expect(dialog).toContainText('You score ƒ0; the other players continue.');
  await expectAccessible(page, 'conceding', ['[role="dialog"]']);
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await dialog.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.locator('.player-left')).toContainText('conceded in');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the auction of 1839 stands in front, and nothing scrolls sideways', async ({ page, address }) => {
    await openFile(page, address, newGameOf1839(), '1839');
    await expect(sheet(page).locator('.lot-line')).toHaveCount(11);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Market' }).click();
    await expect(page.getByRole('table', { name: 'Local market' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
