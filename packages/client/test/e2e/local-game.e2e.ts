import type { Page } from '@playwright/test';
import { expect, firefoxToo, playNow, savedEntries, test } from './kit.ts';
import { gameWith, length, openFile, position, question } from './table-kit.ts';

const pass = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });

/** Waits until it is the person's turn, and gives how many actions there are. */
async function settled(page: Page): Promise<number> {
  await expect(pass(page)).toBeEnabled();
  return Number(await position(page).inputValue());
}

test('a reload in the middle, or a tab that crashes right after an action, loses nothing', async ({
  page,
  address,
  context,
}) => {
  const url = await playNow(page, address);
  const before = await settled(page);
  await pass(page).click();
  await expect.poll(() => savedEntries(page)).toBeGreaterThan(before);
  await settled(page);
  await page.reload();
  const after = await settled(page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => savedEntries(page)).toBe(after);

  await pass(page).click();
  await expect.poll(() => position(page).inputValue()).not.toBe(String(after));
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(url);
  await expect.poll(async () => Number(await position(again).inputValue())).toBeGreaterThan(after);
});

test('two tabs on one game show and keep the same', async ({ page, address, context }) => {
  const url = await playNow(page, address);
  const before = await settled(page);
  const second = await context.newPage();
  await second.goto(url);
  expect(await settled(second)).toBe(before);

  // The second tab follows: what is done there is done by the first.
  await pass(second).click();
  await expect.poll(async () => Number(await position(second).inputValue())).toBeGreaterThan(before);
  const then = await settled(second);
  await expect(position(page)).toHaveValue(String(then));

  // When the first closes, the second leads.
  await page.close();
  await pass(second).click();
  await expect.poll(async () => Number(await position(second).inputValue())).toBeGreaterThan(then);
  const last = await settled(second);
  await expect.poll(() => savedEntries(second)).toBe(last);
});

/** After how many entries the position stands that is kept of the one game that is there; null: none. */
const keptPosition = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | null>((found) => {
        const open = indexedDB.open('roundhouse-positions', 1);
        // Nobody has made it yet, and it is not for a test to do.
        open.onupgradeneeded = () => open.transaction!.abort();
        open.onerror = (event) => {
          event.preventDefault();
          found(null);
        };
        open.onsuccess = () => {
          const all = open.result.transaction('positions').objectStore('positions').getAll();
          all.onsuccess = () => {
            open.result.close();
            found((all.result as { n: number }[])[0]?.n ?? null);
          };
        };
      }),
  );

test('a game opens where it stands, and its past is read behind it', firefoxToo, async ({ page, address }) => {
  const file = gameWith('dividend');
  await openFile(page, address, file);
  const [asked, all] = [await question(page).innerText(), await length(page)];
  await page.keyboard.press('7');
  const lines = page.getByRole('tabpanel').locator('.log-line');
  await expect.poll(() => lines.count()).toBeGreaterThan(50);
  const told = await lines.count();
  await expect.poll(() => keptPosition(page)).toBe(file.entries.length);
  await page.reload();
  await expect(question(page)).toHaveText(asked);
  await page.keyboard.press('7');
  await expect(lines).toHaveCount(told);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(position(page)).toHaveValue(String(all - 1));
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => length(page)).toBeLessThan(all);
});

test('a game that is not in this browser says so', async ({ page, address }) => {
  await page.goto(`${address}/game/nowhere`);
  await expect(page.getByRole('link', { name: /games/ }).first()).toBeVisible();
});
