import { fileURLToPath } from 'node:url';
import { drawStyle, randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { dice, type GameFile, History, HOST, newGame } from '@roundhouse/kernel';
import { bestRun } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { expect, test } from '../kit.ts';
import { decision, openFile } from '../table-kit.ts';

/** A railway worth a look: far into a game, a run of two trains or more that earns well. */
const [LONG, EARNS] = [200, 200];

function game(): GameFile {
  const players = ['Ada', 'Bram', 'Cato'];
  for (let seed = 1; ; seed++) {
    const history = new History(soh, newGame(soh, { players, seed }));
    const chance = dice(seed);
    const style = { ...drawStyle(chance), offTurnPercent: 0, trains: 2, foresight: 6 };
    while (!history.state.ended) {
      const { state, lastAction } = history;
      const action = nextAction(soh, state, lastAction, (s) => randomTurn(soh, s, chance, style))!;
      // The page's own host shows the best run, so the file ends before it.
      if (action.by === HOST && history.length >= LONG && worthALook(state)) return history.toFile();
      history.add(action);
    }
  }
}

function worthALook(s: Parameters<typeof soh.runProblem>[0]): boolean {
  const problem = soh.runProblem(s);
  if (!problem || problem.trains.length < 2) return false;
  return bestRun(problem.network, problem.trains, problem.rules).revenue >= EARNS;
}

test('the table', async ({ page, address }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openFile(page, address, game(), 'Sunday table');
  await page.addStyleTag({ content: '[data-sonner-toaster] { display: none }' });
  await expect(decision(page).getByText('proven best')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL('../../../../../docs/table.png', import.meta.url)) });
});
