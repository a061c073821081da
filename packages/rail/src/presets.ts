import type { Setting } from '@roundhouse/kernel';

type Values = Readonly<Record<string, Setting['default']>>;

/**
 * All readings at once, by a name that a page can show. A reading lists its values in this order: the book's way, which
 * is the default, then the way of the site from which games are read.
 */
export interface Presets {
  readonly book: { readonly name: string; readonly readings: Values };
  readonly site: { readonly name: string; readonly readings: Values };
}

export function presetsOf(readings: readonly Setting[]): Presets {
  const all = (value: (reading: Setting) => Setting['default']): Values =>
    Object.fromEntries(readings.map((reading) => [reading.id, value(reading)]));
  return {
    book: { name: 'by the book', readings: all((reading) => reading.default) },
    site: { name: 'as on 18xx.games', readings: all(({ values }) => values[1]!) },
  };
}
