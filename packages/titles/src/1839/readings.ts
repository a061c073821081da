import { settingsOf } from '@roundhouse/rail';
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
  refounding: { rule: '14.3.2.1.1-1', values: ['later-round', 'at-once'], before: 'at-once' },
});
