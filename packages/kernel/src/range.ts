/** Amounts between two ends, of which some may be taken already. */
export interface Range {
  readonly kind: 'range';
  /** The least of them. */
  readonly min: number;
  /** None is above it. */
  readonly max: number;
  readonly step: number;
  /** Those in between that are not open, from the least up; left out where there are none. */
  readonly except?: readonly number[];
}

/** From `min` to `max` in steps, without the exceptions. Where nothing is left the last one stays, for a check to refuse. */
export function range(min: number, max: number, step = 1, except: readonly number[] = []): Range {
  const taken = new Set(except);
  let least = min;
  while (taken.has(least) && least + step <= max) least += step;
  const between = [...taken]
    .filter((amount) => amount > least && amount <= max && (amount - min) % step === 0)
    .toSorted((a, b) => a - b);
  return { kind: 'range', min: least, max, step, ...(between.length > 0 && { except: between }) };
}

/** How many amounts are open. */
export const amountsIn = ({ min, max, step, except = [] }: Range): number =>
  Math.floor((max - min) / step) + 1 - except.length;

/** One of them, counted from the least, which is 0. */
export function amountAt({ min, step, except = [] }: Range, at: number): number {
  let amount = min + at * step;
  for (const taken of except) if (taken <= amount) amount += step;
  return amount;
}

/** The greatest of them. */
export const mostIn = (all: Range): number => amountAt(all, amountsIn(all) - 1);

/** How many of them are below an amount. */
export function countBelow({ min, max, step, except = [] }: Range, amount: number): number {
  const end = Math.min(amount, max + 1);
  return Math.max(0, Math.ceil((end - min) / step)) - except.filter((taken) => taken < end).length;
}

export const isIn = (all: Range, amount: number): boolean => {
  const { min, max, step, except = [] } = all;
  return amount >= min && amount <= max && (amount - min) % step === 0 && !except.includes(amount);
};
