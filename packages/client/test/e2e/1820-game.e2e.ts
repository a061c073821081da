/** 1820 by clicks, from positions that steady players have brought: the cousin auction, a float, an Issue & Takeover Round, British Rail. */
import type { Page } from '@playwright/test';
import { apply, deciders, frameName } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { State } from '@roundhouse/titles/1820/face';
import { gameOf1820, newGameOf1820, rules1820, withBots } from './1820-games.ts';
import { expectAccessible } from './access.ts';
import { savedByPage } from './download.ts';
import { savedFile } from './follow.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { confirm, decision, openFile, question, tab } from './table-kit.ts';

const strip = (page: Page) => page.locator('.business');
const button = (page: Page, name: string | RegExp) => decision(page).getByRole('button', { name });
const topOf = (s: State) => s.stack.at(-1);

test('the cousin auction of 1820: bids that stand, the chart above every tab, and passing', async ({
  page,
  address,
}) => {
  await openFile(page, address, newGameOf1820(), '1820');
  await expect(question(page)).toHaveText('Cousin auction');
  const lots = decision(page).locator('.auction .lot');
  await expect(lots).toHaveCount(4);
  await expect(page.locator('.side-waiting summary')).toContainText('not floated 30');
  await expect(strip(page).locator('.business-columns li')).toHaveCount(18);
  await expect(strip(page).locator('[aria-current="step"]')).toHaveText('1');

  await lots.first().getByRole('button').first().click();
  await expect(lots.first()).toContainText('The cousin would have £');
  await confirm(page).click();
  await expect(lots.first().locator('.lot-bids')).toContainText('£20');
  await expectAccessible(page, 'the cousin auction', ['.auction', '.business', '.side']);

  await strip(page).getByRole('button', { name: 'Show the whole chart' }).click();
  await expect(strip(page).getByRole('table').locator('tbody tr')).toHaveCount(10);
  await strip(page).getByRole('button', { name: '6', exact: true }).click();
  await expect(strip(page).locator('.business-next')).toContainText('blue phase begins');
  await expectAccessible(page, 'the whole chart', ['.business']);
  await strip(page).getByRole('button', { name: 'Fold the chart' }).click();

  for (let i = 0; i < 3; i++) await button(page, 'Pass').click();
  await expect(question(page)).not.toHaveText('Cousin auction');
});

test('an open cry of 1820: the next bid stands ready, and a maximum bids for the player who left it, seen by nobody else', async ({
  page,
  address,
}) => {
  // Bots wait for a key.
  await page.addInitScript(() => localStorage.setItem('roundhouse.pace', 'step'));
  const file = gameOf1820((s) => topOf(s)?.kind === 'futureTrains');
  await openFile(page, address, withBots(file), '1820');
  await expect(confirm(page)).toContainText('20');
  const says = (player: string) => decision(page).locator('.cry-players li', { hasText: player });
  await expect(says('Bram')).toContainText('thinking');
  const maximum = decision(page).locator('.cry-maximum');
  await maximum.getByRole('spinbutton').fill('75');
  await expect(maximum.getByRole('switch')).toBeDisabled();
  await maximum.getByRole('spinbutton').fill('70');
  await maximum.getByRole('switch').click();
  await expect(says('Ada')).toContainText('bids £20');
  await expect(maximum.getByRole('switch')).toBeChecked();
  await expectAccessible(page, 'an open cry', ['.cry']);

  // While it is others' turn to answer it can be changed, taken back and left again.
  await maximum.getByRole('spinbutton').fill('75');
  await expect(maximum.getByRole('button', { name: 'Change' })).toBeDisabled();
  await maximum.getByRole('spinbutton').fill('90');
  await maximum.getByRole('button', { name: 'Change' }).click();
  await expect(maximum.getByRole('switch', { name: 'up to £90' })).toBeChecked();
  await maximum.getByRole('switch').click();
  await expect(maximum.getByRole('switch')).not.toBeChecked();
  await maximum.getByRole('spinbutton').fill('70');
  await maximum.getByRole('switch').click();
  await expect(maximum.getByRole('switch', { name: 'up to £70' })).toBeChecked();

  // It holds over a reload, and others at the same device do not see it.
  await page.reload();
  await expect(maximum.getByRole('switch')).toBeChecked();
  await page.getByRole('button', { name: 'Who plays for Bram' }).click();
  await page.getByRole('menuitem', { name: 'Play this seat myself' }).click();
  await expect(question(page)).toHaveText('Future trains');
  await expect(maximum).toHaveCount(0);
  await decision(page).locator('.cry-bid input').fill('40');
  await confirm(page).click();
  await expect(says('Ada')).toContainText('bids £50');
  await decision(page).locator('.cry-bid input').fill('70');
  await confirm(page).click();
  await expect(says('Bram')).toContainText('bids £70');
  await expect(says('Ada')).toContainText('thinking');
  const { entries } = await savedByPage(page);
  expect(JSON.stringify(entries)).not.toContain('maximum');
});

