// How soon a server is ready, and how soon a browser plays on after its server was killed: with one that is started again, and, where a
// PostgreSQL and an nginx are installed, with two behind one address.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { middle, row } from './bench-kit.mjs';
import { hasNginx, nginxNotTried, startNginx } from './nginx.mjs';
import { hasPostgres, notTried, startPostgres } from './postgres.mjs';
import { bundle, say } from './prepare.mjs';

const ROUNDS = 5;

export async function restart(newContext) {
  const rows = await startedAgain(newContext);
  if (hasPostgres() && hasNginx()) rows.push(...(await byAnother(newContext)));
  else say(notTried() ?? nginxNotTried());
  return rows;
}

async function startedAgain(newContext) {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-restart-'));
  let server = await serve({ data });
  const page = await tableAt(newContext, server.address);
  const [ready, playing] = [[server.ready], []];
  for (let round = 0; round < ROUNDS; round++) {
    const killedAt = await killed(server);
    server = await serve({ data, port: new URL(server.address).port });
    ready.push(server.ready);
    playing.push(await playsOn(page, killedAt));
  }
  await page.context().close();
  await killed(server);
  rmSync(data, { recursive: true, force: true });
  return [
    row('a server is ready after its start', middle(ready), 'ms', 3000),
    row('a browser plays on after its server was killed and started again', middle(playing), 'ms', 5000),
  ];
}

async function byAnother(newContext) {
  const postgres = await startPostgres();
  const database = postgres.create('bench');
  const more = ['--https', '--hosts', 'localhost'];
  const servers = [await serve({ database, more }), await serve({ database, more })];
  const nginx = await startNginx(servers.map(({ address }) => new URL(address).port));
  const page = await tableAt(newContext, nginx.address, { ignoreHTTPSErrors: true });
  const playing = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Whichever the page's socket has come to: every other kill strikes it.
    const one = round % 2;
    const { port } = new URL(servers[one].address);
    const killedAt = await killed(servers[one]);
    playing.push(await playsOn(page, killedAt));
    servers[one] = await serve({ database, more, port });
  }
  await page.context().close();
  for (const one of servers) await killed(one);
  nginx.remove();
  postgres.remove();
  return [
    row('a browser plays on at another process after its own was killed, at worst', Math.max(...playing), 'ms', 2000),
  ];
}

/** Ready is who says so. */
async function serve({ data = tmpdir(), port = 0, database = '', more = [] }) {
  const began = performance.now();
  const args = [bundle, 'serve', '--port', String(port), '--data', data, ...more];
  const env = { ...process.env, DATABASE_URL: database };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const [said] = await once(child.stdout, 'data');
  const address = `http://127.0.0.1:${new URL(/https?:\/\/\S+/.exec(String(said))[0]).port}`;
  while ((await fetch(`${address}/readyz`).catch(() => null))?.status !== 200)
    await new Promise((later) => setTimeout(later, 5));
  return { child, address, ready: performance.now() - began };
}

async function killed({ child }) {
  const gone = once(child, 'exit');
  const at = performance.now();
  child.kill('SIGKILL');
  await gone;
  return at;
}

/** A table whose two seats both sit at this screen, so every question is asked here. */
async function tableAt(newContext, address, options) {
  const page = await (await newContext({ serviceWorkers: 'block', ...options })).newPage();
  await page.goto(address);
  const game = await page.evaluate(async () => {
    const post = async (path, body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const seats = ['Ada', 'Bram'].map((name) => ({ kind: 'me', name }));
    const { game } = await post('/games', { title: 'soh', seats });
    await post(`/games/${game}/start`, {});
    return game;
  });
  await page.goto(`${address}/table/${game}`);
  await page.locator('[data-move="pass"]').first().waitFor();
  await page.locator('.connection').getByText('live').waitFor();
  return page;
}

/** Milliseconds from the kill until the page has played an action that is on disk. */
async function playsOn(page, killedAt) {
  const isLive = (wanted) => document.querySelector('.connection')?.textContent?.includes('live') === wanted;
  // The socket of the page may be at the other process: then it was not struck.
  await page.waitForFunction(isLive, false, { timeout: 500 }).catch(() => {});
  await page.waitForFunction(isLive, true);
  const slider = page.locator('input[aria-label="Position in the game"]');
  const before = await slider.getAttribute('max');
  await page.locator('[data-move="pass"]').first().click();
  await page.waitForFunction(
    (before) => document.querySelector('input[aria-label="Position in the game"]').max !== before,
    before,
  );
  await page.waitForFunction(isLive, true);
  return performance.now() - killedAt;
}
