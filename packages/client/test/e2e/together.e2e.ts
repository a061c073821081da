/** One table, many screens: real windows against the real server. */
import { expect, firefoxToo, phone, test } from './kit.ts';
import { startServer } from './server.ts';
import { answerOnce } from './table-driver.ts';
import { decision, length, position, question } from './table-kit.ts';
import { askedOf, gather, playTogether, type Window, windowOf } from './together-kit.ts';

const expectNoErrors = (windows: readonly Window[]) =>
  expect(windows.map(({ name, errors }) => [name, errors])).toEqual(windows.map(({ name }) => [name, []]));

const chip = ({ page }: Window, text: string | RegExp) => page.locator('.connection').getByText(text);

test('three people gather by a link, one at a phone, and play with a bot', async ({ browser, address }) => {
  test.setTimeout(180_000);
  const windows = [
    await windowOf(browser, 'Ada'),
    await windowOf(browser, 'Bram'),
    await windowOf(browser, 'Cato', phone),
  ];
  await gather(address, windows, 1);
  expect(await playTogether(windows.slice(0, 2), 1)).toBeLessThanOrEqual(1);
  // What one does everybody sees, and only the one who is asked can do anything.
  for (let i = 0; i < 6; i++) {
    const asked = await askedOf(windows);
    if (asked === null) {
      await windows[0]!.page.waitForTimeout(100);
      continue;
    }
    for (const other of windows.filter((one) => one !== asked))
      await expect(decision(other.page).locator('[data-confirm], [data-move]')).toHaveCount(0);
    await decision(asked.page).locator('[data-move="pass"]').click();
    await expect.poll(() => askedOf(windows)).not.toBe(asked);
  }
  expectNoErrors(windows);
});

test('two people play, one asks for an undo, the other agrees', firefoxToo, async ({ browser, address }) => {
  test.setTimeout(180_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  const [ada, bram] = windows;
  await gather(address, windows);
  await playTogether(windows, 4);
  // The player who has just acted, and the other after that: to take the first back the other must agree.
  const first = (await askedOf(windows))!;
  const other = first === ada ? bram : ada;
  await answerOnce(first.page, 0);
  await expect.poll(() => askedOf(windows)).toBe(other);
  await answerOnce(other.page, 0);
  const before = await length(other.page);
  await expect.poll(() => length(first.page)).toBe(before);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  const card = other.page.locator('.ask-card');
  await expect(card).toContainText(first.name);
  await expect(first.page.locator('.ask-card')).toContainText(other.name);
  // A press as the card comes was meant for what stood there before.
  await other.page.waitForTimeout(500);
  await card.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of windows) await expect.poll(() => length(page)).toBeLessThan(before);
  await expect(card).toHaveCount(0);
  expect(await length(ada.page)).toBe(await length(bram.page));
  expectNoErrors(windows);
});

test('a reload in the middle of an action loses and doubles nothing', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, windows);
  const asked = (await askedOf(windows))!;
  const before = await length(asked.page);
  // The answer is held back, so that the page is reloaded while the action is on its way.
  let held = true;
  await asked.page.route('**/entries', async (route) => {
    const response = await route.fetch();
    if (held) await new Promise((resume) => setTimeout(resume, 4000));
    await route.fulfill({ response }).catch(() => {});
  });
  await decision(asked.page).locator('[data-move="pass"]').click();
  await expect(chip(asked, 'sending')).toBeVisible();
  held = false;
  await asked.page.unrouteAll({ behavior: 'ignoreErrors' });
  await asked.page.reload();
  for (const { page } of windows) await expect.poll(() => length(page)).toBe(before + 1);
  await expect(chip(asked, 'live')).toBeVisible();
  expectNoErrors(windows);
});

test('a broken line says so, and what was missed comes when it is back', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, windows);
  const asked = (await askedOf(windows))!;
  const other = windows.find((one) => one !== asked)!;
  await other.page.context().setOffline(true);
  // A socket that is open stays so in a browser that is told to be offline; a page that wakes up looks for itself.
  await other.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(other.page.locator('.connection-reconnecting, .connection-offline')).toBeVisible({ timeout: 20_000 });
  // The sentence is there without a network; what is not comes when the network is back, and breaks nothing.
  await other.page.locator('.connection').click();
  await expect(other.page.locator('.line-sentence')).toContainText(/Reconnecting|read on/);
  await other.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await answerOnce(asked.page, 0);
  const reached = await length(asked.page);
  await other.page.context().setOffline(false);
  await other.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(chip(other, 'live')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => length(other.page)).toBe(reached);
  await expect(other.page.getByRole('menuitem').first()).toBeVisible({ timeout: 15_000 });
  expectNoErrors(windows);
});

test('the server is killed and started again, and the table plays on', async ({ browser }, info) => {
  test.setTimeout(180_000);
  const folder = info.outputPath('data');
  const first = await startServer(0, undefined, folder);
  const port = Number(new URL(first.address).port);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(first.address, windows);
  await playTogether(windows, 6);
  const reached = await length(windows[0].page);
  await first.kill();
  for (const { page } of windows) await expect(page.locator('.connection-reconnecting')).toBeVisible();
  const second = await startServer(port, undefined, folder);
  for (const one of windows) await expect(chip(one, 'live')).toBeVisible({ timeout: 20_000 });
  for (const { page } of windows) expect(await length(page)).toBe(reached);
  expect(await playTogether(windows, 4)).toBe(4);
  // One that is stopped with care says so before it goes.
  await second.stop();
  for (const one of windows) await expect(chip(one, 'server stopped')).toBeVisible();
  expectNoErrors(windows);
});

test('the way back: a seat is found again on another device by its code', async ({ browser, address }) => {
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  await gather(address, windows);
  const [, bram] = windows;
  const code = await bram.page.evaluate(() => localStorage.getItem('roundhouse.way-back'));
  const table = bram.page.url();
  const elsewhere = await windowOf(browser, 'Bram');
  await elsewhere.page.goto(table);
  await expect(elsewhere.page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await elsewhere.page.getByRole('link', { name: 'I have a seat already' }).click();
  await elsewhere.page.getByLabel('Return code').fill(code!);
  await elsewhere.page.getByRole('button', { name: 'Come back' }).click();
  await elsewhere.page.getByRole('link', { name: 'Ada’s table' }).click();
  await expect(question(elsewhere.page)).toHaveText(await question(bram.page).innerText());
  expect(await position(elsewhere.page).inputValue()).toBe(await position(bram.page).inputValue());
});
