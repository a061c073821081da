// What the measurements in a browser share: the built page on a server, a browser, and figures beside their goals.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, buildPage, bundle, install, say } from './prepare.mjs';

/** Builds the page and opens it; bots move at once. */
export async function openBench() {
  install();
  await build();
  await buildPage();
  const { chromium } = await import('@playwright/test');
  const server = await serve();
  const browser = await chromium.launch({
    executablePath: await findBrowser({ whole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const newContext = async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    // As somebody who knows the games: nothing is explained unasked.
    await context.addInitScript(() => {
      localStorage.setItem('roundhouse.pace', 'once');
      localStorage.setItem('roundhouse.teaching', JSON.stringify({ about: ['*'], tips: false }));
    });
    return context;
  };
  const close = async () => {
    await browser.close();
    server.child.kill();
    rmSync(server.data, { recursive: true, force: true });
  };
  return { server, newContext, close };
}

function serve() {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  const args = [bundle, 'serve', '--port', '0', '--data', data];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((found) => {
    child.stdout.on('data', (data) => {
      const [url] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (url) found({ child, data, address: url.replace(/\/$/, '') });
    });
  });
}

/** From now on the browser itself takes the time from every press to the next frame. */
export async function watch(page) {
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
export async function answers(page) {
  await page.waitForTimeout(500);
  const { slow, pressed } = await page.evaluate(() => ({ slow: [...window.slow.values()], pressed: window.pressed }));
  return [...slow, ...Array(Math.max(0, pressed - slow.length)).fill(16)];
}

export function row(name, value, unit, goal) {
  return { name, value: `${Math.round(value)} ${unit}`, goal: `< ${goal} ${unit}`, held: value < goal };
}

export function share(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

export function middle(times) {
  return share(times, 0.5);
}

export function print(all) {
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, value, goal, held } of all) {
    console.log(
      `${name.padEnd(width)}  ${value.padStart(9)}  ${goal.padStart(10)}  ${goal === '' ? '' : held ? 'held' : 'MISSED'}`.trimEnd(),
    );
  }
  say(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
}
