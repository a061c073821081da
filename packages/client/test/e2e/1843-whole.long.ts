import { Followed, savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { newGame } from './new-game.ts';
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
