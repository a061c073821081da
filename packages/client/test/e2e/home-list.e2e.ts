/** Many games on one device: archive, search, order; and a game from the clipboard. */
import { expectAccessible } from './access.ts';
import { playedGame } from './games.ts';
import { expect, test } from './kit.ts';
import { dropFile, openFile } from './table-kit.ts';

test('games are searched, sorted and put away', async ({ page, address }) => {
  await openFile(page, address, playedGame({ actions: 3 }), 'walnut');
  for (const name of ['almond', 'hazel', 'cashew']) await dropFile(page, playedGame({ actions: 3 }), name);
  await page.goto(address);
  const search = page.getByRole('searchbox', { name: 'Search by name, title or player' });
  await expect(search).toBeVisible();
  const listed = () => page.getByRole('link', { name: /^(walnut|almond|hazel|cashew)$/ }).allInnerTexts();
  await expect.poll(async () => (await listed()).length).toBe(4);
  expect((await listed())[0]).toBe('cashew');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await expect.poll(async () => (await listed())[0]).toBe('almond');
  await search.fill('hazel');
  await expect.poll(listed).toEqual(['hazel']);
  await page.getByRole('button', { name: 'More actions for hazel' }).click();
  await page.getByRole('menuitem', { name: 'Put in the archive' }).click();
  await expect(page.getByText('No game matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Archive (1)' }).click();
  await expect.poll(listed).toEqual(['hazel']);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(async () => (await listed()).length).toBe(3);
  await page.getByRole('button', { name: 'Archive (1)' }).click();
  await page.getByRole('button', { name: 'More actions for hazel' }).click();
  await page.getByRole('menuitem', { name: 'Take out of the archive' }).click();
  await page.reload();
  await expect.poll(async () => (await listed()).length).toBe(4);
});

test('a copied game is pasted, and called by its title and players', async ({ page, address }) => {
  await page.goto(address);
  await page.evaluate(
    (copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    JSON.stringify(playedGame({ actions: 5 })),
  );
  await expect(page).toHaveTitle(/^Steam Over Holland: Ada, Bram, Cato/);
});

test('the menu of every page pastes a game, too: a phone has no keys for it', async ({ page, address, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}/rules`);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), JSON.stringify(playedGame({ actions: 5 })));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Paste a game' }).click();
  await expect(page).toHaveTitle(/^Steam Over Holland: Ada, Bram, Cato/);
});

test('text that is no game says so, and what is typed into a field stays there', async ({ page, address }) => {
  await page.goto(address);
  const paste = (copied: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, copied);
  await paste('hello');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await paste('{"hello": 1}');
  await expect(page.locator('[data-sonner-toast]')).toContainText('the copied game');
});
