/** Long lists in two steps, a train with its charter as a choice, later steps by a click, and a turn ended with the dividend. */
import { apply, choices, deciders, frameName } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { confirm, decision, gameWith, length, openFile, question } from './table-kit.ts';

type State = Parameters<typeof soh.score>[0];

/** Do nothing but passes lead from here to a run? */
function comesToRun(s: State): boolean {
  let now = s;
  for (let i = 0; i < 3 && soh.runProblem(now) === null; i++) {
    const top = now.stack.at(-1)!;
    const result = apply(soh, now, { type: 'pass', by: deciders(soh, now)[0]!, frame: frameName(top) });
    if (!result.ok || top.of !== s.stack.at(-1)!.of) return false;
    now = result.state;
  }
  return now.stack.at(-1)?.kind === 'run' && choices(soh, s, deciders(soh, s)[0]!, { type: 'layTile' }).length > 0;
}

test('a company of 1828 is started by its disc, then by its par', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((s) => s.stack.at(-1)?.kind === 'stockTurn'),
  );
  const before = await length(page);
  const start = decision(page)
    .locator('section', { has: page.locator('.leader-list') })
    .first();
  const discs = start.locator('.leader-list button');
  await expect(discs.first()).toBeVisible();
  expect(await discs.count()).toBeGreaterThan(3);
  await expect(start.locator('.option')).toHaveCount(0);
  await discs.nth(2).click();
  await expect(discs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const company = await discs.nth(2).getAttribute('data-leader');
  await expect(start.locator('.option-chosen')).toContainText(company!);
  const pars = start.locator('[data-open-field="price"] [data-value]');
  const wanted = pars.last();
  await wanted.click();
  await expect(confirm(page)).toContainText(company!);
  await expectAccessible(page);
  await confirm(page).click();
  await expect.poll(() => length(page)).toBe(before + 1);
});

test('a train of 1828 is one row, and its charter a choice in it', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameUntil((s) => s.stack.at(-1)?.kind === 'trains' && Object.keys(s.ext.systems).length > 0),
  );
  const row = decision(page)
    .locator('.option', { has: page.locator('.variants') })
    .first();
  await expect(row).toBeVisible();
  await expect(row.locator('.option-words b')).not.toContainText('charter');
  const charters = row.locator('.variants button');
  expect(await charters.count()).toBe(2);
  await charters.last().click();
  await expect(charters.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(charters.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(confirm(page)).toBeEnabled();
  await charters.first().click();
  await expect(charters.first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});

test('a later step is gone to by a click, which asks where something would be passed up', async ({ page, address }) => {
  await openFile(page, address, gameWith('track', comesToRun));
  const before = await length(page);
  await decision(page).getByRole('button', { name: 'Go to Run' }).click();
  const ask = decision(page).locator('.rail-ask');
  await expect(ask).toContainText('Track');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Stay here' }).click();
  await expect(ask).toHaveCount(0);
  expect(await length(page)).toBe(before);
  // The dividend comes only after a run.
  await decision(page).getByRole('button', { name: 'Go to Dividend' }).click();
  await expect(ask).toContainText('comes first');
  await decision(page).getByRole('button', { name: 'Go to Run' }).click();
  await ask.getByRole('button', { name: 'Go to Run' }).click();
  await expect(question(page)).toHaveText('Run the trains');
});

test('paid out and gone on with one press', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('dividend', (s) => Object.keys(s.tiles).length > 4),
  );
  const before = await length(page);
  const company = await decision(page).locator('.decision-who b').first().innerText();
  const end = decision(page).locator('[data-end-turn]');
  await expect(end).toBeVisible();
  await end.click();
  await expect.poll(() => length(page)).toBeGreaterThanOrEqual(before + 2);
  await expect(decision(page).locator('.decision-who b').first()).not.toHaveText(company);
});
