import type { Page } from '@playwright/test';
import type { GameFile } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { Followed, savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { decision, question } from './table-kit.ts';

test('a whole game of 1843 by four people, from the new game into gray phase and to the final score', async ({
  page,
  address,
}) => {
  test.setTimeout(1_800_000);
  const file = savedFile('1843-3');
  const game = new Followed(page, file, 0);
  await newGame(page, address, game.title, file);

  const seen = new Map<string, number>();
  const phases = new Set<string>();
  while (game.next) {
    phases.add(game.state.phase);
    const { type } = await game.step();
    seen.set(type, (seen.get(type) ?? 0) + 1);
  }
  expect([...phases]).toEqual(['yellow', 'green', 'blue', 'brown', 'red', 'gray']);
  for (const type of ['buyLot', 'par', 'exchange', 'claimPort', 'moveStation', 'buyTrain', 'run'])
    expect(seen.get(type) ?? 0, type).toBeGreaterThan(0);
  await expect(question(page)).toHaveText(/wins/);
  await expect(decision(page).getByText('The second set of operating rounds with a gray train is over')).toBeVisible();
  for (const score of Object.values(game.title.score(game.state))) {
    await expect(page.locator('.score header').filter({ hasText: score.toLocaleString('en') })).not.toHaveCount(0);
  }
});

/** Four people at one device, with the rules of that game and its seed. */
async function newGame(page: Page, address: string, title: RailTitle, file: GameFile): Promise<void> {
  await page.goto(`${address}/new?title=${file.title}`);
  const add = page.getByRole('button', { name: 'Add a player' });
  for (let seats = 3; seats < file.players.length; seats++) await add.click();
  for (const [index, name] of file.players.entries()) {
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
    if (index === 0) continue;
    await page.getByRole('combobox', { name: `Who plays seat ${index + 1}` }).click();
    await page.getByRole('option', { name: 'Person' }).click();
  }
  await page.getByText('rules that can be read more than one way').click();
  for (const { id, asks, answers, book } of title.readings) {
    const wanted = file.readings[id]!;
    if (wanted === book) continue;
    await page.getByRole('combobox', { name: asks }).click();
    await page.getByRole('option', { name: answers[wanted as string]! }).click();
  }
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill(String(file.seed));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
}
