// npm run bench:client: how large the page is and how quickly it answers, measured in a real browser on the built page.
// A whole game is played through the page by clicks; every figure stands beside its goal.

import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { findBrowser } from './browser.mjs';
import { build, buildPage, bundle, install, say } from './prepare.mjs';

const AT = 200;
const STEPS = 60;
const MOST_CLICKS = 1500;
const ENOUGH_ACTIONS = 400;

install();
await build();
await buildPage();
const { chromium } = await import('@playwright/test');
const server = await serve();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const rows = [];
try {
  rows.push(...(await sizes()));
  const context = await newContext();
  const long = await playByBots(context);
  rows.push(...(await opening(context, long)));
  rows.push(...(await history(context, long)));
  await context.close();
  rows.push(...(await clicks()));
} finally {
  await browser.close();
  server.child.kill();
}
print(rows);
process.exit(rows.every(({ held }) => held) ? 0 : 1);

/** Compressed script that a first visit fetches, at home and straight at a table. */
async function sizes() {
  const fetched = async (path, ready) => {
    const context = await newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const bodies = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') bodies.push(request.sizes());
    });
    await page.goto(server.address + path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const sum = (await Promise.all(bodies)).reduce((all, { responseBodySize }) => all + responseBodySize, 0);
    await context.close();
    return sum / 1000;
  };
  return [
    row('first load at home, script', await fetched('/', '.title-map svg'), 'KB', 250),
    row('first load of a rule, script', await fetched('/rules/soh#selling-shares-4', '.rule-marked'), 'KB', 250),
    row('first load at a table, script', await tableScript(), 'KB', 250),
  ];
}

async function tableScript() {
  const context = await newContext({ serviceWorkers: 'block' });
  const page = await newGame(context, 'Person');
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.route('**/*', (route) => route.continue());
  const bodies = [];
  again.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') bodies.push(request.sizes());
  });
  const client = await context.newCDPSession(again);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await again.goto(address);
  await again.locator('.history').waitFor();
  await again.waitForLoadState('networkidle');
  const sum = (await Promise.all(bodies)).reduce((all, { responseBodySize }) => all + responseBodySize, 0);
  await context.close();
  return sum / 1000;
}

/** From the address to the drawn position, for a game of more than 200 actions; the middle one of five. */
async function opening(context, address) {
  const times = [];
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage();
    await page.goto(`${address}?at=${AT}`);
    const shown = await page.waitForFunction((at) => {
      const slider = document.querySelector('.history input[type=range]');
      return slider?.value === String(at) && document.querySelector('main svg') ? performance.now() : null;
    }, AT);
    times.push(await shown.jsonValue());
    await page.close();
  }
  return [row(`table at action ${AT} opens`, middle(times), 'ms', 1000)];
}

/** One step back or on, from the press to the next painted frame. */
async function history(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}?at=${AT}`);
  await page.locator('.history').waitFor();
  await page.waitForTimeout(1000);
  await watch(page);
  for (let i = 0; i < STEPS; i++) {
    await page.getByRole('button', { name: i < STEPS / 2 ? 'One step back' : 'One step on' }).click();
  }
  const times = await answers(page);
  await page.close();
  return [row('a step of history, 95 %', share(times, 0.95), 'ms', 50)];
}

/** A whole game for three people at one device, every decision a click. */
async function clicks() {
  const context = await newContext();
  const page = await newGame(context, 'Person');
  await page.locator('.decision-footer').waitFor();
  await watch(page);
  const random = dice(7);
  let pressed = 0;
  for (; pressed < MOST_CLICKS; pressed++) {
    const rows = page.locator('.option > button:not([aria-pressed=true])');
    const primary = page.locator('.decision-footer .button-primary:not(:disabled)');
    const ways = page.locator('.decision-footer .decision-secondary button:not(:disabled)');
    await page.locator('.decision-footer, .ended').first().waitFor({ timeout: 30_000 });
    if ((await page.locator('.ended').count()) > 0 || (await ways.count()) + (await primary.count()) === 0) break;
    const count = await rows.count();
    const chance = random(100);
    const press = (found) => found.click({ timeout: 2000 }).catch(() => {});
    if (count > 0 && chance < 35) await press(rows.nth(random(count)));
    else if ((await primary.count()) > 0 && chance < 90) await press(primary.first());
    else if ((await ways.count()) > 0) await press(ways.last());
    else if (count > 0) await press(rows.nth(random(count)));
  }
  const times = await answers(page);
  const actions = await page.locator('.history input[type=range]').inputValue();
  await context.close();
  return [
    row(`a click is answered, 95 % of ${times.length}`, share(times, 0.95), 'ms', 50),
    { name: 'the slowest click', value: `${Math.max(0, ...times)} ms`, goal: '', held: true },
    { name: 'actions of that game', value: actions, goal: '', held: true },
  ];
}

/** A game that bots play by themselves, far enough to look at its 200th action. */
async function playByBots(context) {
  const page = await newGame(context, 'Bot');
  await page.waitForFunction(
    (enough) => {
      const slider = document.querySelector('.history input[type=range]');
      return document.querySelector('.ended') || Number(slider?.max) >= enough;
    },
    ENOUGH_ACTIONS,
    { timeout: 180_000 },
  );
  const address = page.url();
  const played = Number(await page.locator('.history input[type=range]').getAttribute('max'));
  if (played < AT) throw new Error(`the game ended after ${played} actions; another seed is needed`);
  say(`a game of ${played} actions`);
  await page.close();
  return address;
}

async function newGame(context, kind) {
  const page = await context.newPage();
  await page.goto(`${server.address}/new`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  for (const seat of [1, 2, 3]) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat}` }).click();
    await page.getByRole('option', { name: kind }).click();
  }
  await page.getByText('Advanced').click();
  await page.getByLabel('Seed').fill('12');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('.history').waitFor();
  return page;
}

/** From now on the browser itself takes the time from every press to the next frame. */
async function watch(page) {
  await page.evaluate(() => {
    window.slow = new Map();
    window.pressed = 0;
    addEventListener('click', () => window.pressed++, true);
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) window.slow.set(interactionId, Math.max(duration, window.slow.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

/** Milliseconds of each press; those that the browser found too quick to report count as 16. */
async function answers(page) {
  await page.waitForTimeout(500);
  const { slow, pressed } = await page.evaluate(() => ({ slow: [...window.slow.values()], pressed: window.pressed }));
  return [...slow, ...Array(Math.max(0, pressed - slow.length)).fill(16)];
}

async function newContext(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(() => localStorage.setItem('roundhouse.botPause', '0'));
  return context;
}

function serve() {
  const child = spawn(process.execPath, [bundle, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((found) => {
    child.stdout.on('data', (data) => {
      const [url] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (url) found({ child, address: url.replace(/\/$/, '') });
    });
  });
}

function row(name, value, unit, goal) {
  return { name, value: `${Math.round(value)} ${unit}`, goal: `< ${goal} ${unit}`, held: value < goal };
}

function share(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function middle(times) {
  return share(times, 0.5);
}

/** Numbers that look random and are the same every time. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function print(all) {
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, value, goal, held } of all) {
    console.log(
      `${name.padEnd(width)}  ${value.padStart(9)}  ${goal.padStart(10)}  ${goal === '' ? '' : held ? 'held' : 'MISSED'}`.trimEnd(),
    );
  }
  say(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
}
