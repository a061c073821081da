// npm run bench:client: how large the page is and how quickly it answers, measured in a real browser on the built page.
// A whole game is played through the page by clicks; every figure stands beside its goal. `npm run bench:client sizes`
// measures only how large it is, `npm run bench:client clicks 1843` only the clicks, of any title, and `npm run bench:client
// opening 1820` only how a game opens and goes through its history.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { middle, openBench, print, row, share } from './bench-kit.mjs';
import { root, say } from './prepare.mjs';

const AT = 200;
const STEPS = 60;
const MOST_CLICKS = 1500;

const [part = 'all', chosen = 'soh'] = process.argv.slice(2);
const asks = (one) => part === 'all' || part === one;
const { server, newContext, close } = await openBench();
const rows = [];
try {
  if (asks('sizes')) rows.push(...(await sizes()));
  if (asks('opening')) {
    const context = await newContext();
    const long = await importLongGame(context, chosen);
    rows.push(...(await opening(context, long)));
    rows.push(...(await history(context, long)));
    await context.close();
  }
  if (asks('clicks')) rows.push(...(await clicks(chosen)));
} finally {
  await close();
}
print(rows);
process.exit(rows.every(({ held }) => held) ? 0 : 1);

/** Compressed script that a first visit fetches: at home, in the rules, and straight at a table. */
async function sizes() {
  const context = await newContext({ serviceWorkers: 'block' });
  const places = [
    { name: 'home', address: server.address, ready: '.title-map svg', most: 250 },
    { name: 'a rule', address: `${server.address}/rules/soh#selling-shares-4`, ready: '.rule-marked', most: 250 },
  ];
  for (const [title, most] of [
    ['soh', 235],
    ['1828', 235],
    ['1843', 250],
    ['1839', 250],
    ['1820', 270],
  ]) {
    const page = await newGame(context, title);
    places.push({ name: `a table of ${title}`, address: page.url(), ready: '.history', most });
    await page.close();
  }
  const found = [];
  for (const { name, address, ready, most } of places) {
    found.push(row(`first load of ${name}, script`, await scriptsOf(context, address, ready), 'KB', most));
  }
  await context.close();
  return found;
}

/** In kilobytes, as the server sends them to a browser that understands Brotli. */
async function scriptsOf(context, address, ready) {
  const page = await context.newPage();
  const scripts = new Set();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  let sum = 0;
  for (const url of scripts) {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    const size = Number(headers.get('content-length'));
    if (process.env.BENCH_FILES) say(`${(size / 1000).toFixed(1).padStart(7)} KB  ${new URL(url).pathname}`);
    sum += size;
  }
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
    await page.getByRole('button', { name: i < STEPS / 2 ? 'One step back' : 'One step forward' }).click();
  }
  const times = await answers(page);
  await page.close();
  return [row('a step of history, 95 %', share(times, 0.95), 'ms', 50)];
}

/** A whole game for three people at one device, every decision a click. */
async function clicks(title) {
  const context = await newContext();
  const page = await newGame(context, title);
  await page.locator('.decision-footer').waitFor();
  await watch(page);
  const random = dice(7);
  let pressed = 0;
  for (; pressed < MOST_CLICKS; pressed++) {
    const rows = page.locator('.option > button:not([aria-pressed=true])');
    const primary = page.locator('.decision-footer .button-primary:not(:disabled)');
    const ways = page.locator('.decision-footer .decision-secondary button:not(:disabled)');
    await page.locator('.decision-footer, .scores').first().waitFor({ timeout: 30_000 });
    if ((await page.locator('.scores').count()) > 0 || (await ways.count()) + (await primary.count()) === 0) break;
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

/** A long game, played by the engine and brought in as a file. */
async function importLongGame(context, title) {
  const file = longGame(title);
  const page = await context.newPage();
  await page.goto(server.address);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a game' }).click();
  const buffer = Buffer.from(JSON.stringify(file));
  await (await chooser).setFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.history').waitFor();
  const address = page.url();
  await page.close();
  return address;
}

/** The shortest of the games that are kept in whose middle one can stand. */
function longGame(title) {
  const folder = join(root, 'packages', 'tools', 'test', 'saved');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${title}-`));
  const games = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).game);
  const lengthOf = (game) => (game.entries ?? game.actions).length;
  const [file] = games
    .filter((game) => lengthOf(game) >= AT + STEPS)
    .sort((one, other) => lengthOf(one) - lengthOf(other));
  say(`a game of ${title} of ${lengthOf(file)} actions`);
  return file;
}

/** Three people at one device. */
async function newGame(context, title = 'soh') {
  const page = await context.newPage();
  await page.goto(`${server.address}/new?title=${title}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  for (const seat of [2, 3]) {
    await page.getByRole('combobox', { name: `Who plays seat ${seat}` }).click();
    await page.getByRole('option', { name: 'Person' }).click();
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

/** Numbers that look random and are the same every time. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