test('what players of 1820 promise each other stands at the table, after a reload and in the file', async ({
  page,
  address,
}) => {
  await openFile(page, address, newGameOf1820(), '1820');
  const agreed = decision(page).locator('.agreed');
  await agreed.getByText('Agreed at this table').click();
  await button(page, 'Record a deal').click();
  await agreed.getByRole('textbox').pressSequentially('Cato places no marker in H14 before the blue phase.');
  await expect(button(page, 'Record it')).toBeDisabled();
  await agreed.getByRole('checkbox', { name: 'Cato' }).check();
  await agreed.getByRole('checkbox', { name: 'Ada' }).check();
  await expectAccessible(page, 'an agreement that is being written', ['.agreed']);
  await button(page, 'Record it').click();
  await expect(agreed.getByRole('listitem')).toContainText('Cato places no marker in H14');
  await page.reload();
  await expect(agreed.getByRole('listitem')).toContainText(/Ada, .*Cato.* · SR 1, public/);
  const { entries } = await savedByPage(page);
  expect(entries).toMatchObject([{ note: { type: 'agreement' } }]);
});

/** A lobby is resolved, and its owner can pay for a part of a company that others join. */
const floats = (s: State): boolean => {
  const top = topOf(s);
  return top?.kind === 'float' && top.plan === null && s.players.every((player) => s.cash[player]! > 150);
};

test('a float of 1820: company, place on the map, two buyers, and the consent of both', async ({ page, address }) => {
  await openFile(page, address, gameOf1820(floats), '1820');
  await expect(question(page)).toHaveText('Which company do you float?');
  await expect(page.locator('.lobby-now')).toContainText('floats now');
  await decision(page).locator('.company-grid button', { hasText: 'N&PR' }).click();
  await decision(page).locator('[data-open-field="price"] [data-value="55"]').click();
  await expectAccessible(page, 'the choice of a company', ['.slip']);
  await confirm(page).click();

  await expect(question(page)).toHaveText('Where does it start?');
  await expect(page.locator('.b-shut').first()).toBeAttached();
  await decision(page).locator('[data-hex-name="H14"]').click();
  await confirm(page).click();
  await expect(page.locator('.b-draft-flag')).toContainText('1 · new tile');
  await button(page, 'Keep the second marker').click();

  await expect(question(page)).toHaveText('Who buys the 40%?');
  const buyers = decision(page).locator('.slip-buyers li');
  await buyers.nth(0).getByRole('button', { name: 'More' }).click();
  await buyers.nth(1).getByRole('button', { name: 'More' }).click();
  await expect(decision(page).locator('.slip-sum')).toContainText('2 of 2 shares');
  await expect(decision(page).locator('.slip-founded')).toContainText('will direct');
  await expectAccessible(page, 'the buyers of a float', ['.slip']);
  await button(page, /^Ask (Ada|Bram|Cato)/).click();

  await expect(question(page)).toHaveText('Do you agree to this float?');
  await expect(decision(page).locator('.slip-consents')).toContainText('is asked');
  await expectAccessible(page, 'a float that others are asked about', ['.slip']);
  await button(page, 'Accept').click();
  await expect(decision(page).locator('.slip-consents')).toContainText('agreed');
  await button(page, 'Accept').click();
  await expect(page.locator('.charter-row', { hasText: 'N&PR' })).toContainText('floated this round');
});

test('a float of 1820 that is refused says by whom, and can be carried out otherwise', async ({ page, address }) => {
  await openFile(page, address, gameOf1820(floats), '1820');
  await decision(page).locator('.company-grid button', { hasText: 'N&PR' }).click();
  await decision(page).locator('[data-open-field="price"] [data-value="55"]').click();
  await confirm(page).click();
  await decision(page).locator('[data-hex-name="H14"]').click();
  await confirm(page).click();
  await button(page, 'Keep the second marker').click();
  const buyers = decision(page).locator('.slip-buyers li');
  const founder = (await decision(page).locator('.decision-name').textContent())!;
  const asked = buyers.filter({ hasNotText: founder }).first();
  const own = buyers.filter({ hasText: founder });
  await own.getByRole('button', { name: 'More' }).click();
  await asked.getByRole('button', { name: 'More' }).click();
  await button(page, /^Ask /).click();
  await button(page, 'Decline').click();

  await expect(question(page)).toHaveText('Float it like this?');
  await expect(decision(page).locator('.decision-head')).toContainText('2nd draft');
  await expect(asked).toContainText('refused 1 share at £55');
  await expect(own).not.toContainText('refused');
  await expectAccessible(page, 'a draft after a refusal', ['.slip']);
  await asked.getByRole('button', { name: 'Less' }).click();
  await own.getByRole('button', { name: 'More' }).click();
  await button(page, 'Carry it out').click();
  await expect(page.locator('.charter-row', { hasText: 'N&PR' })).toContainText('floated this round');
});

