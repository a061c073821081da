import type { Plugin } from 'vite';

/** Files of a title that the page does without, and what stands in their place. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  './bot.ts': 'export const bot = undefined;',
  './invariants.ts': 'export const invariants = [];',
};
const MARK = '\0roundhouse-left-out:';

/**
 * Leaves out of the page itself what it never asks of a title: what only sensible players know of a book, since bots think in the
 * worker, which has it, and what must hold in every state, which simulations watch. In development page and worker are made of the
 * same files, and nothing is left out.
 */
export function leaveOut(): Plugin {
  return {
    name: 'roundhouse-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source in LEFT_OUT && /\/titles\/src\/\w+\/index\.ts$/.test(importer ?? '') ? `${MARK}${source}` : null,
    load: (id) => (id.startsWith(MARK) ? LEFT_OUT[id.slice(MARK.length)]! : null),
  };
}
