/** Which line of a list is meant by what was typed. */
import type { Item } from './menu.ts';

/** Lists of hexes that are parted by their rows are one list to those who type a hex. */
const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...(item.within ?? [])]);

/** By its number, by its hex if that has one line only, or by what it says: `Pass`. */
export function picked(items: readonly Item[], typed: string | null): Item | undefined {
  if (typed === null) return undefined;
  if (isNumber(typed)) return items[Number(typed) - 1];
  const word = typed.toUpperCase();
  return onlyOne(all(items).filter(({ hex }) => hex === word)) ?? all(items).find((item) => calledBy(item) === word);
}

/** By how it begins, `done` for “Done building”; and “pass” is what leaves a step, whatever it is called there. */
export function begunBy(items: readonly Item[], typed: string | null): Item | undefined {
  if (typed === null || typed.length < 2) return undefined;
  const word = typed.toUpperCase();
  const passes = word === 'PASS' ? items.filter(({ action }) => action?.type === 'pass') : [];
  return onlyOne(passes) ?? onlyOne(items.filter((item) => begins(calledBy(item), word)));
}

/** The numbers of all lines that begin with what was typed: which of them is meant cannot be told. */
export const alike = (items: readonly Item[], typed: string): number[] =>
  items.flatMap((item, i) => (typed.length > 1 && begins(calledBy(item), typed.toUpperCase()) ? [i + 1] : []));

/** `NRS at` of `NRS at … (fl. 65)`, `DONE BUILDING`. */
const calledBy = ({ text }: Item): string => text.split(/ · | …/)[0]!.toUpperCase();

/** Whole words only: `5` is not meant by `57`, nor `LUR` by `LU`. */
const begins = (text: string, word: string): boolean =>
  text.startsWith(word) && !/[\p{L}\d]/u.test(text[word.length] ?? ' ');

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

export const isNumber = (typed: string): boolean => /^\d{1,4}$/.test(typed);
