import type { Plugin } from 'vite';

const NONE = '\0roundhouse-no-book';

/**
 * Leaves the text of the rule books out of the rules themselves: no rule reads it, and the page brings a book in when
 * somebody opens it. So `title.rules` and `title.questions` are empty in the page.
 */
export function books(): Plugin {
  return {
    name: 'roundhouse-books',
    enforce: 'pre',
    resolveId(source, importer) {
      const isBook = /^\.\/(rules|questions)\.json$/.test(source);
      return isBook && /\/titles\/src\/\w+\/index\.ts$/.test(importer ?? '') ? NONE : null;
    },
    load: (id) => (id === NONE ? 'export default [];' : null),
  };
}
