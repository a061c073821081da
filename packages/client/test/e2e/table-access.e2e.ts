import { expect, expectAccessibleInBothThemes, test } from './kit.ts';
import { decision, gameWith, openFile, question, tab } from './table-kit.ts';

const positions = ['auction', 'stockTurn', 'track', 'run', 'dividend', 'trains', 'offer', 'ended'] as const;
test.describe.configure({ timeout: 90_000 });

const files = new Map(positions.map((kind) => [kind, gameWith(kind)]));

for (const kind of positions) {
  test(`nothing keeps anybody out: ${kind}`, async ({ page, address }) => {
    await openFile(page, address, files.get(kind)!);
    await expect(question(page)).toBeVisible();
    if (kind === 'track') await decision(page).locator('.hex-list button').first().click();
    if (kind === 'run') await expect(decision(page).getByText('proven best')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
}

for (const name of ['Market', 'Tiles', 'Trains & phases', 'Ledger', 'Charts', 'Log', 'Rules']) {
  test(`nothing keeps anybody out: ${name}`, async ({ page, address }) => {
    await openFile(page, address, files.get('dividend')!);
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
}
