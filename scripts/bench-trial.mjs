// A board of one's own: how quickly it opens far into a long game, and how quickly a step on it is answered.

import { answers, middle, row, share, watch } from './bench-kit.mjs';

const AT = 900;
const PRESSES = 40;

export const trialAt = AT;

/** From the key to the drawn board, the middle one of five; then steps on it, every decision a click. */
export async function trial(context, address) {
  const times = [];
  let steps = [];
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage();
    await page.goto(`${address}?at=${AT}`);
    await page.locator('.history').waitFor();
    await page.waitForTimeout(3000);
    await page.evaluate(() => {
      addEventListener('keydown', () => (window.pressedAt = performance.now()), { capture: true, once: true });
    });
    await page.keyboard.press('a');
    const drawn = () =>
      document.documentElement.dataset.paper === 'trial' &&
      document.querySelector('.decision-footer') &&
      document.querySelector('main svg') &&
      performance.now() - window.pressedAt;
    times.push(await (await page.waitForFunction(drawn)).jsonValue());
    if (i === 4) steps = await stepsOn(page);
    await page.close();
  }
  return [
    row(`a board of one’s own opens from action ${AT}`, middle(times), 'ms', 300),
    row(`a step on it, 95 % of ${steps.length}`, share(steps, 0.95), 'ms', 50),
  ];
}

async function stepsOn(page) {
  await page.waitForTimeout(1500);
  await watch(page);
  for (let i = 0; i < PRESSES; i++) {
    const choices = page.locator('.option > button:not([aria-pressed=true]), .hex-list button');
    const primary = page.locator('.decision-footer .button-primary:not(:disabled)');
    const others = page.locator('.decision-footer .decision-secondary button:not(:disabled)');
    await page.locator('.decision-footer button:not(:disabled)').first().waitFor();
    const next = (await primary.count()) > 0 ? primary : (await choices.count()) > 0 && i % 3 < 2 ? choices : others;
    await next
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  return await answers(page);
}
