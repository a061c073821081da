import { deciders } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { expectAccessible } from './access.ts';
import { expect, expectNoSidewaysScroll, phone, test } from './kit.ts';
import { gameUntil } from './1828-play.ts';
import { decision, dropFile, openFile, question, tab } from './table-kit.ts';

const positions = {
  auction: gameUntil((s) => Object.values(s.privates).filter((owner) => s.players.includes(owner)).length > 3),
  consent: gameUntil((_, { type }) => type === 'accept'),
  systems: gameUntil((s) => s.stack.at(-1)?.kind === 'trains' && Object.keys(s.ext.systems).length > 0),
  // The Mohawk & Hudson belongs to somebody who is not asked.
  meanwhile: gameUntil(
    (s) =>
      s.stack.at(-1)?.kind === 'track' &&
      s.players.includes(s.privates['M&H']!) &&
      !deciders(title1828, s).includes(s.privates['M&H']!),
  ),
} as const;

test('nothing keeps anybody out of 1828', async ({ page, address }) => {
  await page.goto(address);
  for (const name of ['auction', 'consent', 'systems'] as const) {
    await dropFile(page, positions[name], name);
    await expect(question(page)).toBeVisible();
    if (name === 'systems') {
      const charters = page.getByRole('list', { name: 'Charters and their trains' }).first();
      await expect(charters.getByRole('listitem')).toHaveCount(2);
      await tab(page, 'Market').click();
      await expect(page.getByRole('table', { name: 'Stock market' })).toBeVisible();
    }
    await expectAccessible(page, name);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('1828 needs no sideways scrolling', async ({ page, address }) => {
    await openFile(page, address, positions.consent);
    await expect(decision(page).getByText('What the merger would bring')).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const name of ['Market', 'Holdings', 'Log', 'Map']) {
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Expand the decision' }).click();
    await expectAccessible(page);
  });
});

test('who is asked to agree to a merger sees what it comes to, and not its first step alone', async ({
  page,
  address,
}) => {
  await openFile(page, address, positions.consent);
  await expect(decision(page).getByText('What the merger would bring')).toBeVisible();
  await expect(decision(page).locator('.consequences')).toHaveCount(0);
});

test('all agree on a winner, and the game is over', async ({ page, address }) => {
  await openFile(page, address, positions.systems);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'At any time' }).click();
  const dialog = page.getByRole('dialog', { name: 'At any time' });
  await dialog
    .getByRole('group', { name: /Agree on a winner/ })
    .getByRole('button', { name: 'Bram' })
    .click();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  for (let agreeing = 0; agreeing < 2; agreeing++) {
    await expect(decision(page).getByText('says Bram has won')).toBeVisible();
    await decision(page).locator('[data-move="accept"]').click();
  }
  await expect(question(page)).toHaveText('Bram wins');
  await expect(decision(page).getByText('All players have agreed on the winner')).toBeVisible();
});

test('a private is exchanged in the turn of somebody else', async ({ page, address }) => {
  await openFile(page, address, positions.meanwhile);
  await expect(question(page)).toHaveText('Build track');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'At any time' }).click();
  const dialog = page.getByRole('dialog', { name: 'At any time' });
  const group = dialog.getByRole('group', { name: /Exchange the Mohawk & Hudson/ });
  await group
    .getByRole('button', { name: /10% from the IPO/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await expect(dialog).toBeHidden();
  await expect(question(page)).toHaveText('Build track');
  await tab(page, 'Log').click();
  await expect(page.getByRole('tabpanel').getByText('exchanges the Mohawk & Hudson').first()).toBeVisible();
});
