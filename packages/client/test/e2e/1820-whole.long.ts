/** A whole game of 1820 by clicks: three people who float little, and come to nearly all that the book has for companies. */
import { type GameEvent, History, lastingHash } from '@roundhouse/kernel';
import { savedByPage } from './download.ts';
import { Followed, savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { newGame } from './new-game.ts';
import { decision, question } from './table-kit.ts';

const file = savedFile('1820-13');

test('a whole game of 1820 by three people, from the new game until nobody directs anything', async ({
  page,
  address,
}) => {
  test.setTimeout(1_800_000);
  const game = new Followed(page, file, 0);
  const happened = eventsOf(game);
  for (const event of ['floats', 'grows', 'refuses', 'acquires', 'liquidated', 'victoria', 'britishRail'])
    expect(happened, event).toContain(event);
  await newGame(page, address, game.title, file);

  const done = new Set<string>();
  while (game.next) done.add((await game.step()).type);
  for (const type of ['bid', 'takeTrain', 'lobby', 'found', 'place', 'allot', 'increase', 'assignTrain', 'takeLoan'])
    expect(done).toContain(type);
  for (const type of ['refuse', 'issue', 'putUp', 'accept', 'acquire', 'discardTrain']) expect(done).toContain(type);
  await expect(question(page)).toHaveText(/wins/);
  await expect(decision(page).locator('.score header')).toHaveCount(3);

  const { state } = History.open(game.title, await savedByPage(page));
  expect(lastingHash(game.title, state)).toBe(lastingHash(game.title, game.state));
});

/** The names of all that happens in the game. */
function eventsOf({ title }: Followed): Set<string> {
  const events: GameEvent[] = [];
  History.open(title, file, (applied) => events.push(...applied.events));
  return new Set(events.map(({ event }) => event));
}
