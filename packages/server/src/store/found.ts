/**
 * Games are found by the beginnings of their words. A word that many games have is soon met in a list that is read from its top; one that few
 * have is looked up.
 */

/** Fewer games than this are looked up and put in order. */
export const FEW = 200;

/** Follows all words with this beginning, and nothing between. */
export const endOf = (beginning: string): string => `${beginning}\u{10FFFF}`;
