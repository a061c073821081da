import type { Page } from '@playwright/test';
import { unwrapEntries } from '@roundhouse/kernel';
import { asFile, playedGame } from './games.ts';
import { expect, inHand, test } from './kit.ts';
import siteExport from './site-export.json' with { type: 'json' };
import { position } from './table-kit.ts';

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a game' }).click();
  await (await chooser).setFiles(file);
}

/** A file dropped on the page, as the browser would tell it. */
async function drop(page: Page, name: string, content: unknown): Promise<void> {
  const data = await inHand(page, name, content);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Drop the game file here')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a game file is opened, gone through and saved again unchanged', async ({ page, address }) => {
  const file = playedGame({ actions: 60 });
  await page.goto(address);
  await choose(page, asFile('sunday.json', file));
  await page.waitForURL(/\/game\//);
  await expect(position(page)).toHaveValue(String(file.entries.length));
  await position(page).press('Home');
  await expect(position(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(position(page)).toHaveValue('1');
  await expect(page).toHaveURL(/at=1$/);

  await page.goto(address);
  await page.getByRole('button', { name: 'More actions for sunday' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await saved).createReadStream()) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(file);
});

test('a game saved from 18xx.games is opened by dropping it', async ({ page, address }) => {
  await page.goto(address);
  await drop(page, 'export.json', siteExport);
  await page.waitForURL(/\/game\//);
  await expect(position(page)).toHaveValue('5');
  await expect(page.getByText('Grace').first()).toBeVisible();
  await position(page).press('ArrowLeft');
  await expect(position(page)).toHaveValue('4');
});

test('a finished game says who has won', async ({ page, address }) => {
  await page.goto(address);
  await choose(page, asFile('done.json', playedGame({ seed: 2 })));
  await page.waitForURL(/\/game\//);
  await page.goto(address);
  await expect(page.getByText(/finished, .* won/)).toBeVisible();
});

const refused = [
  ['text', 'no game', /it is not JSON|not a game file/],
  ['a list', [1, 2, 3], /This is not a game file: it must be a record, not a list\./],
  ['another version', { format: 'roundhouse-game-99' }, /newer version/],
  ['an unknown title', { ...siteExport, title: '1889' }, /cannot import 1889 yet/],
  ['an action that the rules refuse', spoilt(), /Entry 1 of the file is refused: /],
  [
    'a title of no game',
    { ...playedGame({ actions: 1 }), title: '__proto__' },
    /"__proto__", which Roundhouse does not know/,
  ],
  ['depth', deep(), /nested more than 64 deep/],
  [
    'length',
    { ...playedGame({ actions: 1 }), title: 'x'.repeat(10_000_000) },
    /"title" is longer than 1,000 characters/,
  ],
] as const;

test('what cannot be opened is refused with the reason', async ({ page, address }) => {
  for (const [what, content, reason] of refused) {
    await page.goto(address);
    await choose(page, asFile(`${what}.json`, content));
    await expect(page.getByText(`${what}.json cannot be opened.`)).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  }
});

test('a file with one bad action is opened up to the last good one', async ({ page, address }) => {
  const file = playedGame({ actions: 20 });
  const entries = unwrapEntries(file.entries).map((action, i) => ({
    action: i === 12 ? { ...action, by: 'player9' } : action,
  }));
  await page.goto(address);
  await choose(page, asFile('half.json', { ...file, entries }));
  await expect(page.getByText('half.json cannot be opened.')).toBeVisible();
  await expect(page.getByText(/Entry 13 of the file is refused: This is for \w+ to decide/)).toBeVisible();
  await page.getByRole('button', { name: 'Open up to action 12' }).click();
  await page.waitForURL(/\/game\//);
  await expect(position(page)).toHaveValue('12');
});

test('a byte order mark is no part of a file, and names are cleaned and told apart', async ({ page, address }) => {
  const file = { ...playedGame({ actions: 5 }), players: ['Ada', 'A\u202eda', '\u001b[31m\u200b'] };
  await page.goto(address);
  await choose(page, { ...asFile('mark.json', file), buffer: Buffer.from(`\ufeff${JSON.stringify(file)}`) });
  await page.waitForURL(/\/game\//);
  for (const name of ['Ada', 'Ada 2', 'Player 3'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

function deep() {
  const file = playedGame({ actions: 1 });
  let deal: unknown = [];
  for (let i = 0; i < 3_000; i++) deal = [deal];
  return { ...file, deal };
}

function spoilt() {
  const file = playedGame({ actions: 10 });
  return { ...file, entries: unwrapEntries(file.entries).map((action) => ({ action: { ...action, by: 'player3' } })) };
}
