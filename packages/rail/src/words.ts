import { grouped } from '@roundhouse/kernel';

/** Writes sums in a currency, with the figure in place of its `#`: `fl. 1,200`, `$20`, `20fr`. */
export const money =
  (currency: string) =>
  (amount: number): string =>
    currency.replace('#', () => grouped(amount));

/** Joins words as a sentence does: `a`, `a and b`, `a, b and c`; with another last word, `a, b or c`. */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** With a capital, as a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its article as it is spoken: `a 5E`, `an 8E`, `an Electric`. */
export const withArticle = (name: string): string => `${/^(?:8|11|18|[aeio]|R\d)/i.test(name) ? 'an' : 'a'} ${name}`;

/** `no shares`, `one share`, `2 shares`. */
export const sharesInWords = (count: number): string => (count === 1 ? 'one share' : `${count || 'no'} shares`);
