import type { Plugin } from 'vite';

const CORE = /\/zod\/v4\/core\/core\.js$/;

/**
 * The page's security policy forbids code made from text at run time, and a mere attempt is reported. The library that
 * checks the form of data would try, unless it is told before the first schema is built: so it is told where its
 * settings are made, in the page and in its worker, whatever is loaded first.
 */
export function noCodeFromText(): Plugin {
  return {
    name: 'roundhouse-no-code-from-text',
    apply: 'build',
    transform(code, id) {
      return CORE.test(id) ? { code: `${code}\nconfig({ jitless: true });\n`, map: null } : null;
    },
  };
}
