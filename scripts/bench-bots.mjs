// npm run bench:bots: how long bots think in the browser's worker. A game of three bots for each title, played by the page itself;
// every figure stands beside its goal. A title's id, or several, measures only those.

import { openBench, print, row, share } from './bench-kit.mjs';

const SEED = '12';
const LONGEST_GAME = 15 * 60_000;
const wished = process.argv.slice(2);

const { server, newContext, close } = await openBench();
const rows = [];
try {
  for (const title of wished.length > 0 ? wished : ['soh', '1828', '1843']) rows.push(...(await thoughts(title)));
} finally {
  await close();
}
print(rows);
process.exit(rows.every(({ held }) => held) ? 0 : 1);

/** From the question to the answer of the worker, for each move of a whole game. */
async function thoughts(title) {
  const context = await newContext();
  await context.addInitScript(watchWorkers);
  const page = await context.newPage();
  await page.goto(`${server.address}/new?title=${title}`);
  await page.getByRole('combobox', { name: 'Who plays seat 1' }).click();
  await page.getByRole('option', { name: 'Club player' }).click();
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill(SEED);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('.scores').waitFor({ timeout: LONGEST_GAME });
  const times = await page.evaluate(() => window.thoughts);
  await context.close();
  const sum = times.reduce((all, one) => all + one, 0) / 1000;
  return [
    row(`${title}: a bot's move, 95 % of ${times.length}`, share(times, 0.95), 'ms', 300),
    row(`${title}: the slowest`, Math.max(...times), 'ms', 3000),
    { name: `${title}: all thoughts of that game`, value: `${sum.toFixed(1)} s`, goal: '', held: true },
  ];
}

/** In the page: takes the time of every question to a worker that a bot answers. */
function watchWorkers() {
  window.thoughts = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    asked = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const began = this.asked.get(data.job);
        if (began !== undefined && data.kind === 'done') window.thoughts.push(performance.now() - began);
      });
    }
    postMessage(task) {
      if (task.kind === 'bot') this.asked.set(task.job, performance.now());
      super.postMessage(task);
    }
  };
}
