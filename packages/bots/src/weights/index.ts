/** The numbers by which a player weighs things up, by name. A title may have its own for some of them. */
import of1820 from './1820.json' with { type: 'json' };
import of1828 from './1828.json' with { type: 'json' };
import of1839 from './1839.json' with { type: 'json' };
import of1843 from './1843.json' with { type: 'json' };
import base from './base.json' with { type: 'json' };
import ofHolland from './soh.json' with { type: 'json' };

/** `kinds`: what a train of this kind earns on a grown map, where games have shown it. */
export type Weights = Omit<typeof base, 'kinds'> & { readonly kinds: Readonly<Record<string, number>> };

/** By the id of the title: where its games have shown other numbers to be better. */
const own: Readonly<Record<string, PartialWeights>> = {
  '1820': of1820,
  '1828': of1828,
  '1839': of1839,
  '1843': of1843,
  soh: ofHolland,
};

export const weightsFor = (title: string): Weights => withWeights(own[title] ?? {});

/** The base with some numbers changed, one level deep. */
export function withWeights(changes: PartialWeights, from: Weights = base): Weights {
  const merged: Record<string, unknown> = { ...from };
  for (const [name, value] of Object.entries(changes)) {
    const before = merged[name];
    merged[name] = isGroup(value) && isGroup(before) ? { ...before, ...value } : value;
  }
  return merged as Weights;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value);

export type PartialWeights = {
  readonly [K in keyof Weights]?: Weights[K] extends object ? Partial<Weights[K]> : Weights[K];
};
