/** A recorded game, started again on the page that starts games. */
import type { Page } from '@playwright/test';
import type { GameFile } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { openFile } from './table-kit.ts';

/** People at one device, as many as in that game, with its rules and its seed. */
export async function newGame(page: Page, address: string, title: RailTitle, file: GameFile): Promise<void> {
  if (isOfBefore(title, file)) return openFile(page, address, { ...file, entries: [] });
  await page.goto(`${address}/new?title=${file.title}`);
  const add = page.getByRole('button', { name: 'Add a player' });
  for (let seats = 3; seats < file.players.length; seats++) await add.click();
  for (const [index, name] of file.players.entries()) {
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
    if (index === 0) continue;
    await page.getByRole('combobox', { name: `Who plays seat ${index + 1}` }).click();
    await page.getByRole('option', { name: 'Person' }).click();
  }
  // Titles that only their book answers for show their questions at once.
  const folded = page.locator('details:not([open]) > summary', { hasText: 'rules that can be read more than one way' });
  if (await folded.isVisible()) await folded.click();
  for (const { id, asks, answers, book, before } of title.readings) {
    // A game of before a question was asked goes on by what held then.
    const wanted = file.readings[id] ?? before;
    if (wanted === book) continue;
    await page.getByRole('combobox', { name: asks }).click();
    await page.getByRole('option', { name: answers[wanted as string]! }).click();
  }
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill(String(file.seed));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
}

/** Does it play a rule as it was before it was mended? No new game can, so its file is opened without its entries. */
const isOfBefore = ({ formerReadings = [] }: RailTitle, { readings }: GameFile): boolean =>
  formerReadings.some(({ id, book, before }) => (readings[id] ?? before) !== book);
