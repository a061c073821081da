import { fileURLToPath } from 'node:url';
import { drawTemper, indication, randomTurn } from '@roundhouse/bots';
import { dice, type GameFile, History, HOST } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { expect, test } from '../kit.ts';
import { decision, openFile } from '../table-kit.ts';

/** A game whose railway is worth a look, up to a run of two trains. */
const [SEED, ACTIONS] = [40, 257];

function game(): GameFile {
  const players = ['Ada', 'Bram', 'Cato'];
  const history = new History(soh, { title: soh.id, options: {}, readings: {}, players, seed: SEED });
  const chance = dice(SEED);
  const temper = { ...drawTemper(chance), meddling: 0, trains: 2, foresight: 6 };
  while (history.length < ACTIONS) {
    const shown = history.actions.at(-1)?.by === HOST;
    history.add((shown ? null : indication(soh, history.state)) ?? randomTurn(soh, history.state, chance, temper));
  }
  return history.toFile();
}

test('the table', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openFile(page, address, game(), 'Sunday table.json');
  await page.addStyleTag({ content: '[data-sonner-toaster] { display: none }' });
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL('../../../../../docs/table.png', import.meta.url)) });
});
