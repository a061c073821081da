import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Server {
  /** Without a slash at the end. */
  readonly address: string;
  stop(): Promise<void>;
  /** Without a word to anybody, as when the power fails. */
  kill(): Promise<void>;
}

/** The bundled command line, and the built page beside it. */
export const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** The built page, served by the project's own server on a free port or on the one given; games in a folder of its own, or in `kept`. */
export async function startServer(port = 0, folder = dist, kept?: string): Promise<Server> {
  const data = kept ?? mkdtempSync(join(tmpdir(), 'roundhouse-data-'));
  const args = ['serve', '--port', String(port), '--data', data, '--page', join(folder, 'client')];
  const child = spawn(process.execPath, [join(dist, 'roundhouse.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (data: Buffer) => {
      const [url] = /http:\/\/\S+/.exec(String(data)) ?? [];
      if (url) found(url.replace(/\/$/, ''));
    });
    child.once('exit', () => failed(new Error('the server did not start')));
  });
  return {
    address,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      if (kept === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
