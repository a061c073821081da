// npm run bench:client: how large the page is and how quickly it answers, measured in a real browser on the built page.
// A whole game is played through the page by clicks; every figure stands beside its goal. `npm run bench:client sizes`
// measures only how large it is, `npm run bench:client clicks 1843` only the clicks, of any title, and `npm run bench:client
// opening 1820` only how a game opens and goes through its history. `npm run bench:client crowded` does both late in a game
// of 1820 with all thirty companies in play. `npm run bench:client online` opens a long game on the server, from its address and
// from the home page. `npm run bench:client trial` opens a board of one's own far into a long game.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, middle, openBench, print, row, share, watch } from './bench-kit.mjs';
import { restart } from './bench-restart.mjs';
import { trial, trialAt } from './bench-trial.mjs';
import { bundle, fail, root, say } from './prepare.mjs';

const AT = 200;
const STEPS = 60;
const MOST_CLICKS = 1500;
/** From each round of the crowded game. */
const CROWDED_CLICKS = 150;

const [part = 'all', chosen = 'soh'] = process.argv.slice(2);
const asks = (one) => part === 'all' || part === one;
const { server, newContext, close } = await openBench();
const rows = [];
try {
  if (asks('sizes')) rows.push(...(await sizes()));
  if (asks('opening')) {
    const context = await newContext();
    const long = await importGame(context, longGame(chosen));
    rows.push(...(await opening(context, long, AT)));
    rows.push(...(await history(context, long, AT)));
    await context.close();
  }
  if (asks('clicks')) rows.push(...(await clicks(chosen)));
  if (asks('online')) rows.push(...(await online()));
  if (asks('restart')) rows.push(...(await restart(newContext)));
  if (asks('trial')) {
    const context = await newContext();
    const long = savedGames('').find((game) => entriesOf(game).length > trialAt);
    rows.push(...(await trial(context, await importGame(context, long))));
    await context.close();
  }
  if (asks('crowded')) rows.push(...(await crowded()));
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

/** From the address to the drawn position; the middle one of five. */
async function opening(context, address, at) {
  const times = [];
  for (let i = 0; i < 5; i++) {
    const page = await context.newPage();
    await page.goto(`${address}?at=${at}`);
    const shown = await page.waitForFunction((at) => {
      const slider = document.querySelector('.history input[type=range]');
      return slider?.value === String(at) && document.querySelector('main svg') ? performance.now() : null;
    }, at);
    times.push(await shown.jsonValue());
    await page.close();
  }
  return [row(`table at action ${at} opens`, middle(times), 'ms', 1000)];
}

/** One step back or on, from the press to the next painted frame. */
async function history(context, address, at) {
  const page = await context.newPage();
  await page.goto(`${address}?at=${at}`);
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
  const times = await clicked(page, MOST_CLICKS);
  const actions = await page.locator('.history input[type=range]').inputValue();
  await context.close();
  return [
    row(`a click is answered, 95 % of ${times.length}`, share(times, 0.95), 'ms', 50),
    { name: 'the slowest click', value: `${Math.max(0, ...times)} ms`, goal: '', held: true },
    { name: 'actions of that game', value: actions, goal: '', held: true },
  ];
}

/** How long each of so many clicks takes, by chance among what is offered. */
async function clicked(page, most) {
  await page.locator('.decision-footer').waitFor();
  await watch(page);
  const random = dice(7);
  for (let pressed = 0; pressed < most; pressed++) {
    const rows = page.locator('.option > button:not([aria-pressed=true])');
    const primary = page.locator('.decision-footer .button-primary:not(:disabled)');
    const ways = page.locator('.decision-footer .decision-secondary button:not(:disabled)');
    // Before a run the best is searched for, and nothing can be pressed.
    const pressable = page.locator('.decision-footer button:not(:disabled), .scores');
    await pressable.first().waitFor({ timeout: 30_000 });
    if ((await page.locator('.scores').count()) > 0 || (await ways.count()) + (await primary.count()) === 0) break;
    const count = await rows.count();
    const chance = random(100);
    const press = (found) => found.click({ timeout: 2000 }).catch(() => {});
    if (count > 0 && chance < 35) await press(rows.nth(random(count)));
    else if ((await primary.count()) > 0 && chance < 90) await press(primary.first());
    else if ((await ways.count()) > 0) await press(ways.last());
    else if (count > 0) await press(rows.nth(random(count)));
  }
  return await answers(page);
}

/** All thirty companies of 1820 in play, late in the game: the table opens, goes through its history, and is played on in each kind of round. */
async function crowded() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, 'bench', '--crowd'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) fail(`the crowded game cannot be made: ${stderr}`);
  const { file, questions } = JSON.parse(stdout);
  const last = file.entries.length;
  say(`a game of 1820 of ${last} actions with thirty companies in play`);
  const context = await newContext();
  const address = await importGame(context, file);
  const found = [...(await opening(context, address, last)), ...(await history(context, address, last))];
  await context.close();
  const all = [];
  for (const question of ['SR 3 stockTurn', 'I&T 3.1 issues', 'OR 3.2 track']) {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(await importGame(context, { ...file, entries: file.entries.slice(0, questions[question]) }));
    const times = await clicked(page, CROWDED_CLICKS);
    await context.close();
    found.push(row(`a click from ${question} on is answered, 95 % of ${times.length}`, share(times, 0.95), 'ms', 50));
    all.push(...times);
  }
  const slowest = { name: 'the slowest of them', value: `${Math.max(0, ...all)} ms`, goal: '', held: true };
  return [...found, row('all these clicks, 95 %', share(all, 0.95), 'ms', 50), slowest].map((one) => ({
    ...one,
    name: `thirty companies: ${one.name}`,
  }));
}

