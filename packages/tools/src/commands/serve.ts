import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { out } from '../output.ts';
import { openBrowser } from '../serve/browser.ts';
import { readSite } from '../serve/files.ts';
import { listen } from '../serve/listen.ts';
import { makeServer } from '../serve/server.ts';

interface Options {
  readonly port?: string;
  readonly host?: string;
  readonly open?: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serves the table to a browser until Ctrl-C.')
    .option('--port <number>', 'the port; else $PORT, else 8080 or the next free one')
    .option('--host <name>', 'the address to listen on; else $HOST, else this machine only')
    .option('--open', 'open the page where there is a desktop')
    .action(serve);
}

async function serve(options: Options): Promise<void> {
  // The bundle lies beside the built page.
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'client');
  if (!existsSync(join(folder, 'index.html'))) throw new Failure('the page is not built; npm start builds it.');
  const server = makeServer(readSite(folder));
  const host = options.host ?? process.env['HOST'] ?? '127.0.0.1';
  const port = await listen(server, host, portOf(options.port ?? process.env['PORT']));
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  const address = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`;
  out(`Roundhouse: ${address}`);
  if (options.open) openBrowser(address);
  await new Promise<void>((stopped) => {
    const stop = () => {
      server.close(() => stopped());
      server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Failure(`"${text}" is no port.`, 2);
  return port;
}
