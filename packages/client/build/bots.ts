import type { Plugin } from 'vite';

const NONE = '\0roundhouse-no-bot';

/**
 * Leaves what only sensible players know of a book out of the page itself: bots think in the worker, which has it. So
 * `title.bot` is missing in the page. In development page and worker are made of the same files, and nothing is left out.
 */
export function bots(): Plugin {
  return {
    name: 'roundhouse-bots',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './bot.ts' && /\/titles\/src\/\w+\/index\.ts$/.test(importer ?? '') ? NONE : null,
    load: (id) => (id === NONE ? 'export const bot = undefined;' : null),
  };
}
