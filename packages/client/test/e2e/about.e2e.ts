/** The minute before the first game of a title. */
import { titles } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { lateGame, savedGames } from './saved-games.ts';
import { dropFile, question } from './table-kit.ts';
import { asNewcomer, tip } from './teaching-kit.ts';

test('opens once before the first game, and one key is enough for it', async ({ page, address }) => {
  await asNewcomer(page, address);
  await page.getByRole('button', { name: 'Play now' }).click();
  const about = page.getByRole('dialog', { name: 'Steam Over Holland in a minute' });
  await expect(about).toBeVisible();
  await expect(about.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(3);
  await expect(about).toContainText('Fifteen rounds');
  await expectAccessible(page, 'about', ['.about']);
  await page.keyboard.press('Enter');
  await expect(about).toBeHidden();
  await expect(tip(page)).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(question(page)).toBeVisible();
  await expect(about).toBeHidden();
  // It is found again in the menu and with the rules.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'What is this game about?' }).click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.keyboard.press('8');
  await page.getByRole('button', { name: 'What is this game about?' }).click();
  await expect(about).toBeVisible();
});

test('stays away from a game that has been played, wherever it opens', async ({ page, address }) => {
  await asNewcomer(page, address);
  await dropFile(page, lateGame(savedGames['1820']));
  const [game] = page.url().split('?');
  for (const at of ['', '?at=40']) {
    await page.goto(`${game}${at}`);
    await expect(page.locator('.decision-footer')).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const title of titles) {
  test(`${title.id} tells what it is about where a game is chosen, and starts a first one`, async ({
    page,
    address,
  }) => {
    await page.goto(`${address}/new?title=${title.id}`);
    await page.getByRole('button', { name: 'What is this game about?' }).click();
    const about = page.getByRole('dialog', { name: `${title.name} in a minute` });
    await expect(about).toBeVisible();
    // Each picture is drawn.
    for (const picture of ['.about-market svg', '.about-run path', '.about-trains .train-card'])
      expect(await about.locator(picture).count()).toBeGreaterThan(0);
    // Trains stand in the colours of their phases.
    const grounds = await about
      .locator('.train-card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).backgroundColor));
    expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
    // What is written on its map can be read.
    const letters = await about.locator('.about-run text').evaluateAll((texts) =>
      texts.map((text) => {
        const { a, b } = (text as SVGTextElement).getScreenCTM()!;
        return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(letters.filter((size) => size < 9)).toEqual([]);
    await about.getByRole('button', { name: 'Play a first game with tips' }).click();
    await page.waitForURL(/\/game\//);
    await expect(about).toBeHidden();
    await expect(tip(page)).toBeVisible();
  });
}

test('"Play now" deals the privates, as the book advises', async ({ page, address }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
  await expect(question(page)).toHaveText(/stock turn/i);
  await expect(page.locator('.player-privates').first()).toBeVisible();
});
