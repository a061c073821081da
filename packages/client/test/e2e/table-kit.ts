/** For tests of the table: games that stand at a certain question, and the parts of the table by their names. */
import type { Page } from '@playwright/test';
import { randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { dice, type GameFile, History, HOST, newGame } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { expect, inHand } from './kit.ts';

type State = History<Parameters<typeof soh.score>[0]>['state'];

/** The first game, by seed, that comes to such a position; it stands there, its people at this device. */
export function gameWith(
  kind: string,
  suits: (s: State) => boolean = () => true,
  players: readonly string[] = ['Ada', 'Bram'],
): GameFile {
  for (let seed = 1; seed < 80; seed++) {
    const game = new History(soh, newGame(soh, { players, seed }));
    const chance = dice(seed);
    while (!game.state.ended) {
      const action = nextAction(soh, game.state, game.lastAction, (s) => randomTurn(soh, s, chance))!;
      const top = game.state.stack.at(-1)!;
      // The page's own host shows the best run again, so the file ends before it.
      if (top.kind === kind && (kind !== 'run' || action.by === HOST) && suits(game.state)) return game.toFile();
      game.add(action);
    }
    if (kind === 'ended') return game.toFile();
  }
  throw new Error(`no game comes to ${kind}`);
}

/** Opens a game file as somebody who drops it on the page. */
export async function openFile(page: Page, address: string, file: GameFile, name = 'table'): Promise<void> {
  await page.goto(address);
  await dropFile(page, file, name);
}

/** The same on whatever page is shown: nothing need be loaded again. */
export async function dropFile(page: Page, file: GameFile, name = 'table'): Promise<void> {
  const data = await inHand(page, `${name}.json`, file);
  // The page is ready for a file once it shows that it takes one.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
    await expect(page.locator('.drop-zone')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(decision(page)).toBeVisible();
}

// These are asked for after every click: by attribute, since a search by role or label reads the whole board each time.

/** The panel at the right, or the sheet of a phone. */
export const decision = (page: Page) => page.locator('[aria-label="Decision"]');
export const question = (page: Page) => decision(page).locator('.decision-head h2');
/** The one accent button. */
export const confirm = (page: Page) => decision(page).locator('[data-confirm]');
export const position = (page: Page) => page.locator('input[type="range"][aria-label="Position in the game"]');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Waits until the live game has more actions than before; says what was done if nothing comes of it. */
export async function untilLonger(page: Page, before: number, done: string): Promise<void> {
  if (isPhone(page)) {
    await expect.poll(() => length(page), { message: done }).toBeGreaterThan(before);
    return;
  }
  const longer = (than: number) => Number(document.querySelector<HTMLInputElement>('.history input')?.max) > than;
  await page.waitForFunction(longer, before, { timeout: 10_000 }).catch((error: unknown) => {
    throw new Error(`nothing has come of ${done}`, { cause: error });
  });
}

/** How many actions the live game has; a phone shows no number, so there it is asked of the server. */
export const length = async (page: Page): Promise<number> =>
  isPhone(page) ? lengthThere(page) : Number(await position(page).getAttribute('max'));

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 500;

const lengthThere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/v1/games/${location.pathname.split('/').at(-1)}`);
    return ((await answer.json()) as { state: { seq: number } }).state.seq;
  });

/** Hexes that are not whole in the window, or lie under a panel over it. */
export const coveredHexes = (page: Page) =>
  page.evaluate(() => {
    const window = document.querySelector('.b-window')!.getBoundingClientRect();
    const panels = [...document.querySelectorAll('.map-fold, .map-layers, .since-strip, .b-zoom')].map((one) =>
      one.getBoundingClientRect(),
    );
    const hexes = [...document.querySelectorAll('.b-ground[data-hex]')];
    const bad = hexes.filter((hex) => {
      const box = hex.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const out =
        box.left < window.left || box.right > window.right || box.top < window.top || box.bottom > window.bottom;
      return out || panels.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
    });
    return { hexes: hexes.length, bad: bad.map((hex) => hex.getAttribute('data-hex')) };
  });