/** A long game on the server: from its address, from the home page, and how long the page is busy while the past is read. */
async function online() {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(server.address);
  const file = savedGames('').at(-1);
  const table = await page.evaluate(async (file) => {
    const headers = { 'Content-Type': 'application/json' };
    const mine = file.players.map((_, i) => `player${i + 1}`);
    const body = JSON.stringify({ file, mine });
    return (await (await fetch('/api/v1/games/import', { method: 'POST', headers, body })).json()).game;
  }, file);
  const drawn = () => document.querySelector('.history') && document.querySelector('main svg') && performance.now();
  const [fromAddress, fromHome, busy, longest] = [[], [], [], []];
  // Processor time of the page's own thread: other programs at work change it little.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  for (let i = 0; i < 5; i++) {
    await page.goto('about:blank');
    await page.goto(`${server.address}/table/${table}`);
    fromAddress.push(await (await page.waitForFunction(drawn)).jsonValue());
    await page.goto(server.address);
    const link = page.locator(`a[href="/table/${table}"]`).first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      addEventListener('click', () => (window.clickedAt = performance.now()), { capture: true, once: true });
    });
    const before = await worked();
    await link.click();
    const shown = await (await page.waitForFunction(drawn)).jsonValue();
    busy.push((await worked()) - before);
    fromHome.push(shown - (await page.evaluate(() => window.clickedAt)));
    // From here on the past is read in slices.
    longest.push(await longestTask(context.browser(), page, 4000));
  }
  await context.close();
  return [
    row(`a server’s game of ${entriesOf(file).length} entries opens by its address`, middle(fromAddress), 'ms', 1000),
    row('the same from the home page', middle(fromHome), 'ms', 300),
    row('processor time of it on the page’s thread', middle(busy), 'ms', 300),
    row('the longest task while its past is read, processor time', middle(longest), 'ms', 50),
  ];
}

/** Of the page's own thread within so many milliseconds, in milliseconds of processor time. */
async function longestTask(browser, page, within) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(() => performance.mark('this page'));
  await page.waitForTimeout(within);
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  const mark = events.find(({ name }) => name === 'this page');
  const own = events.filter(({ pid, tid, tdur }) => pid === mark.pid && tid === mark.tid && tdur !== undefined);
  return Math.max(0, ...own.map(({ tdur }) => tdur / 1000));
}

/** A game that is brought in as a file. */
async function importGame(context, file) {
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
  const file = savedGames(title).find((game) => entriesOf(game).length >= AT + STEPS);
  say(`a game of ${title} of ${entriesOf(file).length} actions`);
  return file;
}

/** All games that are kept, of one title or of any, the longest last. */
function savedGames(title) {
  const folder = join(root, 'packages', 'tools', 'test', 'saved');
  const names = readdirSync(folder).filter((name) => name.startsWith(title) && name.endsWith('.json'));
  const games = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).game);
  return games.sort((one, other) => entriesOf(one).length - entriesOf(other).length);
}

function entriesOf(game) {
  return game.entries ?? game.actions;
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

/** Numbers that look random and are the same every time. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
