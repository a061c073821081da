/** The ladder of prices of a private company: what is printed on the sheet, and where it stands. */

/** So many prices stand in a row of the sheet. */
const SHOWN = 7;

export interface Ladder {
  /** The prices that are shown, falling to nothing. */
  readonly prices: readonly number[];
  /** Which of them is the price now. */
  readonly now: number;
  /** How many crossed-out ones are folded away to the left. */
  readonly folded: number;
}

/** A private company of this face value after so many discounts. */
export function ladderOf(face: number, step: number, discounts: number): Ladder {
  const count = Math.ceil(face / step) + 1;
  const all = Array.from({ length: count }, (_, i) => Math.max(0, face - i * step));
  const at = Math.min(discounts, count - 1);
  // The price now, and the next one, are always in sight.
  const folded = Math.max(0, Math.min(at - SHOWN + 2, count - SHOWN));
  return { prices: all.slice(folded, folded + SHOWN), now: at - folded, folded };
}
