import type { AskedSetting, SettingValue } from '@roundhouse/kernel';

type Readings = Readonly<Record<string, SettingValue>>;

/** All readings at once. */
export interface Presets {
  readonly book: Readings;
  /** As on 18xx.games; a title that the site does not have has none. */
  readonly site?: Readings;
}

const all = (readings: readonly AskedSetting[], value: (reading: AskedSetting) => SettingValue): Readings =>
  Object.fromEntries(readings.map((reading) => [reading.id, value(reading)]));

/** As 18xx.games plays: by the book where it is not known to differ. */
export const readingsOnSite = (readings: readonly AskedSetting[]): Readings =>
  all(readings, ({ book, site }) => site ?? book);

export const presetsOf = (readings: readonly AskedSetting[]): Presets => ({
  book: all(readings, ({ book }) => book),
  ...(readings.some(({ site }) => site !== undefined) && { site: readingsOnSite(readings) }),
});
