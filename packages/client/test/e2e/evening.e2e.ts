/**
 * An evening with strangers: four find each other in the lobby, one at a phone and one in a Firefox, and a fifth watches. A clock runs out, the others
 * decide what happens, the clocks rest, a seat is lent, and once all have had enough the same people sit down again.
 */
import { type Browser, firefox } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { answerOnce } from './table-driver.ts';
import { decision, tab } from './table-kit.ts';
import { askedOf, signUp, type Window, windowOf } from './together-kit.ts';

/** A name that no other test takes on the same server. */
const ownName = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 6)}`;

const isDesk = ({ page }: Window): boolean => page.viewportSize()!.width > 900;

/** A room offers minutes; a test has seconds. */
async function hurry({ page }: Window): Promise<void> {
  await page.route('**/api/v1/games/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.continue({ postData: JSON.stringify({ clock: { bank: 10, refill: 5 } }) })
      : route.continue(),
  );
}

let fox: Browser;
test.beforeAll(async () => {
  const executablePath = process.env['ROUNDHOUSE_FIREFOX'];
  fox = await firefox.launch(executablePath ? { channel: 'moz-firefox', executablePath } : {});
});
test.afterAll(() => fox.close());

test('four find each other, play with clocks, vote, lend, talk past a spectator, and meet again', async ({
  browser,
  address,
}) => {
  test.setTimeout(300_000);
  const [ada, bram, cato, dora] = [
    await windowOf(browser, ownName('Ada')),
    await windowOf(browser, ownName('Bram'), phone),
    await windowOf(fox, ownName('Cato')),
    await windowOf(browser, ownName('Dora')),
  ] as const;
  const windows: readonly Window[] = [ada, bram, cato, dora];
  await signUp(bram, address);
  await signUp(cato, address);
  const table = await openTo(ada, address);
  for (const one of [bram, cato, dora]) await join(one, address, table);
  await ada.page.getByRole('button', { name: 'Start with 4' }).click();
  for (const { page } of windows) await expect(decision(page)).toBeVisible();

  const late = await lateOne(windows);
  const others = windows.filter((one) => one !== late);
  await voteForBot(others, late);
  await rest(windows);
  await breakLine(dora, 4);
  await breakLine(bram, 1);
  await lend(windows);
  await talk(windows, await windowOf(browser, ownName('Eve')), address, table);
  await endAndMeetAgain(windows);
  for (const { name, errors } of windows) expect([name, errors]).toEqual([name, []]);
});

/** A table for four with three open seats and a clock, which everybody may watch. */
async function openTo({ page, name, ...rest }: Window, address: string): Promise<string> {
  await page.goto(`${address}/new?where=apart`);
  await page.getByLabel('Name of player 1').fill(name);
  await page.getByRole('button', { name: 'Add a player' }).click();
  for (const seat of [2, 3, 4]) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat}` }).click();
    await page.getByRole('option', { name: 'Open to everybody' }).click();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('open to everybody', { exact: true })).toHaveCount(3);
  await choose(page, 'Watching', 'Everybody can watch');
  await hurry({ page, name, ...rest });
  await choose(page, 'Clock', '10 min each');
  await expect(page.getByRole('combobox', { name: 'Clock', exact: true })).toContainText('5 s back');
  return `${name}’s table`;
}

async function choose(page: Window['page'], setting: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: setting, exact: true }).click();
  await page.getByRole('option', { name: value }).click();
}

async function join({ page, name }: Window, address: string, table: string): Promise<void> {
  await page.goto(`${address}/tables`);
  await page.getByRole('link', { name: table }).first().click();
  await page.getByRole('button', { name: 'Take the seat' }).first().click();
  const dialog = page.getByRole('dialog');
  const ready = page.getByRole('button', { name: 'I am ready' });
  // Who has no account yet is asked for a name, and for nothing else.
  await expect(dialog.or(ready)).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Your name').pressSequentially(name);
    await dialog.getByRole('button', { name: 'Take the seat' }).click();
  }
  await ready.click();
  await expect(page.getByRole('button', { name: 'You are ready' })).toBeVisible();
}

const card = ({ page }: Window, name: string) => page.getByRole('form', { name: `${name} is late` });

async function lateOne(windows: readonly Window[]): Promise<Window> {
  await expect.poll(async () => (await askedOf(windows)) !== null, { timeout: 20_000 }).toBe(true);
  const late = (await askedOf(windows))!;
  const others = windows.filter((one) => one !== late);
  // The clock of the one who is asked runs, in words for those who listen.
  const desk = others.find(isDesk)!;
  await expect(desk.page.getByRole('timer', { name: /running/ })).toHaveCount(1);
  await rowOnPhone(windows.find((one) => !isDesk(one))!, late.name);
  for (const one of others) await expect(card(one, late.name)).toBeVisible({ timeout: 30_000 });
  await expect(decision(late.page)).toContainText('Your time is over.');
  // Nothing is chosen before somebody chooses.
  await expect(card(desk, late.name).getByRole('button', { name: 'Pick one' })).toBeDisabled();
  await expectAccessible(desk.page, 'a vote', ['.decision']);
  for (const one of others) await expectNoSidewaysScroll(one.page);
  return late;
}

/** A phone has the players behind a tab: who is there, who decides and how long still lies over its board. */
async function rowOnPhone({ page }: Window, late: string): Promise<void> {
  const row = page.getByRole('list', { name: 'Who is here' });
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await expect(row.getByRole('listitem').filter({ hasText: 'decides' })).toHaveText(new RegExp(late));
  const timer = page.getByRole('timer', { name: /running/ });
  await expect(timer).toHaveCount(1);
  await expect(timer).toBeVisible();
}

