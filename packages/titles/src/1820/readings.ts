import { playsOf } from '@roundhouse/kernel';
import { formerReadingsOf, settingsOf } from '@roundhouse/rail';
import words from './words.json' with { type: 'json' };

/** What the book leaves to the players. */
export const options = settingsOf(words, {
  cousins: { rule: '4-9', values: ['any', 'at-120'] },
});

/** Readings: where the book contradicts itself or is silent, and people play it differently. */
export const readings = settingsOf(words, {
  poolFall: { rule: 'Q2', values: ['five-percent', 'ten-percent'] },
  withholding: { rule: 'Q3', values: ['falls', 'stays'] },
  futureTrains: { rule: 'Q9', values: ['from-supply', 'additional'] },
  greenFloats: { rule: 'Q18', values: ['chart', 'table'] },
  floatSale: { rule: 'Q19', values: ['exactly', 'at-least'] },
  selfOffer: { rule: 'Q33', values: ['minimum', 'above-bank'] },
  loanInterest: { rule: 'Q52', values: ['at-once', 'next-turn'] },
  bigCities: { rule: 'Q56', values: ['two-between', 'two-away'] },
  britishRail: { rule: 'Q69', values: ['all-circles', 'one-circle'] },
});

/** Rules mended since games of them were saved; no new game asks for them. */
export const formerReadings = formerReadingsOf({
  defaulters: { rule: '10.4-5', now: 'all', before: 'last' },
  refusedInterest: { rule: '7.2.9-1', now: 'no-repaying', before: 'repaying' },
  noMarkerGained: { rule: '13.6-3', now: 'not-asked', before: 'asked' },
  portLines: { rule: 'Q62', now: 'joined', before: 'alone' },
});

export const plays = playsOf<(typeof options | typeof readings | typeof formerReadings)[number]>();
