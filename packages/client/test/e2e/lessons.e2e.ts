import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { confirm, decision, length } from './table-kit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const right = (page: Parameters<typeof decision>[0]) =>
  decision(page).getByRole('heading', { name: 'Right', exact: true });

const lesson = (n: number): string =>
  readFileSync(join(import.meta.dirname, '../../../titles/src/soh/lessons', `${n}.json`), 'utf8');

test('a lesson is played on the real table, and progress is kept', async ({ page, address }) => {
  await page.goto(`${address}/learn`);
  await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible();
  await expectAccessible(page, 'the list of lessons');
  await page.getByRole('link', { name: /2 · Make it pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Make it pay' })).toBeVisible();
  await expect(page.getByText('A lesson: nothing is kept')).toBeVisible();
  for (const next of ['Next: A token', 'Next: A dividend']) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(right(page)).toBeVisible();
    await expect(decision(page).getByText('as it was shown to you')).toBeVisible();
    await page.getByRole('button', { name: next }).click();
  }

  // By hand: first the wrong way, which is allowed, and the lesson says why it is not enough.
  await confirm(page).click();
  await decision(page).locator('.option > button', { hasText: 'Withhold' }).click();
  await confirm(page).click();
  await expect(decision(page).getByText('its price fell to fl. 75 and you got nothing')).toBeVisible();
  await expectAccessible(page, 'a lesson after a wrong try');
  await page.getByRole('button', { name: 'Start again' }).click();
  await confirm(page).click();
  await decision(page).locator('.option > button', { hasText: 'Pay' }).first().click();
  await confirm(page).click();
  await expect(right(page)).toBeVisible();
  await expect(decision(page).getByText('in 2 tries')).toBeVisible();
  await expectAccessible(page, 'a task that is done');
  await page.getByRole('button', { name: 'Next: A reserve' }).click();
  await decision(page).locator('[data-move="pass"]').click();
  await expect(page.getByRole('button', { name: 'Next lesson: Ahead of the rust' })).toBeVisible();

  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: /Steam Over Holland 1 of 4/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('done', { exact: true })).toBeVisible();
  // Nothing of it is among the games.
  await page.goto(address);
  await expect(page.getByText('Make it pay')).toHaveCount(0);
});

test('the several moves of one way are one try', async ({ page, address }) => {
  await page.goto(`${address}/learn/1828/2`);
  for (let bought = 0; bought < 3; bought++) {
    const before = await length(page);
    await decision(page).locator('[data-row^="buy "][data-row*="GT"]').first().click();
    await confirm(page).click();
    await expect.poll(() => length(page)).toBeGreaterThan(before);
  }
  await expect(right(page)).toBeVisible();
  await expect(decision(page).getByText('at the first try')).toBeVisible();
});

test('what would end the round is caught', async ({ page, address }) => {
  await page.goto(`${address}/learn/soh/1`);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(right(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next: More shares' }).click();
  await decision(page).locator('[data-move="pass"]').click();
  await expect(decision(page).getByRole('heading', { name: 'Not this way' })).toBeVisible();
  await expectAccessible(page, 'a task that was missed');
  await page.getByRole('button', { name: 'Take the last move back' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(right(page)).toBeVisible();
});

test('a hint gives the idea and then the move, and things can be tried', async ({ page, address }) => {
  await page.goto(`${address}/learn/1820/2`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(decision(page).getByText('Another rich city is next door')).toBeVisible();
  await page.getByRole('button', { name: 'Show the move' }).click();
  await expect(decision(page).getByText(/lays tile 802/)).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(decision(page).getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try things here' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-paper', 'trial');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(decision(page).getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
});

for (const [title, n] of [
  ['1828', 4],
  ['1839', 3],
  ['1843', 2],
] as const) {
  test(`${title}: lesson ${n} is shown from its first task to its last`, async ({ page, address }) => {
    await page.goto(`${address}/learn/${title}/${n}`);
    for (;;) {
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(right(page)).toBeVisible({ timeout: 20_000 });
      const next = page.getByRole('button', { name: /^Next: / });
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(right(page)).toBeHidden();
    }
    await expect(page.getByText('That was the whole lesson.')).toBeVisible();
  });
}

test('a lesson of somebody’s own opens from its file, and a spoilt one is refused', async ({ page, address }) => {
  await page.goto(`${address}/learn`);
  const give = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a lesson file' }).click();
    await (await chooser).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await give(lesson(2).replace('"minutes": 10', '"minutes": "<b>ten</b>"'));
  await expect(page.getByText('This is not a lesson: "minutes"')).toBeVisible();
  await give(lesson(2).replace('"Make it pay"', '"Mine <i>own</i>"'));
  await expect(page.getByRole('heading', { name: 'Mine <i>own</i>' })).toBeVisible();
  await page.goto(`${address}/learn/soh/9`);
  await expect(page.getByRole('heading', { name: 'There is no such lesson.' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the task stands under the title, and all of it in a place of its own', async ({ page, address }) => {
    await page.goto(`${address}/learn/soh/2`);
    await page.getByRole('button', { name: /^Task 1 of 4/ }).click();
    await expect(page.getByText('Both trains together run for fl. 100')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a task on a phone');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`${address}/learn`);
    await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the list of lessons on a phone');
  });
});
