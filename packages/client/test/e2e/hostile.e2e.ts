/** Files that mean no good, brought to the page: nothing in them acts, everything shown is bounded, and the reason is clear. */
import type { Locator, Page } from '@playwright/test';
import type { GameFile } from '@roundhouse/kernel';
import { expect, expectNoSidewaysScroll, firefoxToo, test } from './kit.ts';
import { decision, gameWith, openFile, position, tab } from './table-kit.ts';

const RLO = '\u202e';
const blank: GameFile = {
  format: 'roundhouse-game-2',
  title: 'soh',
  options: {},
  readings: {},
  players: ['Ada', 'Bram'],
  seed: 1,
  entries: [],
};

/** So deep in lists that a reader which calls itself gives up. */
const deep = (): string =>
  JSON.stringify({ ...blank, options: { a: 0 } }).replace('0', '['.repeat(30_000) + ']'.repeat(30_000));

const refused: readonly (readonly [what: string, text: string, reason: RegExp])[] = [
  ['a list', '[1,2,3]', /it is JSON, but holds no game|not a game file/],
  ['nothing', 'null', /holds no game|not a game file/],
  ['half a file', '{"format":"roundhouse-game-2","title":', /it is not JSON/],
  ['a depth without end', deep(), /nested/],
  [
    'a title as long as a book',
    JSON.stringify({ ...blank, title: 'x'.repeat(10_000_000) }),
    /cannot be played|characters/,
  ],
  ['the mother of all objects', JSON.stringify({ ...blank, title: '__proto__' }), /Roundhouse does not know/],
  [
    'a title of markup',
    JSON.stringify({ ...blank, title: '<img src=x onerror=alert(1)>' }),
    /Roundhouse does not know/,
  ],
  ['a file name without end', '[]', /holds no game|not a game file|not contain a game/],
];

async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const made = new DataTransfer();
      made.items.add(new File([content!], fileName!, { type: 'application/json' }));
      return made;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

test('what cannot be opened is refused in a sentence of a bounded size', firefoxToo, async ({ page, address }) => {
  page.on('dialog', (dialog) => expect(dialog.message(), 'nothing from a file may speak').toBe(''));
  await page.goto(address);
  for (const [what, text, reason] of refused) {
    const name = what.endsWith('end') ? `${what} ${'w'.repeat(250)}` : what;
    await drop(page, `${name}.json`, text);
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: what });
    await expect(notice.getByText(reason)).toBeVisible();
    expect((await notice.boundingBox())?.height, what).toBeLessThan(400);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});

test('names of markup, marks of direction and nothing at all are only names', firefoxToo, async ({ page, address }) => {
  const players = ['<b>B</b><img src=x onerror=alert(1)>', `Cy${RLO}pher`, '\u200b', 'Ada', 'Ada'];
  const options = JSON.parse('{"__proto__":{"spoilt":1}}') as GameFile['options'];
  await openFile(page, address, { ...blank, options, players }, 'hostile');
  expect(await page.evaluate(() => 'spoilt' in {})).toBe(false);
  const side = page.locator('.player-card h3');
  await expect(side).toHaveText(['<b>B</b><img src=x onerror=alert(1)>', 'Cypher', 'Player 3', 'Ada', 'Ada 2']);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await decision(page).getByRole('button', { name: 'Pass' }).click();
  for (const name of ['Ledger', 'Log', 'Map']) {
    await tab(page, name).click();
    expect(await page.locator('body').innerText()).not.toMatch(/[\u200b\u202a-\u202e]/);
  }
  await page.goto(address);
  await expect(page.getByText('with <b>B</b>')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/[\u200b\u202a-\u202e]/);
});

test('a name that is read from the right turns nothing beside it', firefoxToo, async ({ page, address }) => {
  await openFile(page, address, { ...gameWith('dividend'), players: ['דנה', 'محمد'] });
  await tab(page, 'Log').click();
  const line = page.locator('.log-amounts > span').filter({ hasText: 'דנה' }).first();
  await expect(line).toBeVisible();
  // The name first, then its amount: they stand in the order in which they are written.
  const [name, amount] = [
    await line.locator('bdi').boundingBox(),
    await line.locator('.num, .money').first().boundingBox(),
  ];
  expect(name!.x).toBeLessThan(amount!.x);
});

test('a file of ten million letters that is a game is a game', async ({ page, address }) => {
  const players = ['Ada', 'Bram'];
  await page.goto(address);
  await drop(page, 'long.json', JSON.stringify({ ...blank, players }) + ' '.repeat(10_000_000));
  await expect(position(page)).toBeVisible();
});

/** Puts a text into a field as from the clipboard: no key types it. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, pasted) => {
    input.select();
    document.execCommand('insertText', false, pasted);
  }, text);

test('a new game takes no name that cannot be seen', firefoxToo, async ({ page, address }) => {
  await page.goto(`${address}/new`);
  const name = page.getByLabel('Name of player 1');
  const start = page.getByRole('button', { name: 'Start the game' });
  for (const wrong of ['\u200b', `Ada${RLO}`]) {
    await paste(name, wrong);
    await expect(page.getByRole('status').filter({ hasText: /needs a name|visible characters/ })).toBeVisible();
    await expect(start).toBeDisabled();
  }
  await paste(name, 'Grace');
  await expect(start).toBeEnabled();
});
