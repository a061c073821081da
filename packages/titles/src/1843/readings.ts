import { playsOf } from '@roundhouse/kernel';
import { formerReadingsOf, settingsOf } from '@roundhouse/rail';
import words from './words.json' with { type: 'json' };

/** The book leaves nothing to the players. */
export const options = settingsOf(words, {});

/** Readings: where the book contradicts itself, and the best run. */
export const readings = settingsOf(words, {
  firstStockRound: { rule: 'Q4', values: ['after-last-buyer', 'card-1'] },
  bestRun: { rule: 'Q27', values: ['required', 'free'] },
  yellowValDeLoire: { rule: 'Q35', values: ['five-and-six', 'six'] },
  rustedYellow: { rule: 'Q43', values: ['either-side', 'single-side'] },
});

/** Rules mended since games of them were saved; no new game asks for them. */
export const formerReadings = formerReadingsOf({
  portPower: { rule: '8.4.3-5', now: 'where-needed', before: 'anywhere' },
  declinedPorts: { rule: '8.9-2', now: 'step-ends', before: 'asked-on' },
  emptyRun: { rule: '8.6-1', now: 'refused', before: 'taken' },
  anothersTrain: { rule: 'Q49', now: 'agreed-first', before: 'sold-first' },
});

export const plays = playsOf<(typeof options | typeof readings | typeof formerReadings)[number]>();
