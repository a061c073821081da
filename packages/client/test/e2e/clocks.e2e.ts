/** Clocks to zero, what the others decide then, and the way back. */
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { decision } from './table-kit.ts';
import { askedOf, gather, type Window, windowOf } from './together-kit.ts';

/** A room offers minutes; a test has seconds. */
async function hurry({ page }: Window): Promise<void> {
  await page.route('**/api/v1/games/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.continue({ postData: JSON.stringify({ clock: { bank: 10, refill: 5 } }) })
      : route.continue(),
  );
}

const card = ({ page }: Window, name: string) => page.getByRole('form', { name: `${name} is late` });

async function vote(one: Window, late: string, choice: string | RegExp): Promise<void> {
  await card(one, late).getByRole('radio', { name: choice }).check();
  await card(one, late).getByRole('button', { name: /^Vote/ }).click();
}

test('a clock runs out, the others let a bot play, and the one who returns takes the seat back', async ({
  browser,
  address,
}) => {
  test.setTimeout(180_000);
  const windows = [
    await windowOf(browser, 'Ada'),
    await windowOf(browser, 'Bram'),
    await windowOf(browser, 'Cato', phone),
  ];
  await hurry(windows[0]!);
  await gather(address, windows, 0, { Clock: '10 min each' });
  const late = (await askedOf(windows))!;
  const [one, two] = windows.filter((other) => other !== late) as [Window, Window];
  // The clock of the one who is asked runs, in words for those who listen.
  const desk = [one, two].find(({ name }) => name !== 'Cato')!;
  await expect(desk.page.getByRole('timer', { name: /running/ })).toHaveCount(1);
  await expect(card(one, late.name)).toBeVisible({ timeout: 30_000 });
  await expect(card(two, late.name)).toBeVisible();
  await expect(decision(late.page)).toContainText('Your time is over.');
  // Nothing is chosen before somebody chooses.
  await expect(card(one, late.name).getByRole('button', { name: 'Pick one' })).toBeDisabled();
  await expectAccessible(desk.page, 'a vote', ['.decision']);
  await expectNoSidewaysScroll(one.page);
  await vote(one, late.name, /^Wait/);
  await expect(card(one, late.name)).toContainText('You have voted');
  await expect(card(two, late.name).getByText(one.name, { exact: true })).toHaveCount(1);
  await vote(one, late.name, /^A bot until/);
  await vote(two, late.name, /^A bot until/);
  await expect(card(one, late.name)).toHaveCount(0);
  const back = late.page.getByRole('group', { name: 'A bot plays for you' });
  await expect(back).toContainText(/[1-9]\d* moves? (was|were) made for you since/, { timeout: 15_000 });
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back).toHaveCount(0);
  for (const { name, errors } of windows) expect([name, errors]).toEqual([name, []]);
});

test('the clocks rest when all who are there agree, and run again when all go on', async ({ browser, address }) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram')] as const;
  const [ada, bram] = windows;
  await gather(address, windows, 0, { Clock: '20 min each' });
  await expect(ada.page.getByRole('timer', { name: '20 minutes left, running' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Ask the others to let the clocks rest' }).click();
  await expect(ada.page.getByRole('group', { name: 'Let the clocks rest?' })).toContainText('Waits for the others');
  await bram.page.getByRole('group', { name: 'Let the clocks rest?' }).getByRole('button', { name: 'Agree' }).click();
  for (const { page } of windows) {
    await expect(page.getByRole('group', { name: 'The clocks rest' })).toBeVisible();
    await expect(page.getByRole('timer', { name: /resting/ })).toHaveCount(2);
  }
  for (const { page } of windows)
    await page.getByRole('group', { name: 'The clocks rest' }).getByRole('button', { name: 'Go on' }).click();
  for (const { page } of windows) await expect(page.getByRole('timer', { name: /running/ })).toBeVisible();
  // Without a line nobody knows what the clocks say.
  await bram.page.context().setOffline(true);
  await bram.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bram.page.getByRole('timer')).toHaveCount(0, { timeout: 20_000 });
  for (const { name, errors } of windows) expect([name, errors]).toEqual([name, []]);
});
