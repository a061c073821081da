// Browsers for the tests: those that are installed, or else installed now.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, say } from './prepare.mjs';

/** The same engine without windows: tests take half as long in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const chromium = {
  tool: 'chromium',
  path: process.env.CHROME_PATH,
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  // Older releases have no shell of its own.
  packages: [shells[0], 'chromium'],
};

const firefox = {
  tool: 'firefox',
  path: process.env.FIREFOX_PATH,
  commands: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  packages: ['firefox-esr'],
};

/** The path of a Chromium: a `whole` one as people have it, or else a shell if there is one. `CHROME_PATH` overrides the search. */
export async function findBrowser({ whole = false } = {}) {
  const { path } = await find({
    ...chromium,
    commands: whole ? [...commands, ...shells] : [...shells, ...commands],
  });
  return path;
}

/** The path of a Firefox as people have it; empty where the test tool has brought its own. `FIREFOX_PATH` overrides the search. */
export async function findFirefox() {
  const { path, own } = await find(firefox);
  return own ? '' : path;
}

async function find(browser) {
  const found = (await look(browser)) ?? (install(browser), await look(browser));
  return found ?? fail(`no ${browser.tool} could be installed for the browser tests.`);
}

/** One that is installed, or else the test tool's own. */
async function look({ tool, path, commands: names, places }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  const installed = path || candidates.find(isExecutable);
  if (installed) return { path: installed, own: false };
  const own = (await import('@playwright/test'))[tool].executablePath();
  return existsSync(own) ? { path: own, own: true } : undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install({ tool, packages }) {
  say(`installing ${tool} for the browser tests …`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian(packages);
  else installByTheTestTool(tool);
}

/** How long to wait for another program that holds the package manager's locks, in seconds. */
const LOCK_TIMEOUT = 600;

function installFromDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  updateLists(env);
  const args = ['install', '-y', '--no-install-recommends', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`];
  for (const name of packages) {
    if (spawnSync('apt-get', [...args, name], { env, stdio: ['ignore', 2, 2] }).status === 0) return;
  }
}

/** apt-get waits for dpkg's lock by itself, but not for that of its lists. */
function updateLists(env) {
  for (let waited = 0; waited < LOCK_TIMEOUT; waited += 2) {
    const { status, stderr } = spawnSync('apt-get', ['update'], {
      env,
      stdio: ['ignore', 2, 'pipe'],
      encoding: 'utf8',
    });
    if (status === 0 || !stderr?.includes('Could not get lock')) return void process.stderr.write(stderr ?? '');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);
  }
}

function installByTheTestTool(tool) {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', tool], { stdio: ['ignore', 2, 2] });
}
