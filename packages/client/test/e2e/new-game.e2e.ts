import type { Page } from '@playwright/test';
import { savedByPage } from './download.ts';
import { expect, test } from './kit.ts';

test.beforeEach(async ({ page, address }) => {
  await page.goto(`${address}/new`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

test('a game for two people, as on the public site, from a seed', async ({ page, address }) => {
  await page.getByRole('button', { name: 'Remove Bot 2' }).click();
  await page.getByLabel('Name of player 1').fill('Grace');
  await page.getByRole('combobox', { name: 'Who plays seat 2' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await page.getByRole('radio', { name: /As on 18xx.games/ }).check();
  await page.getByText('Advanced').click();
  await page.getByLabel('Game name').fill('Two by the fire');
  await page.getByLabel('Seed').fill('1839');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);

  await page.goto(address);
  await page.getByRole('button', { name: 'More actions for Two by the fire' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const file = JSON.parse(await text(await saved));
  expect(file).toMatchObject({ players: ['Grace', 'Player 2'], seed: 1839, readings: { phaseChange: 'at-once' } });
});

test('what stands in the way is said: names and too many seats', async ({ page }) => {
  const start = page.getByRole('button', { name: 'Start the game' });
  await page.getByLabel('Name of player 2').fill('You');
  await expect(page.getByText('Two players have the same name.')).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByLabel('Name of player 2').fill('');
  await expect(page.getByText('Every player needs a name.')).toBeVisible();
  await page.getByLabel('Name of player 2').fill('Bea');
  await expect(start).toBeEnabled();
  const add = page.getByRole('button', { name: 'Add a player' });
  await add.click();
  await add.click();
  await expect(add).toBeDisabled();
});

test('a game of 1839 for newcomers asks its own questions and has no other table to follow', async ({ page }) => {
  await page.locator('.title-choice', { hasText: 'Twelve kinds of train' }).click();
  await expect(page.getByRole('radio', { name: /^1839/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /By the book|As on 18xx.games/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByRole('button', { name: 'Add a player' })).toBeDisabled();
  const answer = answers(page);
  await answer(/Albert Voombergh/, /any but AMS, NBDS and ZHESM/);
  await expect(page.getByText('4 rules that can be read more than one way')).toBeVisible();
  await answer(/light red phase/, /two/);
  await answer(/Kabinet-Rochussen/, /no, it is in addition/);
  await answer(/gray or purple one/, /no/);
  await answer(/blue trains/, /three/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator('.lot-sheet')).toBeVisible();
  const { title, players, options, readings } = await savedByPage(page);
  expect([title, players.length, options]).toEqual(['1839', 4, { draw: 'newcomers' }]);
  expect(readings).toEqual({
    lightRedLimit: 'two',
    kabinet: 'beside',
    nationaliseWithNew: 'no',
    blueTrains: 'three',
    refounding: 'later-round',
    directorsHelp: 'with-payment',
    firstTrainDuty: 'asked-again',
    kabinetWithinHexagon: 'refused',
  });
});

test('a game of 1820 for five newcomers asks its option and its nine questions', async ({ page }) => {
  await page.locator('.title-choice', { hasText: 'Cousins, lobbies' }).click();
  await expect(page.getByRole('radio', { name: /^1820/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /By the book|As on 18xx.games/ })).toHaveCount(0);
  for (let seats = 3; seats < 5; seats++) await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(page.getByRole('button', { name: 'Add a player' })).toBeDisabled();
  const answer = answers(page);
  await answer(/Which cousins/, /only those at £120/);
  await expect(page.getByText('9 rules that can be read more than one way')).toBeVisible();
  await answer(/shares in the bank pool/, /each 10%/);
  await answer(/withholds/, /only a dividend/);
  await answer(/out of the supply/, /extra trains/);
  await answer(/green phase/, /10 only/);
  await answer(/when it floats/, /40% or more/);
  await answer(/offers itself/, /above the bank’s bid/);
  await answer(/after the interest step/, /next turn/);
  await answer(/big cities/, /one hex/);
  await answer(/British Rail/, /one circle/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await expect(page.locator('.auction .lot-price, .auction .lot')).not.toHaveCount(0);
  const { title, players, options, readings } = await savedByPage(page);
  expect([title, players.length, options]).toEqual(['1820', 5, { cousins: 'at-120' }]);
  expect(readings).toEqual({
    poolFall: 'ten-percent',
    withholding: 'stays',
    futureTrains: 'additional',
    greenFloats: 'table',
    floatSale: 'at-least',
    selfOffer: 'above-bank',
    loanInterest: 'next-turn',
    bigCities: 'two-away',
    britishRail: 'one-circle',
    defaulters: 'all',
    refusedInterest: 'no-repaying',
    noMarkerGained: 'not-asked',
    portLines: 'joined',
  });
});

/** Gives another answer to a question of the title. */
const answers =
  (page: Page) =>
  async (question: RegExp, value: RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: question }).click();
    await page.getByRole('option', { name: value }).click();
  };

async function text(download: { createReadStream(): Promise<AsyncIterable<Buffer>> }): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts).toString();
}
