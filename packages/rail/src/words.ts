/** Joins words as a sentence does: `a`, `a and b`, `a, b and c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** With its article as it is spoken: `a 5E`, `an 8E`, `an Electric`. */
export const withArticle = (name: string): string => `${/^(?:8|11|18|[aeio]|R\d)/i.test(name) ? 'an' : 'a'} ${name}`;

/** `no shares`, `one share`, `2 shares`. */
export const sharesInWords = (count: number): string => (count === 1 ? 'one share' : `${count || 'no'} shares`);
