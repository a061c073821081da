/** Words in a row: `a`, `a and b`, `a, b and c`. */
export const inARow = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
