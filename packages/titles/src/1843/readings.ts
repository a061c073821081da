import { playsOf } from '@roundhouse/kernel';
import { settingsOf } from '@roundhouse/rail';
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

export const plays = playsOf<(typeof options | typeof readings)[number]>();
