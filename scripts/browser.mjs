// A Chromium for the tests: one that is installed, or else one that is installed now.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, say } from './prepare.mjs';

/** The same engine without windows: tests take half as long in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser: a `whole` one as people have it, or else a shell if there is one. `CHROME_PATH` overrides the search. */
export async function findBrowser({ whole = false } = {}) {
  const names = whole ? [...commands, ...shells] : [...shells, ...commands];
  const found = installed(names) ?? (await ownOfTheTestTool());
  if (found) return found;
  if (isRootOnDebian()) installFromDebian();
  else installByTheTestTool();
  return (
    installed(names) ?? (await ownOfTheTestTool()) ?? fail('no Chromium could be installed for the browser tests.')
  );
}

function installed(names) {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function ownOfTheTestTool() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installFromDebian() {
  say('installing chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2] };
  spawnSync('apt-get', ['update'], options);
  // Older releases have no shell of its own.
  for (const name of [shells[0], 'chromium']) {
    if (spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0) return;
  }
}

function installByTheTestTool() {
  say('installing Chromium for the browser tests …');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
}
