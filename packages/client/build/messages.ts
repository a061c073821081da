import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Texts = Readonly<Record<string, string>>;

const PART = '\0roundhouse-messages-';

/**
 * Reads the catalogue's sentences at build time, so that the page needs no reader of its own. What only one title says
 * is a part by itself, `en.json?title=soh`, which comes with that title.
 */
export function messages(catalogue: string): Plugin {
  return {
    name: 'roundhouse-messages',
    enforce: 'pre',
    resolveId(source) {
      const [path, query] = source.split('?');
      const title = new URLSearchParams(query).get('title');
      return title !== null && path?.endsWith('/messages/en.json') ? PART + title : null;
    },
    load(id) {
      if (!id.startsWith(PART)) return null;
      this.addWatchFile(catalogue);
      const texts = JSON.parse(readFileSync(catalogue, 'utf8')) as Texts;
      return `export default ${readFor(texts, id.slice(PART.length))}`;
    },
    transform(code, id) {
      return id === catalogue ? { code: readFor(JSON.parse(code) as Texts, null), map: null } : null;
    },
  };
}

/** The texts of one title, or those of all, as they are used. */
function readFor(texts: Texts, title: string | null): string {
  const own = Object.entries(texts).filter(([name]) => ownerOf(texts, name) === title);
  return JSON.stringify(Object.fromEntries(own.map(([name, text]) => [name, parse(text, { captureLocation: false })])));
}

/** The title whose own word it is; a title's card is for the home page and belongs to all. */
function ownerOf(texts: Texts, name: string): string | null {
  const [first, second] = name.split('.');
  return second !== 'card' && `${first}.card.place` in texts ? first! : null;
}

/** Puts the form of the library without its reader in the place of the whole. */
export const withoutReader = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};
