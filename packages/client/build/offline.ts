/** Parts of the build that make the page a web app: icons, the list of files to keep, and everything compressed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { compressFolder } from './compress.ts';
import { drawIcon, icons } from './icons.ts';

interface Paths {
  /** The service worker's source. */
  readonly worker: string;
  readonly publicDir: string;
}

export function offline({ worker, publicDir }: Paths): Plugin {
  let folder = '';
  return {
    name: 'roundhouse-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle() {
      for (const { name, size, look } of icons) {
        this.emitFile({ type: 'asset', fileName: name, source: drawIcon(size, look) });
      }
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.[a-z0-9]+$/.test(name) && !name.endsWith('.map'))
        .map((name) => name.replaceAll('\\', '/'))
        .sort();
      const hash = createHash('sha256');
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      await buildWorker(worker, folder, files, hash.digest('hex').slice(0, 16));
      compressFolder(folder);
    },
  };

  /** One file at the root of the site, so that it may answer for all of it. */
  async function buildWorker(entry: string, outDir: string, files: readonly string[], version: string): Promise<void> {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      root: publicDir,
      define: {
        __FILES__: JSON.stringify(files.map((name) => (name === 'index.html' ? '/' : `/${name}`))),
        __VERSION__: JSON.stringify(version),
      },
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        sourcemap: 'hidden',
        lib: { entry, formats: ['es'], fileName: () => 'service-worker.js' },
      },
    });
  }
}
