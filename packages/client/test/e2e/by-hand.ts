/** Does a given action by the controls that a person sees: the row, what is set in it, and the accent button. */
import type { Locator, Page } from '@playwright/test';
import type { Json, LoggedAction } from '@roundhouse/kernel';
import type { Route } from '@roundhouse/rail';
import { expect } from './kit.ts';
import { confirm, decision, tab } from './table-kit.ts';

const NAMED: ReadonlySet<string> = new Set(['type', 'by', 'frame']);
const TILE: readonly string[] = ['hex', 'node', 'tile', 'using', 'cities'];
/** The menu's entries that everybody has, no matter who is asked. */
const IN_MENU: ReadonlySet<string> = new Set(['concede', 'nameWinner', 'nameNobody']);
/** Of that, what is confirmed twice. */
const TWICE: ReadonlySet<string> = new Set(['concede', 'nameWinner']);
/** Moves of a marker, and the field that says which of the own ones it is. */
const OWN_MARKER: Readonly<Partial<Record<string, string>>> = { swapStations: 'hex', moveStation: 'fromHex' };

/** What an action says beside who does it. */
const detailsOf = (action: LoggedAction): [string, Json][] =>
  Object.entries(action).filter(([name, value]) => !NAMED.has(name) && value !== undefined) as [string, Json][];

export async function doByHand(page: Page, action: LoggedAction): Promise<void> {
  const details = detailsOf(action);
  if (IN_MENU.has(action.type)) return doInMenu(page, action, details);
  await speakAs(page, action);
  if (isSoldAlong(action)) return pressRow(page, action, details);
  if (action.type === 'allot') return addShare(page, action);
  if (action.type === 'takeLoan') return takeLoan(page, action);
  if (action.type === 'reserveHome') await chooseHex(page, action);
  else if (action.type === 'layTile' || action.type === 'place') await chooseTile(page, action);
  else if (action.type === 'run') await chooseRun(page, action);
  else if (action.type === 'bid') await chooseBid(page, action, details);
  else if (details.length > 0) await chooseRow(page, action, details);
  else if (details.length === 0 && (await pressClosing(page, action))) return;
  await confirm(page).click();
}

