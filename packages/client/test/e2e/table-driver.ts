/** Plays by the controls that a person sees: one decision at a time, by the question that is asked. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './kit.ts';
import { confirm, decision, isPhone, length, question, untilLonger } from './table-kit.ts';

/** A second tap that comes sooner is taken for the other half of a double one, which answers nothing. */
const DOUBLE_TAP = 350;

/** By a finger at a phone: a mouse that comes to rest on a name there would open its card over the buttons. */
async function hit(target: Locator, timeout = 30_000): Promise<void> {
  if (!isPhone(target.page())) return target.click({ timeout });
  await target.page().waitForTimeout(DOUBLE_TAP);
  return target.tap({ timeout });
}

/** Chooses the first row under a heading, if it is there. */
async function chooseIn(page: Page, heading: string, row: 'first' | 'last' = 'first'): Promise<boolean> {
  const rows = decision(page).locator(`section[aria-label="${heading}"] .option > button`);
  const count = await rows.count();
  if (count === 0) return false;
  const chosen = rows.nth(row === 'first' ? 0 : count - 1);
  if ((await chosen.getAttribute('aria-pressed')) !== 'true') await hit(chosen);
  return true;
}

const button = (page: Page, name: string) => decision(page).locator(`button:text-is("${name}")`);
const press = (page: Page, name: string) => hit(button(page, name), 5000);
const has = async (page: Page, name: string) => (await button(page, name).count()) > 0;

/** How a careful beginner answers each question; what was done, for the record of the test. */
const answers: Readonly<Record<string, (page: Page, turn: number) => Promise<string>>> = {
  async 'Bid on a private'(page) {
    if ((await decision(page).getByText('has bid').count()) > 0) {
      await press(page, 'Pass');
      return 'pass';
    }
    await chooseIn(page, 'Bid');
    await hit(confirm(page));
    return 'bid';
  },
  async 'Your stock turn'(page, turn) {
    const started = await page.locator('.company-card').count();
    const wish = started < 2 ? ['Start a company', 'Buy one share'] : ['Buy one share'];
    for (const heading of turn % 13 === 12 ? ['Sell first', ...wish] : wish) {
      if (!(await chooseIn(page, heading))) continue;
      await hit(confirm(page));
      return heading;
    }
    const end = decision(page).locator('button:text-is("Pass"), button:text-is("Finish the turn")');
    await expect(end.or(decision(page).locator('.option > button')).first()).toBeVisible();
    // Over the certificate limit nobody may pass: a share must go first.
    if ((await end.count()) === 0 && (await chooseIn(page, 'Sell first'))) {
      await hit(confirm(page));
      return 'Sell first';
    }
    await hit(end, 5000);
    return 'pass';
  },
  async 'Trade treasury shares'(page, turn) {
    if (turn % 2 === 0 && (await chooseIn(page, 'Sell treasury shares'))) {
      await hit(confirm(page));
      return 'sell own';
    }
    await press(page, 'No trade');
    return 'no trade';
  },
  async 'Buy privates'(page, turn) {
    if (turn % 3 === 0 && (await chooseIn(page, 'Buy a private'))) {
      await hit(confirm(page));
      return 'buy private';
    }
    await press(page, 'No more privates');
    return 'no private';
  },
  async 'Build track'(page, turn) {
    const hexes = decision(page).locator('.hex-list button');
    const count = await hexes.count();
    if (count === 0) {
      await press(page, 'Done building');
      return 'done building';
    }
    await hit(hexes.nth((turn * 7) % count));
    const rows = decision(page).locator('.option > button');
    const row = rows.nth((turn * 5) % (await rows.count()));
    // A phone shows the tiles in a tray, and none where one alone fits.
    if (await row.isVisible()) await hit(row);
    const rotate = decision(page).getByRole('button', { name: /\d of \d/ });
    for (let i = 0; i < turn % 3; i++) if (await rotate.isEnabled()) await hit(rotate);
    await hit(confirm(page));
    return 'lay';
  },
  async 'Place a token'(page) {
    await chooseIn(page, 'Place a token', 'last');
    await hit(confirm(page));
    return 'token';
  },
  async 'Run the trains'(page) {
    await expect(decision(page).getByText('proven best')).toBeVisible();
    await hit(confirm(page));
    return 'run';
  },
  async 'Pay out or withhold'(page, turn) {
    await chooseIn(page, 'Dividend', turn % 9 === 8 ? 'last' : 'first');
    await hit(confirm(page));
    return 'dividend';
  },
  async 'Buy trains'(page, turn) {
    const trains = await page.locator('.company-card.card-marked .train-card').count();
    const wants = trains === 0 || (trains === 1 && turn % 3 === 0);
    if ((wants || !(await has(page, 'Done buying'))) && (await chooseIn(page, 'Buy from the bank'))) {
      await hit(confirm(page));
      return 'buy train';
    }
    await press(page, 'Done buying');
    return 'done buying';
  },
  async 'A train must be bought'(page) {
    if (await chooseIn(page, 'The train you must buy')) await hit(confirm(page));
    else if (await chooseIn(page, 'Sell your own shares for the train')) await hit(confirm(page));
    else if (await has(page, 'Sell your own shares')) await press(page, 'Sell your own shares');
    else await hit(decision(page).getByRole('button', { name: /Refuse/ }));
    return 'forced';
  },
  async 'Discard a train'(page) {
    await chooseIn(page, 'Over the train limit');
    await hit(confirm(page));
    return 'discard';
  },
  async 'An offer'(page) {
    await press(page, 'Accept');
    return 'accept';
  },
};

/** Answers the one question that stands on a page; what was done, or null where it is not one to answer. */
export async function answerOnce(page: Page, turn: number): Promise<string | null> {
  const asked = await question(page).innerText();
  const answer = answers[asked];
  if (!answer) return null;
  const before = await length(page);
  const what = await answer(page, turn);
  await untilLonger(page, before, `${asked}: ${what}`);
  return what;
}

/** Answers until the game is over, or so many times; how often each thing was done. */
export async function playOn(page: Page, most = 2000): Promise<ReadonlyMap<string, number>> {
  const done = new Map<string, number>();
  for (let turn = 0; turn < most; turn++) {
    const what = await answerOnce(page, turn);
    if (what === null) return done;
    done.set(what, (done.get(what) ?? 0) + 1);
  }
  return done;
}
