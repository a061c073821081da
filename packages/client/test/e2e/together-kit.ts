/** Several people at one table, each in a window of their own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { GameFile } from '@roundhouse/kernel';
import { isAbortedFont } from './aborted-font.ts';
import { expect, quicken } from './kit.ts';
import { answerOnce } from './table-driver.ts';
import { decision, length, openFile, question } from './table-kit.ts';

export interface Window {
  readonly name: string;
  readonly page: Page;
  /** What the page has complained of. */
  readonly errors: string[];
}

/** A window of somebody who has never been here. */
export async function windowOf(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await quicken(context);
  // Nobody is asked about sounds and notices: that has a test of its own.
  await context.addInitScript(() => {
    try {
      localStorage.setItem('roundhouse.alerts', '{"asked":true}');
    } catch {
      // A page that is still blank has no storage.
    }
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNetwork(message.text())) errors.push(message.text());
  });
  return { name, page, errors };
}

/** While a line is broken the browser itself reports every request. */
const isNetwork = (text: string): boolean =>
  isAbortedFont(text) || /ERR_|WebSocket|Failed to load resource|NetworkError|can’t establish/.test(text);

export const PASSWORD = 'oil and steam';

/** Makes an account of the name of the window. */
export async function signUp({ page, name }: Window, address: string): Promise<void> {
  await page.goto(`${address}/sign-up`);
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Name', { exact: true }).pressSequentially(name);
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('link', { name: `Signed in as ${name}` })).toBeVisible();
}

/** The link to the table, as its room shows it. */
const tableLink = async ({ page }: Window, address: string): Promise<string> => {
  const shown = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  return `${address}${shown.slice(shown.indexOf('/'))}`;
};

/** The first opens a table for all and a bot, the others come by its link; all are ready, and the game starts. */
export async function gather(
  address: string,
  windows: readonly Window[],
  bots = 0,
  /** Of the room, by the name of the setting: what is chosen there before the others come. */
  chosen: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [owner, ...others] = windows as [Window, ...Window[]];
  await owner.page.goto(address);
  await owner.page.getByRole('button', { name: 'Play with friends' }).click();
  await owner.page.getByLabel('Name of player 1').pressSequentially(owner.name);
  for (let seat = 3; seat < windows.length + bots; seat++)
    await owner.page.getByRole('button', { name: 'Add a player' }).click();
  for (let seat = 3; seat > windows.length + bots; seat--)
    await owner.page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  for (let seat = windows.length + 1; seat <= windows.length + bots; seat++) {
    await owner.page.getByRole('combobox', { name: `Who plays seat ${seat}` }).click();
    await owner.page.getByRole('option', { name: 'Bot' }).click();
  }
  await owner.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(owner.page.getByRole('heading', { name: 'Who has come' })).toBeVisible();
  for (const [setting, value] of Object.entries(chosen)) {
    const shown = owner.page.getByRole('combobox', { name: setting, exact: true });
    const before = await shown.innerText();
    await shown.click();
    await owner.page.getByRole('option', { name: value }).click();
    await expect(shown).not.toHaveText(before);
  }
  const link = await tableLink(owner, address);
  for (const { page, name } of others) {
    await page.goto(link);
    await page.getByLabel('Your name').pressSequentially(name);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect(page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  }
  await owner.page.getByRole('button', { name: /^Start with/ }).click();
  for (const { page } of windows) await expect(decision(page)).toBeVisible();
}

/** The player who is asked: their own window shows a question that is not about others. */
export async function askedOf(windows: readonly Window[]): Promise<Window | null> {
  for (const one of windows) {
    const words = await question(one.page).first().innerText();
    if (!/decides?$|thinks|moves?\b|search/i.test(words)) return one;
  }
  return null;
}

/** What comes over a line on the same machine is there in a moment: looking for it only every tenth of a second costs more than it. */
const SOON = { intervals: [10, 20, 50, 100, 250] };

/** Plays so many decisions at whichever window is asked, and looks that all windows have come as far. */
export async function playTogether(windows: readonly Window[], decisions: number): Promise<number> {
  let done = 0;
  for (let turn = 0; done < decisions && turn < 20 * decisions; turn++) {
    const asked = await askedOf(windows);
    if (asked === null) {
      await windows[0]!.page.waitForTimeout(50);
      continue;
    }
    if ((await answerOnce(asked.page, turn)) === null) break;
    done++;
    const reached = await length(asked.page);
    for (const { page } of windows) await expect.poll(() => length(page), SOON).toBeGreaterThanOrEqual(reached);
  }
  return done;
}

/** A game file that the first puts on the server from the own device, and the others join by the links of their seats. */
export async function putOnline(
  address: string,
  windows: readonly Window[],
  file: GameFile,
  name: string,
): Promise<void> {
  const [owner, ...others] = windows as [Window, ...Window[]];
  await openFile(owner.page, address, file, name);
  await owner.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await owner.page.getByRole('menuitem', { name: /Go on with friends/ }).click();
  await owner.page.getByRole('button', { name: 'Put it on the server' }).click();
  await owner.page.waitForURL(/\/table\//);
  await expect(decision(owner.page)).toBeVisible();
  const game = owner.page.url().split('/').at(-1)!;
  const links = await owner.page.evaluate(
    (id) => JSON.parse(localStorage.getItem(`roundhouse.links.${id}`) ?? '{}') as Record<string, string>,
    game,
  );
  for (const [i, { page, name: who }] of others.entries()) {
    await page.goto(`${address}/t/${links[String(i + 2)]}`);
    await page.getByLabel('Your name').pressSequentially(who);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await expect(decision(page)).toBeVisible();
  }
}