/** Somebody may issue shares, and others are asked as well. */
const issues = (s: State): boolean =>
  topOf(s)?.kind === 'issues' && deciders(rules1820, s as unknown as RailState).length > 1;

test('an Issue & Takeover Round of 1820: the board, an issue, lights, and an offer that finds no bid', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameOf1820(issues), '1820');
  await expect(tab(page, 'Issue & Takeover')).toHaveAttribute('aria-selected', 'true');
  const board = page.locator('.issue-board');
  await expect(board.locator('.lights li')).toHaveCount(3);
  await board.locator('.board-acts button', { hasText: 'issue' }).first().click();
  await expect(decision(page).locator('.issue-forecast')).toContainText('Minimum bid to take it over');
  await expectAccessible(page, 'reduce and issue', ['.round-page', '.decision']);
  await confirm(page).click();
  await expect(board).toContainText('issued 1');

  while ((await question(page).textContent()) === 'Reduce or issue?') await button(page, 'Done').click();
  await expect(question(page)).toHaveText(/^Does the .* offer a takeover\?$/);
  const offered = decision(page).locator('.option > button').first();
  await offered.click();
  await confirm(page).click();
  await expect(question(page)).toHaveText(/^Takeover auction: the /);
  await expect(page.locator('.bid-scale')).toContainText('minimum bid');
  await expectAccessible(page, 'a company that is offered', ['.round-page', '.decision']);
});

/** Recorded takeovers and a liquidation, each at a step that asks something. */
const deals: readonly { readonly after: number; readonly now: RegExp; readonly told: RegExp }[] = [
  { after: 261, now: /^Trains/, told: /is liquidated; the .* buys its markers and trains for/ },
  { after: 268, now: /^Trains/, told: /is taken over by the .* for/ },
  { after: 272, now: /^Markers/, told: /is taken over by the .* for/ },
];

test('a takeover of 1820 is told step by step for as long as it lasts', async ({ page, address }) => {
  const file = savedFile('1820-5');
  for (const { after, now, told } of deals) {
    await openFile(page, address, { ...file, entries: file.entries.slice(0, after) }, '1820');
    const sheet = page.locator('.round-page');
    await expect(sheet.locator('.lot-card')).toContainText(told);
    await expect(sheet.locator('.procedure-now')).toHaveText(now);
    await expectAccessible(page, `a deal after ${after} moves`, ['.round-page']);
  }
});

/** Nothing but a pass stands between this question and the turn of British Rail. */
function comesToBritishRail(s: State): boolean {
  const state = s as unknown as RailState;
  const [by] = deciders(rules1820, state);
  const top = topOf(s);
  if (s.companies['BR']!.status !== 'started' || by === undefined || !top) return false;
  const passed = apply(rules1820, state, { type: 'pass', by, frame: frameName(top) });
  return passed.ok && passed.events.some(({ event }) => event === 'britishRail');
}

test('a turn of British Rail in 1820 happens by itself: markers, income, and its shares in the pool', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameOf1820(comesToBritishRail), '1820');
  const rail = page.locator('.charter-row', { hasText: 'British Rail' });
  await expect(rail).toContainText('markers on the map');
  const before = await rail.locator('.charter-owes').textContent();
  await expectAccessible(page, 'British Rail among the companies', ['.side']);
  await decision(page).locator('[data-move="pass"]').click();
  await expect(rail.locator('.charter-owes')).not.toHaveText(before!);
  await tab(page, 'Log').click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/British Rail earns £/)
      .first(),
  ).toBeVisible();
  await tab(page, 'Market').click();
  await expect(page.locator('.private-track')).toBeVisible();
  await expectAccessible(page, 'the market of 1820', ['.market-page']);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the chart of 1820 stands above the board, and nothing scrolls sideways', async ({ page, address }) => {
    await openFile(page, address, gameOf1820(issues), '1820');
    await expect(strip(page).locator('.business-next')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Holdings' }).click();
    await expect(page.locator('.charter-row').first()).toBeVisible();
    await expect(strip(page).locator('.business-next')).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});
