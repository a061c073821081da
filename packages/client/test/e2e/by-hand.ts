/** Does a given action by the controls that a person sees: the row, what is set in it, and the accent button. */
import type { Locator, Page } from '@playwright/test';
import type { Json, LoggedAction } from '@roundhouse/kernel';
import { expect } from './kit.ts';
import { confirm, decision } from './table-kit.ts';

const NAMED: ReadonlySet<string> = new Set(['type', 'by', 'frame']);
const TILE: readonly string[] = ['hex', 'tile', 'using'];

/** What an action says beside who does it. */
const detailsOf = (action: LoggedAction): [string, Json][] =>
  Object.entries(action).filter(([name, value]) => !NAMED.has(name) && value !== undefined) as [string, Json][];

export async function doByHand(page: Page, action: LoggedAction): Promise<void> {
  const details = detailsOf(action);
  if (action.type === 'layTile') await chooseTile(page, action);
  else if (action.type !== 'run' && details.length > 0) await chooseRow(page, action, details);
  else if (details.length === 0 && (await pressClosing(page, action))) return;
  await confirm(page).click();
}

/** A move that is only a button: by its place among the buttons of the footer. */
async function pressClosing(page: Page, { type }: LoggedAction): Promise<boolean> {
  const button = decision(page).locator(`[data-move="${type}"]`);
  await button.click();
  return true;
}

async function chooseTile(page: Page, action: LoggedAction): Promise<void> {
  const { hex, rotation } = action as unknown as { hex: string; rotation: number };
  await decision(page).locator(`.hex-list [data-hex-name="${hex}"]`).click();
  const fields = Object.fromEntries(
    TILE.filter((name) => action[name] !== undefined).map((name) => [name, action[name]]),
  );
  const row = decision(page).locator(`[data-row=${quoted(`layTile ${JSON.stringify(fields)}`)}]`);
  await press(row);
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

/** The row whose own fields the action has; what is left is set in it. */
async function chooseRow(page: Page, action: LoggedAction, details: [string, Json][]): Promise<void> {
  const rows = decision(page).locator(`[data-row^=${quoted(`${action.type} `)}]`);
  // Parts of a title come when they are first needed.
  await rows.first().waitFor({ state: 'attached', timeout: 10_000 });
  const keys = await rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-row') ?? ''));
  const found = keys.findIndex((key) => fits(key.slice(action.type.length + 1), details));
  if (found < 0) throw new Error(`no row for ${JSON.stringify(action)} among ${keys.join(' | ')}`);
  const row = rows.nth(found);
  if (!(await row.isVisible())) await unfold(page, action.type);
  await press(row);
  const option = decision(page).locator('.option-chosen');
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

/** Opens the rows of a kind that is folded away. */
async function unfold(page: Page, type: string): Promise<void> {
  const closed = decision(page).locator('details:not([open])');
  for (const one of await closed.all()) {
    if ((await one.locator(`[data-row^=${quoted(`${type} `)}]`).count()) > 0) await one.locator('summary').click();
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
