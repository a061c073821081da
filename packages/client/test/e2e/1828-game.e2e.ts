import type { Page } from '@playwright/test';
import { type History, HOST, type LoggedAction } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { doByHand } from './by-hand.ts';
import { expect, test } from './kit.ts';
import { PLAYERS, played, SEED } from './1828-play.ts';
import { decision, question, tab, untilLonger } from './table-kit.ts';

test('a whole game of 1828 by three people: auction, merger, systems, to the final score', async ({
  page,
  address,
}) => {
  test.setTimeout(300_000);
  await newGame(page, address);
  await seeAuction(page);

  const seen = new Map<string, number>();
  let last: History<Parameters<typeof title1828.score>[0]> | null = null;
  for (const { game, action } of played()) {
    last = game;
    if (action.by === HOST) continue;
    const first = !seen.has(action.type);
    seen.set(action.type, (seen.get(action.type) ?? 0) + 1);
    if (first) await look(page, action);
    if (action.type === 'run') await expect(decision(page).getByText('proven best')).toBeVisible();
    await doByHand(page, action);
    await untilLonger(page, game.length, JSON.stringify(action));
  }

  for (const type of [
    'buyLot',
    'bid',
    'par',
    'start',
    'buy',
    'merge',
    'accept',
    'layTile',
    'run',
    'dividend',
    'buyTrain',
  ])
    expect(seen.get(type) ?? 0, type).toBeGreaterThan(0);
  await expect(question(page)).toHaveText(/wins/);
  await expect(decision(page).getByText('A stock price has reached $500')).toBeVisible();
  for (const score of Object.values(title1828.score(last!.state))) {
    await expect(page.locator('.score header').filter({ hasText: score.toLocaleString('en') })).toHaveCount(1);
  }
});

async function newGame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/new?title=1828`);
  for (const seat of [2, 3]) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat}` }).click();
    await page.getByRole('option', { name: 'Person' }).click();
  }
  for (const [index, name] of PLAYERS.entries()) await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await expect(page.getByText('By the book')).toBeVisible();
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill(String(SEED));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
}

/** The privates lie in their rows, with what each takes. */
async function seeAuction(page: Page): Promise<void> {
  const rows = decision(page).getByRole('region', { name: 'Private companies by row' });
  await expect(rows.getByRole('region', { name: /^Row of/ })).toHaveCount(6);
  await expect(rows.getByText('Mohawk & Hudson Railroad')).toBeVisible();
  await rows.getByRole('button', { name: /Camden & Amboy/ }).click();
  await expect(rows.getByText('Comes with a 10% share of the PRR.')).toBeVisible();
}

/** What is new on the page when something is done for the first time. */
async function look(page: Page, { type }: LoggedAction): Promise<void> {
  if (type === 'merge') {
    await decision(page).locator('summary', { hasText: 'Merge two companies' }).click();
    await decision(page).locator('[data-row^="merge "]').first().click();
    await expect(
      decision(page)
        .getByText(/What the merger would bring|would fail/)
        .first(),
    ).toBeVisible();
  }
  if (type === 'accept') {
    await expect(question(page)).toHaveText('Do you agree?');
    await expect(decision(page).getByRole('columnheader', { name: 'System' })).toBeVisible();
  }
  if (type === 'arrange' || type === 'buyTrain') await seeMarket(page);
}

/** The market in two dimensions, with a way for every event. */
async function seeMarket(page: Page): Promise<void> {
  await tab(page, 'Market').click();
  const market = page.getByRole('table', { name: 'Stock market' });
  await expect(market.getByRole('row')).toHaveCount(18);
  await expect(market.getByText('PAR Y').first()).toBeVisible();
  await expect(page.getByText('sold out at round end')).toBeVisible();
  await tab(page, 'Map').click();
}