async function vote(one: Window, late: string, choice: RegExp): Promise<void> {
  await card(one, late).getByRole('radio', { name: choice }).check();
  await card(one, late).getByRole('button', { name: /^Vote/ }).click();
}

/** Two of three decide, and a vote may be changed; the one who comes back reads what was done, and takes the seat. */
async function voteForBot([one, two, three]: readonly Window[], late: Window): Promise<void> {
  await vote(one!, late.name, /^Wait/);
  await expect(card(one!, late.name)).toContainText('You have voted');
  await expect(card(three!, late.name).getByText(one!.name, { exact: true })).toHaveCount(1);
  await vote(one!, late.name, /^A bot until/);
  await vote(two!, late.name, /^A bot until/);
  await expect(card(three!, late.name)).toHaveCount(0);
  const back = late.page.getByRole('group', { name: 'A bot plays for you' });
  await expect(back).toContainText(/[1-9]\d* moves? (was|were) made for you since/, { timeout: 15_000 });
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back).toHaveCount(0);
}

/** All who are there agree to let the clocks rest. */
async function rest(windows: readonly Window[]): Promise<void> {
  const [first, ...others] = windows as [Window, ...Window[]];
  await first.page.getByRole('button', { name: 'Ask the others to let the clocks rest' }).click();
  const ask = ({ page }: Window) => page.getByRole('group', { name: 'Let the clocks rest?' });
  await expect(ask(first)).toContainText('Waits for the others');
  for (const one of others) await ask(one).getByRole('button', { name: 'Agree' }).click();
  for (const one of windows) {
    await expect(one.page.getByRole('group', { name: 'The clocks rest' })).toBeVisible();
    if (isDesk(one)) await expect(one.page.getByRole('timer', { name: /resting/ })).toHaveCount(windows.length);
  }
}

/** Without a line nobody knows what the clocks say, or who is there. */
async function breakLine({ page }: Window, timers: number): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('timer')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^(reconnecting|offline)/ })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('timer')).toHaveCount(timers, { timeout: 20_000 });
}

/** A friend plays for somebody who must go; the log says by whom and for whom, and any press of theirs takes it back. */
async function lend(windows: readonly Window[]): Promise<void> {
  const lender = (await askedOf(windows))!;
  const [friend, third] = windows.filter((one) => one !== lender && isDesk(one)) as [Window, Window];
  const place = (name: string) => lender.page.getByRole('navigation').getByRole('button', { name }).click();
  if (!isDesk(lender)) await place('Holdings');
  await lender.page.getByRole('button', { name: `Who plays for ${lender.name}` }).click();
  await lender.page.getByRole('menuitem', { name: `Lend it to ${friend.name} until I am back` }).click();
  if (!isDesk(lender)) await place('Map');
  const back = lender.page.getByRole('group', { name: `${friend.name} plays for you` });
  await expect(back).toBeVisible();
  const lent = friend.page.getByRole('group', { name: `You play for ${lender.name} too` });
  await expect(lent).toBeVisible();
  await expect(third.page.locator('.player-card', { hasText: lender.name })).toContainText(`${friend.name} plays`);
  await expectAccessible(friend.page, 'a seat that was lent', ['.decision']);
  expect(await answerOnce(friend.page, 1)).not.toBeNull();
  await tab(third.page, 'Log').click();
  await expect(third.page.getByText(`by ${friend.name} for ${lender.name}`).first()).toBeVisible();
  await expect(back).toContainText('1 move was made for you since');
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  for (const one of [back, lent]) await expect(one).toHaveCount(0);
}

const words = ({ page }: Window) => page.getByRole('region', { name: 'Talk' });

async function say(one: Window, text: string): Promise<void> {
  await one.page.locator('.talk-line').click();
  await one.page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await one.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(words(one).getByText(text)).toBeVisible();
}

/** A fifth finds the table among those to watch, and writes what no player reads. */
async function talk(windows: readonly Window[], eve: Window, address: string, table: string): Promise<void> {
  await signUp(eve, address);
  await eve.page.goto(`${address}/tables/running`);
  await eve.page.getByRole('link', { name: table }).first().click();
  await expect(decision(eve.page)).toBeVisible();
  await say(windows[1]!, 'Shall we call it a night?');
  await say(eve, 'They should all sell');
  for (const { page } of windows) {
    await expect(page.locator('.talk-line')).toContainText('call it a night');
    await expect(page.getByText('They should all sell')).toHaveCount(0);
  }
  await expect(eve.page.getByText('call it a night')).toHaveCount(0);
  expect(eve.errors).toEqual([]);
}

/** Ending a game takes all of them; then the same people have a table again. */
async function endAndMeetAgain(windows: readonly Window[]): Promise<void> {
  const [ada, ...others] = windows as [Window, ...Window[]];
  await ada.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ada.page.getByRole('menuitem', { name: 'Ask all to end the game here' }).click();
  for (const { page } of others) {
    await page.keyboard.press('Escape');
    await page
      .getByRole('group', { name: 'End the game here?' })
      .getByRole('button', { name: 'Agree to end it' })
      .click();
  }
  for (const { page } of windows)
    await expect(page.getByRole('heading', { name: 'Ended by all players' }).first()).toBeVisible();
  for (const { page } of windows) {
    await expect(page.getByText('Game over').first()).toBeVisible();
    await expect(page.getByText('to move', { exact: true })).toHaveCount(0);
  }
  await ada.page.getByRole('button', { name: 'Rematch, same seats' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Who has come' })).toBeVisible();
  for (const { page } of others) {
    await page.getByRole('button', { name: 'Join the rematch' }).click();
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  }
}
