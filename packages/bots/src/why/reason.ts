/** Why a bot has done something, as it is kept and told. */
import { fillIn, type TextValues } from '@roundhouse/kernel';
import { type Material, moneyOf } from '@roundhouse/rail';
import sentences from './sentences.json' with { type: 'json' };

export type WhyKey = keyof typeof sentences;

/** A sentence of the catalogue and what stands in its gaps. */
export interface Reason {
  readonly key: WhyKey;
  readonly values: TextValues;
}

/** The gaps that hold sums of money; they are kept as numbers and shown in the title's currency. */
const SUMS: ReadonlySet<string> = new Set(['amount', 'cash', 'dividends', 'gain', 'loss', 'more', 'price', 'worth']);

/** The sentence; null if it is one that only another version knows. */
export function sayReason(material: Pick<Material, 'currency'>, { key, values }: Reason): string | null {
  if (!Object.hasOwn(sentences, key)) return null;
  const shown = Object.entries(values).map(([gap, value]) => [
    gap,
    SUMS.has(gap) && typeof value === 'number' ? moneyOf(material, value) : value,
  ]);
  return fillIn(sentences[key], Object.fromEntries(shown));
}
