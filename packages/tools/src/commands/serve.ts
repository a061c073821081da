import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CannotServe, GameServer, readSite, type ServerOptions } from '@roundhouse/server';
import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { Failure } from '../failure.ts';
import { note, out } from '../output.ts';
import { openBrowser } from '../serve/browser.ts';
import { type Config, configLines, configOf, type ServeOptions, settingsIn } from '../serve/config.ts';
import { homeAddress } from '../serve/home-address.ts';
import { listen } from '../serve/listen.ts';
import { logIn } from '../serve/log.ts';

/** A server that is told to stop is gone after this, in milliseconds. */
const LONGEST_STOP = 4_500;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serves the table and hosts games for others, until Ctrl-C.')
    .option(
      '--data <folder>',
      'where games are kept, unless $DATABASE_URL names a PostgreSQL; else $ROUNDHOUSE_DATA, else ./data',
    )
    .option('--port <number>', 'the port (default: $PORT, or 8080 or the next free one)')
    .option('--host <name>', 'the address to listen on; else $HOST, else this machine only')
    .option('--lan', 'listen in the home network, and show the address as a QR code')
    .option('--https', 'a proxy on this machine serves it by https: cookies are sent over https only')
    .option('--proxies <addresses>', 'proxies whose forwarded addresses are believed, with commas; else $PROXIES')
    .option('--hosts <names>', 'the names by which the site is reached, with commas; else $HOSTS, else any')
    .option('--metrics <host:port>', 'serve figures for Prometheus there, never on the public address; else $METRICS')
    .option('--log <form>', 'pretty or json; else $LOG, else pretty at a terminal')
    .option('--open', 'open the page where there is a desktop')
    .option('--page <folder>', 'the page to serve; else the one that npm start has built')
    .option('--no-page', 'serve games alone, for a page that is served elsewhere')
    .option('--print-config', 'show every setting with its value and where it comes from, and start nothing')
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const config = configOf(options, process.env);
  if (options.printConfig) {
    for (const line of configLines(config)) out(line);
    return;
  }
  const server = await openServer(config, options.page);
  const host = config.host.value;
  const port = await listen(server.app.server, host, config.port.value).catch(async (error) => {
    await server.close();
    throw error;
  });
  const address = addressOf(host, port);
  out(`Roundhouse: ${address}`);
  if (options.lan) showInNetwork(port);
  if (options.open) openBrowser(address);
  await new Promise<void>((stopped) => {
    const stop = (): void => {
      setTimeout(cutOff, LONGEST_STOP).unref();
      void server.close().then(stopped);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** All that was acknowledged is on disk, so whatever is left may be cut off. */
function cutOff(): never {
  note('roundhouse: something did not end in time, and was cut off.');
  process.exit(0);
}

/** The bundle lies beside the built page and the scripts of the threads. */
async function openServer(config: Config, page: ServeOptions['page']): Promise<GameServer> {
  const here = dirname(fileURLToPath(import.meta.url));
  const site = typeof page === 'string' ? resolve(page) : join(here, 'client');
  const isServed = page !== false;
  if (isServed && !existsSync(join(site, 'index.html'))) throw new Failure('The page is not built yet: run npm start.');
  const script = (name: string): URL => pathToFileURL(join(here, `${name}.mjs`));
  const options: ServerOptions = {
    folder: config.data.value,
    database: config.database.value,
    scripts: { writer: script('writer'), thinker: script('thinker') },
    secure: config.https.value,
    mail: config.mail.value,
    proxies: config.proxies.value,
    hosts: config.hosts.value,
    metrics: config.metrics.value,
    log: logIn(config.log.value),
    settings: settingsIn(config),
    ...(isServed ? { site: readSite(site) } : {}),
  };
  try {
    return await GameServer.open(options);
  } catch (error) {
    if (error instanceof CannotServe) throw new Failure(error.message);
    throw error;
  }
}

function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`;
}

function showInNetwork(port: number): void {
  const home = homeAddress();
  if (home === null) {
    out('This machine has no address in a network at the moment.');
    return;
  }
  const address = `http://${home}:${port}/`;
  out(`In your network: ${address}`);
  out(renderUnicodeCompact(address, { border: 2 }));
  out('Over plain http, cookies and moves are not protected from others in the same network.');
}
