import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Reads the catalogue's sentences at build time, so that the page needs no reader of its own. */
export function messages(catalogue: string): Plugin {
  return {
    name: 'roundhouse-messages',
    enforce: 'pre',
    transform(code, id) {
      if (id !== catalogue) return null;
      const texts = JSON.parse(code) as Record<string, string>;
      const read = Object.entries(texts).map(([name, text]) => [name, parse(text, { captureLocation: false })]);
      return { code: JSON.stringify(Object.fromEntries(read)), map: null };
    },
  };
}

/** Puts the form of the library without its reader in the place of the whole. */
export const withoutReader = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};
