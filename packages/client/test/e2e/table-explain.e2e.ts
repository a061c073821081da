import { expectAccessible } from './access.ts';
import { expect, test } from './kit.ts';
import { gameWith, length, openFile, tab } from './table-kit.ts';

test('a key explains the position in plain words', async ({ page, address }) => {
  await openFile(
    page,
    address,
    gameWith('stockTurn', (s) => Object.keys(s.market.at).length > 1),
  );
  await page.keyboard.press('e');
  const drawer = page.getByRole('dialog', { name: 'Explain this position' });
  for (const heading of ['What is decided', 'What can be done', 'What cannot be done, and why', 'What comes next'])
    await expect(drawer.getByRole('heading', { name: heading })).toBeVisible();
  await expect(drawer).toContainText(/(Ada|Bram).? decides/);
  await expect(drawer).toContainText('Passing ends this turn only');
  await expect(drawer).toContainText(/Phase \d begins with the first \d train/);
  // Nothing of it is written for machines.
  await expect(drawer.locator('.explain-frames, textarea')).toHaveCount(0);
  expect(await drawer.innerText()).not.toMatch(/[{}]|player\d|undefined|[?!]\./);
  await expectAccessible(page, 'explained', ['.explain']);
  // The table stays in use beside it, and the same key closes it.
  await page.keyboard.press('2');
  await expect(tab(page, 'Market')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('e');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('e');
  // A name in it opens its card.
  await drawer.locator('[data-thing]').first().click();
  await expect(page.locator('[data-card]')).toBeVisible();
});

test('behind a switch the position is taken apart: what is offered, and why an action is refused', async ({
  page,
  address,
}) => {
  await openFile(page, address, gameWith('dividend'));
  const before = await length(page);
  await page.keyboard.press('e');
  const drawer = page.getByRole('dialog', { name: 'Explain this position' });
  await drawer.getByLabel('For developers').check();
  await expect(drawer.locator('.explain-frames')).toHaveText(new RegExp(`^${before} › .*dividend`));

  const action = drawer.getByRole('textbox');
  const offer = drawer.locator('.explain-offer').first();
  await offer.locator('summary').click();
  await offer.getByRole('button').first().click();
  await expect(action).toHaveValue(/"type"/);
  await expect(drawer).toContainText('This action is legal here.');

  await action.fill('{ "type": "dividend", "way": "share out" }');
  await expect(drawer.locator('.explain-bad')).toBeVisible();
  await action.fill('{ "type"');
  await expect(drawer).toContainText('Not valid JSON yet.');
  expect(await length(page)).toBe(before);

  // The table beside it stays in use, and the drawer follows.
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(drawer.locator('.explain-frames')).toHaveText(new RegExp(`^${before - 1} › `));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('what takes a position apart comes only when it is asked for', async ({ page, address }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openFile(page, address, gameWith('dividend'));
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/explain-/.test(url))).toEqual([]);
  await page.keyboard.press('e');
  await expect(page.locator('.explain')).toBeVisible();
  expect(scripts.filter((url) => /\/explain-/.test(url))).toHaveLength(1);
});
