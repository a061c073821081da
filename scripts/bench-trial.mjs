// A board of one's own: how quickly it opens far into a long game, and how quickly a step on it is answered.

import { answers, middle, row, share, watch } from './bench-kit.mjs';

const AT = 900;
const PRESSES = 40;

export const trialAt = AT;

/** From the key to the drawn board, the middle one of five; then steps on it, every decision a click. */
export async function trial(context, address) {
  const times = [];
  const busy = [];
  let steps = [];
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage();
    await page.goto(`${address}?at=${AT}`);
    await page.locator('.decision-footer').waitFor();
    await page.waitForTimeout(3000);
    const threadTime = await clockOfThread(page);
    const before = await threadTime();
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
    busy.push((await threadTime()) - before);
    if (i === 4) steps = await stepsOn(page);
    await page.close();
  }
  return [
    row(`a board of one’s own opens from action ${AT}`, middle(times), 'ms', 300),
    row('of it the processor time of the page’s main thread', middle(busy), 'ms', 300),
    row(`a step on it, 95 % of ${steps.length}`, share(steps, 0.95), 'ms', 50),
  ];
}

/** Tells what the page's main thread has worked so far, in milliseconds: other programs do not count. */
async function clockOfThread(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
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
