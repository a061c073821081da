import type { Setting, SettingValue } from '@roundhouse/kernel';

export interface Preset {
  readonly name: string;
  readonly readings: Readonly<Record<string, SettingValue>>;
}

/** All readings at once, by a name that a page can show. */
export interface Presets {
  readonly book: Preset;
  readonly site: Preset;
}

export function presetsOf(readings: readonly Setting[]): Presets {
  const preset = (name: string, value: (reading: Setting) => SettingValue): Preset => ({
    name,
    readings: Object.fromEntries(readings.map((reading) => [reading.id, value(reading)])),
  });
  return {
    book: preset('by the book', ({ book }) => book),
    site: preset('as on 18xx.games', ({ book, site }) => site ?? book),
  };
}
