import type { Setting } from '@roundhouse/kernel';

/** The book leaves nothing to the players. */
export const options: readonly Setting[] = [];

/** Readings: where the book contradicts itself, and the best run. */
export const readings: readonly Setting[] = [
  {
    id: 'firstStockRound',
    values: ['after-last-buyer', 'card-1'],
    book: 'after-last-buyer',
    before: 'after-last-buyer',
    says: 'The first stock round begins with the player after the last who bought a private company at its price, or with player card 1.',
    rule: 'Q4',
  },
  {
    id: 'bestRun',
    values: ['required', 'free'],
    book: 'required',
    before: 'required',
    says: 'Trains must run for the highest revenue that anybody shows, or as the director likes.',
    rule: 'Q27',
  },
  {
    id: 'yellowValDeLoire',
    values: ['five-and-six', 'six'],
    book: 'five-and-six',
    before: 'five-and-six',
    says: 'In yellow phase a company may buy the Val de Loire with five and six players, or with six only.',
    rule: 'Q35',
  },
  {
    id: 'rustedYellow',
    values: ['either-side', 'single-side'],
    book: 'either-side',
    before: 'either-side',
    says: 'In gray phase the old yellow trains are sold as “2+1” or “3+1”, or as “2+1” only.',
    rule: 'Q43',
  },
];

export { plays } from '@roundhouse/kernel';