/** What may be done at any time: by the menu, chosen first, then confirmed. */
async function doInMenu(page: Page, { type, by }: LoggedAction, details: readonly [string, Json][]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('menuitem', { name: 'At any time' }).click();
  const dialog = page.getByRole('dialog');
  await (await rowIn(dialog.locator(`[data-by="${by}"]`), type, details)).click();
  await dialog.getByRole('button', { name: 'Do it' }).click();
  if (TWICE.has(type)) await dialog.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Where several are asked at once, the player who answers says so first. */
async function speakAs(page: Page, { by }: LoggedAction): Promise<void> {
  const asked = decision(page).locator(`[data-asked="${by}"]`);
  if ((await asked.count()) > 0) await press(asked);
}

/** A draft is filled share by share: one press for one more, which acts at once. */
async function addShare(page: Page, { owner }: LoggedAction): Promise<void> {
  await decision(page)
    .locator(`[data-buyer="${String(owner)}"]`)
    .getByRole('button', { name: 'More' })
    .click();
}

/** A loan stands beside the question: it acts at once where money is owed, else it is confirmed as any other row. */
async function takeLoan(page: Page, { type }: LoggedAction): Promise<void> {
  const row = await rowIn(decision(page), type, []);
  const isConfirmed = (await row.getAttribute('aria-pressed')) !== null;
  await row.click();
  if (isConfirmed) await confirm(page).click();
}

/** Another company in a sale that is being put together. */
const isSoldAlong = ({ type, frame }: LoggedAction): boolean => type === 'sell' && frame.startsWith('announcement');

/** A row that acts at once. */
async function pressRow(page: Page, { type }: LoggedAction, details: readonly [string, Json][]): Promise<void> {
  await (await rowIn(decision(page), type, details)).click();
}

/** A home is pointed at on the map. */
async function chooseHex(page: Page, { hex }: LoggedAction): Promise<void> {
  await tab(page, 'Map').click();
  await page.locator(`.map-tab [data-choice="${written(hex as Json)}"]`).click();
}

/** Where several runs earn as much, the one in which these trains run. */
async function chooseRun(page: Page, { routes }: LoggedAction): Promise<void> {
  const trains = (routes as readonly Route[]).map(({ train }) => train);
  const ties = decision(page).locator('[data-tie]');
  const shown = await ties.evaluateAll((list) => list.map((one) => one.getAttribute('data-tie')!.split(' ')));
  const at = shown.findIndex((one) => one.length === trains.length && trains.every((train) => one.includes(train)));
  if (at > 0) await press(ties.nth(at));
}

/** A move that is only a button: by its place among the buttons of the footer. */
async function pressClosing(page: Page, { type }: LoggedAction): Promise<boolean> {
  const button = decision(page).locator(`[data-move="${type}"]`);
  await button.click();
  return true;
}

async function chooseTile(page: Page, action: LoggedAction): Promise<void> {
  const { type, hex, rotation } = action as unknown as { type: string; hex: string; rotation?: number };
  await decision(page).locator(`.hex-list [data-hex-name="${hex}"]`).click();
  const fields = Object.fromEntries(
    TILE.filter((name) => action[name] !== undefined).map((name) => [name, action[name]]),
  );
  const row = decision(page).locator(`[data-row=${quoted(`${type} ${JSON.stringify(fields)}`)}]`);
  await press(row);
  if (rotation === undefined) return;
  const turn = decision(page).locator('[data-rotation]');
  for (let i = 0; i < 6 && (await turn.getAttribute('data-rotation')) !== String(rotation); i++)
    await turn.click({ timeout: 10_000 });
}

/** A row that moves under the hand, since something above it has just been told, is pressed again. */
async function press(row: Locator): Promise<void> {
  await expect(async () => {
    if ((await row.getAttribute('aria-pressed')) !== 'true') await row.click({ timeout: 5000 });
    await expect(row).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** A bid on one of several lots is a row; where there is one lot for all, it is one of a few amounts, or written. */
async function chooseBid(page: Page, action: LoggedAction, details: [string, Json][]): Promise<void> {
  const cry = decision(page).locator('.cry-bid');
  const rows = rowsOf(decision(page), action.type);
  await cry.or(rows).first().waitFor();
  if ((await cry.count()) === 0) return chooseRow(page, action, details);
  const quick = cry.locator('.values').getByRole('button', { name: written(action['amount'] as Json), exact: true });
  if ((await quick.count()) > 0) await press(quick);
  else await cry.locator('input').fill(written(action['amount'] as Json));
}

/** The row whose own fields the action has; what is left is set in it. */
async function chooseRow(page: Page, action: LoggedAction, details: [string, Json][]): Promise<void> {
  await chooseOwnMarker(page, action);
  await actFor(page, action, details);
  await rowsOf(decision(page), action.type)
    .or(folds(page))
    .or(decision(page).locator('[data-leader]'))
    .first()
    .waitFor({ state: 'attached' });
  if (!(await hasRow(decision(page), action.type, details))) await unfold(page);
  if (!(await hasRow(decision(page), action.type, details))) await openLeader(page, action.type, details);
  await press(await rowIn(decision(page), action.type, details));
  const option = decision(page).locator('.option-chosen, .slip-choice');
  for (const [name, value] of details) {
    const open = option.locator(`[data-open-field="${name}"]`);
    if ((await open.count()) === 0) continue;
    const field = open.locator('input');
    const wanted = written(value);
    if ((await field.count()) > 0) {
      if ((await field.inputValue()) !== wanted) await field.fill(wanted);
    } else await open.locator(`[data-value="${wanted}"]`).click();
  }
}

/** Where a turn is for one of several, what each can do is shown once it is pointed at. */
async function actFor(page: Page, { type }: LoggedAction, details: [string, Json][]): Promise<void> {
  for (const one of await decision(page).locator('.turn-for button').all()) {
    if (await hasRow(decision(page), type, details)) return;
    await unfold(page);
    if (await hasRow(decision(page), type, details)) return;
    await press(one);
  }
}

/** Where a title asks step by step, where a marker goes is asked once it is known which one. */
async function chooseOwnMarker(page: Page, action: LoggedAction): Promise<void> {
  const field = OWN_MARKER[action.type];
  if (field === undefined) return;
  const own = decision(page).locator(`[data-own="${action.type} ${written(action[field] as Json)}"]`);
  const rows = rowsOf(decision(page), action.type);
  await own.or(rows).first().waitFor();
  if ((await own.count()) > 0) await own.click();
}

/** The row of a part of the page whose own fields an action has. */
async function rowIn(part: Locator, type: string, details: readonly [string, Json][]): Promise<Locator> {
  const rows = rowsOf(part, type);
  // Parts of a title come when they are first needed.
  await rows.first().waitFor({ state: 'attached', timeout: 10_000 });
  const keys = await keysOf(rows);
  const found = keys.findIndex((key) => fits(key.slice(type.length + 1), details));
  if (found < 0) throw new Error(`no row for ${type} ${JSON.stringify(details)} among ${keys.join(' | ')}`);
  return rows.nth(found);
}

const rowsOf = (part: Locator, type: string): Locator => part.locator(`[data-row^=${quoted(`${type} `)}]`);
const keysOf = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-row') ?? ''));

/** Is there such a row already? */
const hasRow = async (part: Locator, type: string, details: readonly [string, Json][]): Promise<boolean> =>
  (await keysOf(rowsOf(part, type))).some((key) => fits(key.slice(type.length + 1), details));

/** Rows that are folded away, and made when that is opened. */
const folds = (page: Page): Locator => decision(page).locator('.rows-fold:not([open])');
async function unfold(page: Page): Promise<void> {
  while ((await folds(page).count()) > 0) await folds(page).first().locator('summary').click();
}

/** A long list asks first what it is about. */
async function openLeader(page: Page, type: string, details: readonly [string, Json][]): Promise<void> {
  for (const [, value] of details)
    for (const leader of await decision(page)
      .locator(`[data-leader=${quoted(written(value))}]`)
      .all()) {
      await press(leader);
      if (await hasRow(decision(page), type, details)) return;
    }
}

/** As an input or a row shows it. */
const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A key is the fields of the choice, and behind them the value that the row itself has settled. */
function fits(key: string, details: readonly [string, Json][]): boolean {
  const end = key.indexOf('}') + 1;
  const fields = JSON.parse(key.slice(0, end)) as Readonly<Record<string, Json>>;
  const settled = key.slice(end + 1);
  const same = Object.entries(fields).every(([name, value]) =>
    details.some(([other, given]) => other === name && JSON.stringify(given) === JSON.stringify(value)),
  );
  return same && (settled === '' || details.some(([, value]) => written(value) === settled));
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
