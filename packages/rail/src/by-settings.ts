import type { Settings } from '@roundhouse/kernel';

/**
 * Figures that some settings change: made once for each way in which these are played. A game keeps its settings as
 * they are, so that asking again costs one look.
 */
export function bySettings<T, Id extends string = string>(
  ids: readonly Id[],
  make: (settings: Settings) => T,
): (settings: Settings) => T {
  const made = new Map<string, T>();
  const cached = new WeakMap<Settings['readings'], { readonly options: Settings['options']; readonly figures: T }>();
  return (settings) => {
    const { readings, options } = settings;
    const known = cached.get(readings);
    if (known?.options === options) return known.figures;
    const key = JSON.stringify(ids.map((id) => readings[id] ?? options[id] ?? null));
    const figures = made.get(key) ?? make(settings);
    made.set(key, figures);
    cached.set(readings, { options, figures });
    return figures;
  };
}
