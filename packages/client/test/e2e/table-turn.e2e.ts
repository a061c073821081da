import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { decision, gameWith, openFile, question } from './table-kit.ts';

type State = Parameters<NonNullable<Parameters<typeof gameWith>[1]>>[0];

const ofTop = (s: State): string => s.stack.at(-1)!.of!;
const hasTrain = (s: State): boolean => Object.values(s.trains).includes(ofTop(s));

/** A company that has just begun: its home was its token, and it has nothing to run. */
const beginner = gameWith('trains', (s) => !hasTrain(s) && s.companies[ofTop(s)]?.operated === false);
const auction = gameWith('lotAuction');
const poor = gameWith('emergency', (s) => (s.cash[ofTop(s)] ?? 0) < 60);

test('steps that were skipped say why, on the rail, under the board and in the log', async ({ page, address }) => {
  await openFile(page, address, beginner);
  await expect(question(page)).toBeVisible();
  const rail = decision(page).locator('.rail');
  await expect(rail.locator('.rail-skipped')).toHaveCount(3);
  const reasons = decision(page).getByRole('list', { name: 'Steps that were skipped' });
  await expect(reasons).toContainText(/No token: the \w+ has just placed its first/);
  await expect(reasons).toContainText(/No run: the \w+ owns no train\./);
  await expect(reasons).toContainText(/No dividend: the \w+ has earned nothing\./);
  await expect(page.locator('.since-strip')).toContainText(/No run: the \w+ owns no train/);
  await page.getByRole('tab', { name: 'Log' }).click();
  // Several of them in a row are one line until it is opened.
  const log = page.getByRole('tabpanel', { name: 'Log' });
  await log
    .getByRole('button', { name: /^Show all/ })
    .last()
    .click();
  await expect(log.getByText(/No run: the \w+ owns no train/).first()).toBeVisible();
});

test('the auction shows every private that was dealt, with income, power and order', async ({ page, address }) => {
  await openFile(page, address, auction);
  const dealt = decision(page).getByRole('region', { name: 'Dealt for this game, in the order of sale' });
  await expect(dealt.getByRole('listitem')).toHaveCount(2);
  await expect(dealt.getByRole('listitem').first()).toContainText('now');
  await expect(dealt.getByRole('listitem').last()).toContainText('to come');
  // What is under the hammer has a card of its own above.
  await expect(dealt.getByRole('listitem').last()).toContainText(/fl\. \d+ · pays fl\. \d+/);
  await expect(dealt.getByRole('listitem').last().locator('.hint')).not.toBeEmpty();
});

test('a train that must be bought shows its price, what pays for it and what is short', async ({ page, address }) => {
  await openFile(page, address, poor);
  const owed = decision(page).getByRole('region', { name: 'What is owed and what can pay for it' });
  await expect(owed).toContainText(/The \w+ must buy an? \w+ train for fl\. \d+/);
  await expect(owed).toContainText(/short|covered/);
  await expect(owed.getByRole('listitem').first()).toContainText('treasury');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the dealt privates and the reasons are there, too', async ({ page, address }) => {
    await openFile(page, address, auction);
    await page.getByRole('button', { name: 'Expand the decision' }).click();
    await expect(decision(page).locator('.dealt li')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await openFile(page, address, beginner, 'beginner');
    await expect(decision(page).locator('.rail-why')).toContainText('No run');
    await expectNoSidewaysScroll(page);
  });
});
