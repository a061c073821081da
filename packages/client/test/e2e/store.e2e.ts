/** Where games are kept: a browser that denies it, and a store in which not everything is in order. */
import type { Page } from '@playwright/test';
import { expect, firefoxToo, playNow, test } from './kit.ts';
import { length, position } from './table-kit.ts';

/** As a browser does that lets pages keep nothing. */
function denyStorage(): void {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: denied });
  }
  Object.defineProperty(navigator, 'locks', { value: { request: async () => denied() } });
  Object.defineProperty(window, 'BroadcastChannel', { value: denied });
}

test(
  'without storage a game is played in the page, and the page says that it is not kept',
  firefoxToo,
  async ({ page, address }) => {
    await page.addInitScript(denyStorage);
    await page.goto(address);
    await expect(page.getByText('This browser won’t let the page store games.')).toBeVisible();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/game\/\w+/);
    // Nothing remembers that this was read.
    await page.getByRole('button', { name: 'Play with tips' }).click();
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await pass.click();
    await expect.poll(() => length(page)).toBeGreaterThan(1);
    await expect(page.getByText('not saved')).toBeVisible();
    const played = await length(page);

    await page.getByRole('link', { name: 'Back to your games' }).click();
    await page.getByRole('link', { name: 'You and 2 bots' }).click();
    await expect.poll(() => length(page)).toBeGreaterThanOrEqual(played);
    await page.getByRole('link', { name: 'Back to your games' }).click();
    await page.getByRole('button', { name: 'More actions for You and 2 bots' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('link', { name: 'You and 2 bots' })).toHaveCount(0);
  },
);

/** Changes copies of the one game that is there into records that no page ever wrote. */
const spoil = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const open = indexedDB.open('roundhouse');
        open.onsuccess = () => {
          const tx = open.result.transaction('games', 'readwrite');
          const games = tx.objectStore('games');
          const all = games.getAll();
          all.onsuccess = () => {
            const { summary, ...rest } = all.result[0] as { summary: object; name: string };
            const put = (id: string, record: object) => games.put({ ...record, id });
            put('no-title', { ...rest, summary, name: 'Of no title', title: '__proto__' });
            put('no-summary', { ...rest, name: 'Cut off' });
            put('no-map', { ...rest, summary: { ...summary, board: { tiles: 7 } }, name: 'Without a map' });
            put('nothing', {});
          };
          tx.oncomplete = () => {
            open.result.close();
            done();
          };
        };
      }),
  );

/** The home page with a good game and the spoilt ones. */
async function spoiltHome(page: Page, address: string): Promise<string> {
  const game = await playNow(page, address);
  await expect(position(page)).toBeVisible();
  await spoil(page);
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'You and 2 bots' })).toBeVisible();
  return game;
}

test('a broken record stands beside the good ones, and can be deleted', firefoxToo, async ({ page, address }) => {
  const game = await spoiltHome(page, address);
  const broken = page.locator('.broken-game');
  await expect(broken.filter({ hasText: 'Of no title' })).toBeVisible();
  await expect(broken.filter({ hasText: 'Cut off' })).toContainText('cannot be opened');
  await expect(broken.filter({ hasText: 'A game without a name' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Cut off' }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(broken.filter({ hasText: 'Cut off' })).toHaveCount(0);
  await page.goto(game);
  await expect(position(page)).toBeVisible();
});

test('what there is of a broken record is saved as a file', async ({ page, address }) => {
  await spoiltHome(page, address);
  await page.getByRole('button', { name: 'More actions for Cut off' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('Cut off.json');
});

/** The one game that is there as an earlier version kept it: entries without envelopes, in the words of then. */
const asOfForm1 = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const open = indexedDB.open('roundhouse');
        open.onsuccess = () => {
          const tx = open.result.transaction(['games', 'entries'], 'readwrite');
          const [games, entries] = [tx.objectStore('games'), tx.objectStore('entries')];
          const [allGames, allRows] = [games.getAll(), entries.getAll()];
          allGames.onsuccess = () => {
            const { header, ...rest } = allGames.result[0] as { header: { maker?: string } };
            const { maker: _, ...old } = header;
            games.put({ ...rest, header: { ...old, format: 'roundhouse-game-1' } });
          };
          allRows.onsuccess = () => {
            const rows = allRows.result as { game: string; entry: { action?: { frame: string } } }[];
            entries.clear();
            rows
              .flatMap(({ game, entry: { action } }) => (action ? [{ game, action }] : []))
              .forEach(({ game, action }, index) => {
                const entry = { ...action, frame: action.frame.replace('lotAuction', 'auction') };
                entries.put({ game, index, entry });
              });
          };
          tx.oncomplete = () => {
            open.result.close();
            done();
          };
        };
      }),
  );

/** What is kept of the one game that is there: its form, and the first entry that is no note. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ format: string; first: object }>((found) => {
        const open = indexedDB.open('roundhouse');
        open.onsuccess = () => {
          const tx = open.result.transaction(['games', 'entries']);
          const [games, rows] = [tx.objectStore('games').getAll(), tx.objectStore('entries').getAll()];
          tx.oncomplete = () => {
            open.result.close();
            const { header } = games.result[0] as { header: { format: string } };
            const played = (rows.result as { entry: object }[]).find(({ entry }) => !('note' in entry));
            found({ format: header.format, first: played!.entry });
          };
        };
      }),
  );

test(
  'a game that an earlier version has kept is converted when it is opened',
  firefoxToo,
  async ({ page, address }) => {
    // Not a first game as the book advises: its privates are auctioned.
    await page.goto(`${address}/new?title=soh`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/game\/\w+/);
    const game = page.url();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect.poll(() => length(page)).toBeGreaterThan(1);
    expect(await kept(page)).toMatchObject({
      format: 'roundhouse-game-2',
      first: { via: { kind: expect.any(String) } },
    });
    // Parts that are still on their way would be broken off.
    await page.waitForLoadState('networkidle');
    await page.goto(address);
    await asOfForm1(page);
    expect(await kept(page)).toMatchObject({
      format: 'roundhouse-game-1',
      first: { frame: expect.stringMatching(/^auction\//) },
    });
    await page.goto(game);
    await expect.poll(() => length(page)).toBeGreaterThan(1);
    expect(await kept(page)).toMatchObject({
      format: 'roundhouse-game-2',
      first: { action: { frame: expect.stringMatching(/^lotAuction\//) } },
    });
  },
);
