/** A friend plays for somebody who must go, and everybody sees by whom and for whom. */
import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { answerOnce } from './table-driver.ts';
import { decision, tab } from './table-kit.ts';
import { askedOf, gather, type Window, windowOf } from './together-kit.ts';

test('a seat is lent to a friend, who plays both, and taken back by any move of its own player', async ({
  browser,
  address,
}) => {
  test.setTimeout(120_000);
  const windows = [await windowOf(browser, 'Ada'), await windowOf(browser, 'Bram'), await windowOf(browser, 'Cato')];
  await gather(address, windows);
  const lender = (await askedOf(windows))!;
  const [friend, third] = windows.filter((one) => one !== lender) as [Window, Window];
  await lender.page.getByRole('button', { name: `Who plays for ${lender.name}` }).click();
  await lender.page.getByRole('menuitem', { name: `Lend it to ${friend.name} until I am back` }).click();
  const back = lender.page.getByRole('group', { name: `${friend.name} plays for you` });
  await expect(back).toBeVisible();
  const lent = friend.page.getByRole('group', { name: `You play for ${lender.name} too` });
  await expect(lent).toBeVisible();
  await expect(third.page.locator('.player-card', { hasText: lender.name })).toContainText(`${friend.name} plays`);
  await expectAccessible(friend.page, 'a seat that was lent', ['.decision']);
  // The friend decides for the lender, and the log says so to everybody.
  expect(await answerOnce(friend.page, 1)).not.toBeNull();
  await tab(third.page, 'Log').click();
  await expect(third.page.getByText(`by ${friend.name} for ${lender.name}`).first()).toBeVisible();
  await expect(back).toContainText('1 move was made for you since');
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back).toHaveCount(0);
  await expect(lent).toHaveCount(0);
  await expect(decision(third.page)).toBeVisible();
  for (const { name, errors } of windows) expect([name, errors]).toEqual([name, []]);
});
