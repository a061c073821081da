import type { Setting } from '@roundhouse/kernel';
import { presetsOf } from '@roundhouse/rail';

/** Options: what the book itself leaves to the players. */
export const options: readonly Setting[] = [
  {
    id: 'distribution',
    values: ['auction', 'deal'],
    book: 'auction',
    before: 'auction',
    says: 'Privates are auctioned one by one, or (for a first game) one is dealt to each player at its printed price.',
    rule: 'alternative-distribution-1',
  },
  {
    id: 'startCard',
    values: ['left', 'first-pass'],
    book: 'left',
    before: 'left',
    says: 'The Start card moves to the left after a stock round, or goes to whoever passed first; then shares beyond the president’s certificate of a new company are activated one a turn.',
    rule: 'start-card-1',
  },
];

/** Readings: where a rule is played in more than one way. */
export const readings: readonly Setting[] = [
  {
    id: 'priceRise',
    values: ['above', 'from'],
    book: 'above',
    site: 'from',
    before: 'above',
    says: 'A dividend lifts the price when it is above the price (above twice the price: two steps), or already when it equals it.',
    rule: 'Q18',
  },
  {
    id: 'ownShareSale',
    values: ['first', 'until-dividend'],
    book: 'first',
    site: 'until-dividend',
    before: 'first',
    says: 'A company sells or buys its own shares as the first thing in its turn, or at any time until the dividend.',
    rule: 'operating-rounds-5',
  },
  {
    id: 'ownShareSalePrice',
    values: ['one-less', 'to-ledge'],
    book: 'one-less',
    site: 'to-ledge',
    before: 'one-less',
    says: 'After a company’s own sale the price falls one step fewer than shares sold, or, above 100, to the next ledge at or below it.',
    rule: 'own-shares-5',
  },
  {
    id: 'privatePurchase',
    values: ['step', 'any-time'],
    book: 'step',
    site: 'any-time',
    before: 'step',
    says: 'Companies buy privates before laying track, or at any time in their turn.',
    rule: 'Q29',
  },
  {
    id: 'phaseChange',
    values: ['turn-end', 'at-once'],
    book: 'turn-end',
    site: 'at-once',
    before: 'turn-end',
    says: 'A new phase begins at the end of the turn in which its first train is bought, or at once.',
    rule: 'phases-1',
  },
  {
    id: 'discardedTrains',
    values: ['gone', 'for-sale'],
    book: 'gone',
    site: 'for-sale',
    before: 'gone',
    says: 'Trains over the limit leave the game, or can be bought again from the bank.',
    rule: 'phases-3',
  },
  {
    id: 'lastTrains',
    values: ['six-of-each', 'six-in-all'],
    book: 'six-of-each',
    site: 'six-in-all',
    before: 'six-of-each',
    says: 'There are six 6 trains and six 3E trains, or six cards that are one or the other.',
    rule: 'Q9',
  },
  {
    id: 'forcedPurchase',
    values: ['by-the-book', 'lenient'],
    book: 'by-the-book',
    site: 'lenient',
    before: 'by-the-book',
    says: 'A company without a train that can pay for one by selling its own shares must do so, or may go without; then it decides about the sale itself, once in a turn, and its president may refuse even after selling.',
    rule: 'forced-purchases-5',
  },
  {
    id: 'unsoldPrivate',
    values: ['next', 'stops'],
    book: 'next',
    site: 'stops',
    before: 'next',
    says: 'When nobody bids on a private the next one is auctioned, or the auction stops and the next one leaves too.',
    rule: 'phase-1-8',
  },
  {
    id: 'richestTie',
    values: ['start-card', 'seat-order'],
    book: 'start-card',
    site: 'seat-order',
    before: 'start-card',
    says: 'Equally rich after the auction: the holder of the Start card or the next to the left goes first, or the first in seat order.',
    rule: 'phase-1-11',
  },
  {
    id: 'newCompanySale',
    values: ['never', 'after-first-round'],
    book: 'never',
    site: 'after-first-round',
    before: 'never',
    says: 'Shares of a company cannot be sold in the stock round in which it was started, or only in the first stock round not.',
    rule: 'selling-shares-6',
  },
  {
    id: 'extraTile',
    values: ['connected', 'anywhere'],
    book: 'connected',
    site: 'anywhere',
    before: 'connected',
    says: 'The extra tile of private 1 must connect to the company’s route, or may go anywhere.',
    rule: 'Q21',
  },
  {
    id: 'paidCrossing',
    values: ['one', 'all'],
    book: 'one',
    site: 'all',
    before: 'one',
    says: 'Private 2 pays for one river crossing, or for all crossings of a tile.',
    rule: 'Q20',
  },
];

export const presets = presetsOf(readings);

export { plays } from '@roundhouse/kernel';
