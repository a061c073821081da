import { devices } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, themes } from './kit.ts';
import { gameUntil } from './t1828-play.ts';
import { decision, openFile, question, tab } from './table-kit.ts';

// The check reads every stroke of the map: slow where many run side by side.
test.describe.configure({ timeout: 120_000 });

const positions = {
  auction: gameUntil((s) => Object.values(s.privates).filter((owner) => s.players.includes(owner)).length > 3),
  consent: gameUntil((_, { type }) => type === 'accept'),
  systems: gameUntil((s) => s.stack.at(-1)?.kind === 'trains' && Object.keys(s.ext.systems).length > 0),
} as const;

for (const theme of themes) {
  for (const [name, file] of Object.entries(positions)) {
    test(`nothing keeps anybody out of 1828: ${name}, ${theme}`, async ({ page, address }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openFile(page, address, file);
      await expect(question(page)).toBeVisible();
      if (name === 'systems') {
        const charters = page.getByRole('list', { name: 'Charters and their trains' }).first();
        await expect(charters.getByRole('listitem')).toHaveCount(2);
        await tab(page, 'Market').click();
        await expect(page.getByRole('table', { name: 'Stock market' })).toBeVisible();
      }
      await expectAccessible(page);
    });
  }
}

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  for (const theme of themes) {
    test(`1828 needs no sideways scrolling (${theme})`, async ({ page, address }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openFile(page, address, positions.consent);
      await expect(decision(page).getByText('What it would come to')).toBeVisible();
      await expectNoSidewaysScroll(page);
      for (const name of ['Market', 'Holdings', 'Log', 'Map']) {
        await page.getByRole('navigation').getByRole('button', { name }).click();
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('button', { name: 'Pull the decision up' }).click();
      await expectAccessible(page);
    });
  }
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
    await expect(decision(page).getByText('says that Bram has won')).toBeVisible();
    await decision(page).locator('[data-move="accept"]').click();
  }
  await expect(question(page)).toHaveText('Bram wins');
  await expect(page.getByText('All have agreed on the winner')).toBeVisible();
});
