/** A whole game of 1839 by clicks: three people who play fast, and come to nearly all that the book has for seldom cases. */
import { type GameEvent, History, lastingHash } from '@roundhouse/kernel';
import { savedByPage } from './download.ts';
import { Followed, savedFile } from './follow.ts';
import { expect, test } from './kit.ts';
import { newGame } from './new-game.ts';
import { decision, question } from './table-kit.ts';

const file = savedFile('1839-13');

test('a whole game of 1839 by three people, from the new game until only one of them is left', async ({
  page,
  address,
}) => {
  test.setTimeout(1_800_000);
  const game = new Followed(page, file, 0);
  await newGame(page, address, game.title, file);

  const events = eventsOf(game);
  const at = (event: string, company?: string): number =>
    events.findIndex((one) => one.event === event && (company === undefined || one['company'] === company));
  for (const event of ['redeem', 'swapStations', 'nationalised', 'leaves']) expect(at(event), event).not.toBe(-1);
  const local = events[at('nationalised')]!['company'] as string;
  expect(events.findLastIndex((one) => one.event === 'float' && one['company'] === local)).toBeGreaterThan(
    at('nationalised'),
  );

  const ways = new Set<string>();
  while (game.next) {
    const { type } = await game.step();
    ways.add(type);
    if (type === 'bankrupt') await expect(page.locator('.player-left')).toHaveCount(1);
  }
  for (const type of ['redeem', 'nationalise', 'swapStations', 'takeLocal', 'bankrupt', 'concede', 'nameWinner'])
    expect(ways).toContain(type);
  await expect(question(page)).toHaveText(/wins/);
  await expect(decision(page).locator('.score header')).toHaveCount(3);

  const { state } = History.open(game.title, await savedByPage(page));
  expect(lastingHash(game.title, state)).toBe(lastingHash(game.title, game.state));
});

/** All that happens in the game. */
function eventsOf({ title }: Followed): GameEvent[] {
  const events: GameEvent[] = [];
  History.open(title, file, (applied) => events.push(...applied.events));
  return events;
}
