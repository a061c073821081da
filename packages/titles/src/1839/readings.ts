import { playsOf } from '@roundhouse/kernel';
import { formerReadingsOf, settingsOf } from '@roundhouse/rail';
import words from './words.json' with { type: 'json' };

/** What the book leaves to the players. */
export const options = settingsOf(words, {
  draw: { rule: '4-18', values: ['any', 'newcomers'] },
});

/** Readings: where the book contradicts itself. */
export const readings = settingsOf(words, {
  lightRedLimit: { rule: 'Q3', values: ['three', 'two'] },
  kabinet: { rule: 'Q35', values: ['instead', 'beside'] },
  nationaliseWithNew: { rule: 'Q53', values: ['yes', 'no'] },
  blueTrains: { rule: 'Q67', values: ['four', 'three'] },
});

/** Rules mended since games of them were saved; no new game asks for them. */
export const formerReadings = formerReadingsOf({
  directorsHelp: { rule: '8.4.1-2', now: 'with-payment', before: 'at-once' },
  firstTrainDuty: { rule: '8.3-6', now: 'asked-again', before: 'asked-once' },
  kabinetWithinHexagon: { rule: 'Q78', now: 'refused', before: 'allowed' },
  refounding: { rule: '14.3.2.1.1-1', now: 'later-round', before: 'at-once' },
});

export const plays = playsOf<(typeof options | typeof readings | typeof formerReadings)[number]>();
export type SettingId = Parameters<typeof plays>[1];
