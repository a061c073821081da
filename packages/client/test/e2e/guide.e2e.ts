/** Tips beside the decision, and terms in the words of the book. */
import { History, newGame } from '@roundhouse/kernel';
import { title1843 } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, phone, playNow, test } from './kit.ts';
import { confirm, decision, dropFile, gameWith, question, untilLonger } from './table-kit.ts';
import { asNewcomer, tip, WITH_TIPS } from './teaching-kit.ts';

test('a tip comes with a first decision, and not again once it is dismissed', async ({ page, address }) => {
  await asNewcomer(page, address, WITH_TIPS);
  await dropFile(page, gameWith('lotAuction'));
  await expect(tip(page)).toHaveAttribute('data-tip', 'soh lotAuction.bid');
  await expect(tip(page)).toContainText(/this one fl\.\s\d+, until phase 5/);
  await expect(tip(page)).toContainText('Usual');
  await expect(tip(page)).toContainText(/privates? follow|stock round begins/);
  await expectAccessible(page, 'a tip', ['.tip']);
  await tip(page).getByRole('button', { name: 'Got it' }).click();
  // Next comes what else can be done here.
  await expect(tip(page)).toHaveAttribute('data-tip', 'soh lotAuction.pass');
  await tip(page).getByRole('button', { name: 'Got it' }).click();
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(tip(page)).toHaveCount(0);
  // The menu brings them back, and takes them away.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Show the tips again' }).click();
  await expect(tip(page)).toBeVisible();
  await tip(page).getByRole('button', { name: 'No more tips' }).click();
  await expect(tip(page)).toHaveCount(0);
});

test('what was done twice needs no tip', async ({ page, address }) => {
  await asNewcomer(page, address, WITH_TIPS);
  await dropFile(page, gameWith('lotAuction'));
  const pass = decision(page).getByRole('button', { name: 'Pass', exact: true });
  await tip(page).getByRole('button', { name: 'Got it' }).click();
  for (const times of [1, 2]) {
    await expect(tip(page), `before pass ${times}`).toHaveAttribute('data-tip', 'soh lotAuction.pass');
    const before = Number(await page.locator('.history input').getAttribute('max'));
    await pass.click();
    await untilLonger(page, before, 'a pass');
  }
  const known = await page.evaluate(() => localStorage.getItem('roundhouse.teaching'));
  expect(JSON.parse(known!).done).toMatchObject({ 'soh lotAuction.pass': 2 });
  await expect(page.locator('[data-tip="soh lotAuction.pass"]')).toHaveCount(0);
});

test('an offer gets a tip by its own name', async ({ page, address }) => {
  await asNewcomer(page, address, WITH_TIPS);
  await dropFile(page, gameWith('offer'));
  await expect(tip(page)).toHaveAttribute('data-tip', 'soh offer.accept');
  await expect(tip(page).locator('header')).toContainText('First time: An offer');
});

test('what was done counts, however fast the bots answer', async ({ page, address }) => {
  await asNewcomer(page, address, WITH_TIPS);
  await playNow(page, address);
  await expect(tip(page)).toBeVisible();
  await decision(page).getByRole('button', { name: 'Pass', exact: true }).click();
  const known = () => page.evaluate(() => localStorage.getItem('roundhouse.teaching') ?? '');
  await expect.poll(known).toContain('"soh stockTurn.pass":1');
});

test('the row pointed at gets its own tip', async ({ page, address }) => {
  await asNewcomer(page, address, WITH_TIPS);
  await dropFile(
    page,
    gameWith(
      'stockTurn',
      (s) => Object.keys(s.market.at).length > 0 && Object.values(s.shares).some((by) => (by['player1'] ?? 0) > 2),
    ),
  );
  await expect(tip(page)).toBeVisible();
  const row = decision(page).locator('[data-row^="sell"]').first();
  if ((await row.count()) > 0) {
    await row.click();
    await expect(tip(page)).toHaveAttribute('data-tip', 'soh stockTurn.sell');
    await expect(confirm(page)).toBeVisible();
  }
});

test('terms of the book are underlined and explained with their rule, until that is switched off', async ({
  page,
  address,
}) => {
  await asNewcomer(page, address, WITH_TIPS);
  await dropFile(page, gameWith('lotAuction'));
  const term = tip(page)
    .locator('.named', { has: page.locator('.term') })
    .first();
  await term.click();
  const card = page.locator('.thing-card');
  await expect(card).toContainText('Term');
  await expect(card).toBeFocused();
  await expectAccessible(page, 'a term', ['.thing-card']);
  await card.getByRole('button', { name: 'In the rules' }).click();
  await expect(page.locator('.rule-marked')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the decision' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Underline terms' }).click();
  await expect(tip(page)).toBeVisible();
  await expect(page.locator('.term')).toHaveCount(0);
  await page.reload();
  await expect(tip(page)).toBeVisible();
  await expect(page.locator('.term')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('a tip is short, and the rest one tap away', async ({ page, address }) => {
    await asNewcomer(page, address, WITH_TIPS);
    await dropFile(page, gameWith('lotAuction'));
    await expect(tip(page)).toContainText('Usual');
    await expect(tip(page)).not.toContainText('Then');
    await tip(page).getByRole('button', { name: 'More' }).click();
    await expect(tip(page)).toContainText('Then');
  });

  test('a tip is in sight, also where the choices are far below it', async ({ page, address }) => {
    await asNewcomer(page, address, WITH_TIPS);
    const players = ['Ada', 'Bram', 'Cato'];
    await dropFile(page, new History(title1843, newGame(title1843, { players, seed: 1 })).toFile());
    await expect(tip(page).locator('header')).toBeInViewport({ ratio: 1 });
    await page.waitForTimeout(500);
    await expect(tip(page).locator('header')).toBeInViewport({ ratio: 1 });
  });
});
