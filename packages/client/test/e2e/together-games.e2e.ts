/** Games that come to a server with their past: offers, maxima, and the final score on every screen. */
import { chromium } from '@playwright/test';
import { soh } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { gameOf1820 } from './1820-games.ts';
import { expect, phone, test } from './kit.ts';
import { confirm, decision, gameWith, length, question } from './table-kit.ts';
import { askedOf, gather, playTogether, putOnline, windowOf } from './together-kit.ts';

test('a game of one screen goes on at three, one of them a phone, to the final score', async ({ browser, address }) => {
  test.setTimeout(240_000);
  const windows = [
    await windowOf(browser, 'Ada'),
    await windowOf(browser, 'Bram', phone),
    await windowOf(browser, 'Cato'),
  ] as const;
  // In its last round.
  const names = windows.map(({ name }) => name);
  const late = gameWith('track', (s) => soh.roundName(s) === 'OR 5.2', names);
  await putOnline(address, windows, late, 'Kitchen table');
  await playTogether(windows, 400);
  for (const { page } of windows) await expect(question(page)).toHaveText(/wins?\b/, { timeout: 20_000 });
  const scores = windows.map(({ page }) => decision(page).locator('.scores'));
  const [first, ...others] = await Promise.all(scores.map((one) => one.innerText()));
  expect(others).toEqual([first, first]);
  // Who has won, and by how much, is what all look for first, on a phone too.
  for (const { page } of windows)
    for (const score of [0, 1]) await expect(decision(page).locator('.score header').nth(score)).toBeInViewport();
});

test('an offer waits over a reload, and is answered at the other screen', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await putOnline(address, windows, gameWith('offer'), 'Offered');
  const asked = (await askedOf(windows))!;
  await expect(question(asked.page)).toHaveText('An offer');
  const before = await length(asked.page);
  for (const { page } of windows) await page.reload();
  await expect(question(asked.page)).toHaveText('An offer');
  await decision(asked.page).getByRole('button', { name: 'Accept' }).click();
  for (const { page } of windows) await expect.poll(() => length(page)).toBeGreaterThan(before);
});

test('a maximum is left with the server, bids by itself and is shown to nobody else', async ({ browser, address }) => {
  test.setTimeout(240_000);
  const windows = [
    await windowOf(browser, 'Ada'),
    await windowOf(browser, 'Bram'),
    await windowOf(browser, 'Cato'),
  ] as const;
  const [ada, bram] = windows;
  const heard: string[] = [];
  bram.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  bram.page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  const cry = gameOf1820((s) => s.stack.at(-1)?.kind === 'futureTrains');
  await putOnline(address, windows, cry, 'Cry');
  const maximum = decision(ada.page).locator('.cry-maximum');
  const opening = await length(bram.page);
  await maximum.getByRole('spinbutton').fill('70');
  await maximum.getByRole('switch').click();
  await expect(maximum.getByRole('switch')).toBeChecked();
  // It makes the first bid; what Bram pressed at the same moment would be about a table that has moved on.
  const before = opening + 1;
  for (const { page } of windows) await expect.poll(() => length(page)).toBe(before);
  await confirm(bram.page).click();
  // Ada's maximum answers by itself, on every screen.
  for (const { page } of windows) await expect.poll(() => length(page)).toBeGreaterThanOrEqual(before + 2);
  await ada.page.reload();
  await expect(decision(ada.page).locator('.cry-maximum').getByRole('spinbutton')).toHaveValue('70');
  expect(heard.join('').length).toBeGreaterThan(1000);
  expect(
    heard.filter((text) => /"amount":70\b/.test(text.replaceAll(/"time":\d+|"at":\d+|"hash":"[^"]*"/g, ''))),
  ).toEqual([]);
});

test('a window that slept finds all it has missed', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, windows);
  const asked = (await askedOf(windows))!;
  const asleep = windows.find((one) => one !== asked)!;
  const devtools = await asleep.page.context().newCDPSession(asleep.page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await decision(asked.page).locator('[data-move="pass"]').click();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  const reached = await length(asked.page);
  await expect.poll(() => length(asleep.page)).toBe(reached);
  await expect(asleep.page.locator('.connection-live')).toBeVisible();
});

test('over plain http under a name that browsers do not trust', async ({ address }) => {
  test.setTimeout(120_000);
  const { port } = new URL(address);
  const executablePath = process.env['ROUNDHOUSE_BROWSER'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP table.home 127.0.0.1'],
  });
  const home = `http://table.home:${port}`;
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await windows[0].page.goto(home);
  expect(await windows[0].page.evaluate(() => isSecureContext)).toBe(false);
  await expect(windows[0].page.getByText(/not https/)).toBeVisible();
  await gather(home, windows);
  expect(await playTogether(windows, 4)).toBe(4);
  expect(windows.map(({ errors }) => errors)).toEqual([[], []]);
  await browser.close();
});

test('pages of tables with others can be read by everybody', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram', phone)];
  const [ada, bram] = windows as [(typeof windows)[0], (typeof windows)[0]];
  await ada.page.goto(address);
  await expect(ada.page.getByRole('button', { name: 'Play with friends' })).toBeVisible();
  await expectAccessible(ada.page);
  await ada.page.getByRole('button', { name: 'Play with friends' }).click();
  await ada.page.getByLabel('Name of player 1').fill('Ada');
  await expectAccessible(ada.page);
  await ada.page.getByRole('button', { name: 'Remove seat 3' }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Who has come' })).toBeVisible();
  await expectAccessible(ada.page);
  const shown = await ada.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await bram.page.goto(`${address}${shown.slice(shown.indexOf('/'))}`);
  await expect(bram.page.getByRole('button', { name: 'Take the seat' })).toBeVisible();
  await expectAccessible(bram.page);
  await bram.page.goto(`${address}/t/0000000000000000000000`);
  await expect(bram.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(bram.page);
  await bram.page.goto(`${address}/return`);
  await expect(bram.page.getByLabel('Return code')).toBeVisible();
  await expectAccessible(bram.page);
});
