import { playsOf } from '@roundhouse/kernel';
import { formerReadingsOf, settingsOf } from '@roundhouse/rail';
import words from './words.json' with { type: 'json' };

/** The book leaves nothing to the players. */
export const options = settingsOf(words, {});

/** Readings: where a rule is played in more than one way. */
export const readings = settingsOf(words, {
  privateOrder: { rule: '4-10', values: ['random', 'alphabetical'], site: 'alphabetical' },
  bestRun: { rule: 'Q29', values: ['required', 'free'], site: 'free' },
  repeatedSale: { rule: 'Q15', values: ['one-price', 'each-its-price'], site: 'each-its-price' },
  exchange: { rule: 'Q34', values: ['main-action', 'generous'], site: 'generous' },
  lateFloat: {
    rule: '13.2.2.6-8',
    values: ['until-operated', 'until-first-action'],
    site: 'until-first-action',
    before: 'until-first-company',
  },
  idleSteps: { rule: '8.3-5', values: ['asked', 'passed-over'], site: 'passed-over', before: 'passed-over' },
  mergingCompanies: { rule: '7.5.1-6', values: ['floated', 'operated'], site: 'operated' },
  failedMerger: { rule: '7.5.2.2-4', values: ['pass', 'action'], site: 'action' },
  mergerTrade: { rule: 'Q2', values: ['set-aside-first', 'one-by-one'], site: 'one-by-one' },
  doubleMarker: { rule: '7.5.2-10', values: ['to-charter', 'lost'], site: 'lost' },
  cobourgRoute: { rule: 'Q32', values: ['over-the-tile', 'touching'], site: 'touching' },
  trainDuty: { rule: '8.3.5.1-11', values: ['route', 'generous'], site: 'generous' },
  bankruptcy: { rule: '8.3.5.2-8', values: ['last-call', 'at-once'], site: 'at-once' },
});

/** Rules mended since games of them were saved; no new game asks for them. */
export const formerReadings = formerReadingsOf({
  emptyCobourgRun: { rule: '13.2.2.5-6', now: 'refused', before: 'taken' },
  anothersTrain: { rule: 'Q36', now: 'bound', before: 'free' },
  aimedSale: { rule: 'Q36', now: 'agreed-first', before: 'sold-first' },
});

export const plays = playsOf<(typeof options | typeof readings | typeof formerReadings)[number]>();
