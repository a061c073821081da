/** As often is a time doubled at most. */
const DOUBLED = 2;

/** A server that is slow because many ask at once must not be asked ever more: each try in vain makes the next one more patient. */
export const longerEachTime = (milliseconds: number, tries: number): number =>
  milliseconds * 2 ** Math.min(DOUBLED, tries);
