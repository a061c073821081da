import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { decision, dropFile, gameWith, openFile, question, tab } from './table-kit.ts';

// The bar and the companies beside them look the same at every question.
const DECISION = '[aria-label="Decision"]';
const TAB = '[role="tabpanel"]';
const tabs = ['Market', 'Tiles', 'Trains & phases', 'Ledger', 'Charts', 'Log', 'Rules', 'Review'];

for (const kinds of [
  ['lotAuction', 'stockTurn', 'track', 'run'],
  ['trains', 'offer', 'ended'],
]) {
  test(`nothing keeps anybody out: ${kinds.join(', ')}`, async ({ page, address }) => {
    await page.goto(address);
    for (const kind of kinds) {
      await dropFile(page, gameWith(kind), kind);
      await expect(question(page)).toBeVisible();
      if (kind === 'track') await decision(page).locator('.hex-list button').first().click();
      if (kind === 'run') await expect(decision(page).getByText('proven best')).toBeVisible();
      await expectAccessible(page, kind, [DECISION, TAB]);
    }
  });
}

test('nothing keeps anybody out: dividend, and every tab', async ({ page, address }) => {
  await openFile(page, address, gameWith('dividend'));
  await expectAccessible(page, 'dividend');
  for (const name of tabs) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, name, [TAB]);
  }
});
