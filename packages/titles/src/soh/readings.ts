import { playsOf } from '@roundhouse/kernel';
import { settingsOf } from '@roundhouse/rail';
import words from './words.json' with { type: 'json' };

/** Options: what the book itself leaves to the players. */
export const options = settingsOf(words, {
  distribution: { rule: 'alternative-distribution-1', values: ['auction', 'deal'] },
  startCard: { rule: 'start-card-1', values: ['left', 'first-pass'] },
});

/** Readings: where a rule is played in more than one way. */
export const readings = settingsOf(words, {
  priceRise: { rule: 'Q18', values: ['above', 'from'], site: 'from' },
  ownShareSale: { rule: 'operating-rounds-5', values: ['first', 'until-dividend'], site: 'until-dividend' },
  ownShareSalePrice: { rule: 'own-shares-5', values: ['one-less', 'to-ledge'], site: 'to-ledge' },
  idleSteps: {
    rule: 'operating-rounds-5',
    values: ['asked', 'passed-over'],
    site: 'passed-over',
    before: 'passed-over',
  },
  privatePurchase: { rule: 'Q29', values: ['step', 'any-time'], site: 'any-time' },
  phaseChange: { rule: 'phases-1', values: ['turn-end', 'at-once'], site: 'at-once' },
  discardedTrains: { rule: 'phases-3', values: ['gone', 'for-sale'], site: 'for-sale' },
  lastTrains: { rule: 'Q9', values: ['six-of-each', 'six-in-all'], site: 'six-in-all' },
  forcedPurchase: { rule: 'forced-purchases-5', values: ['by-the-book', 'lenient'], site: 'lenient' },
  forcedTrain: { rule: 'Q35', values: ['cheapest', 'own-choice'], site: 'own-choice', before: 'own-choice' },
  unsoldPrivate: { rule: 'phase-1-8', values: ['next', 'stops'], site: 'stops' },
  richestTie: { rule: 'phase-1-11', values: ['start-card', 'seat-order'], site: 'seat-order' },
  newCompanySale: { rule: 'selling-shares-6', values: ['never', 'after-first-round'], site: 'after-first-round' },
  extraTile: { rule: 'Q21', values: ['connected', 'anywhere'], site: 'anywhere' },
  paidCrossing: { rule: 'Q20', values: ['one', 'all'], site: 'all' },
});

export const plays = playsOf<(typeof options | typeof readings)[number]>();
