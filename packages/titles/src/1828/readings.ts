import type { Setting } from '@roundhouse/kernel';
import { presetsOf } from '@roundhouse/rail';

/** The book leaves nothing to the players. */
export const options: readonly Setting[] = [];

/** Readings: where a rule is played in more than one way. */
export const readings: readonly Setting[] = [
  {
    id: 'privateOrder',
    values: ['random', 'alphabetical'],
    book: 'random',
    site: 'alphabetical',
    before: 'random',
    says: 'The $250 private companies lie in random order, or by the alphabet.',
    rule: '4-10',
  },
  {
    id: 'bestRun',
    values: ['required', 'free'],
    book: 'required',
    site: 'free',
    before: 'required',
    says: 'Trains must run for the highest revenue that anybody shows, or as the director likes.',
    rule: 'Q29',
  },
  {
    id: 'repeatedSale',
    values: ['one-price', 'each-its-price'],
    book: 'one-price',
    site: 'each-its-price',
    before: 'one-price',
    says: 'All shares of a company sold before (or after) the main action of a turn bring the same price, or each sale brings the price of its moment.',
    rule: 'Q15',
  },
  {
    id: 'exchange',
    values: ['main-action', 'generous'],
    book: 'main-action',
    site: 'generous',
    before: 'main-action',
    says: 'The Mohawk & Hudson is exchanged as the main action of a turn, for shares of parred companies; or also for a 10% share of a company without a par price, and a further purchase can follow half a director’s certificate and a share in the gray area.',
    rule: 'Q34',
  },
  {
    id: 'lateFloat',
    values: ['until-operated', 'until-first-action', 'until-first-company'],
    book: 'until-operated',
    site: 'until-first-action',
    before: 'until-first-company',
    says: 'A company that the Mohawk & Hudson floats in an operating round operates in it as long as no company has operated, and its owner is asked before the first turn; or only if nothing at all has been done; or as long as no company has begun its turn.',
    rule: '13.2.2.6-8',
  },
  {
    id: 'idleSteps',
    values: ['asked', 'passed-over'],
    book: 'asked',
    site: 'passed-over',
    before: 'passed-over',
    says: 'Where nothing can be done in a step, but something may be done at any time, the director is asked before the company goes on; or such steps are passed over at once.',
    rule: '8.3-5',
  },
  {
    id: 'mergingCompanies',
    values: ['floated', 'operated'],
    book: 'floated',
    site: 'operated',
    before: 'floated',
    says: 'Two companies can merge that both floated in earlier stock rounds, or neither; or that both have operated, or neither.',
    rule: '7.5.1-6',
  },
  {
    id: 'failedMerger',
    values: ['pass', 'action'],
    book: 'pass',
    site: 'action',
    before: 'pass',
    says: 'A merger that fails counts as a pass, or as an action.',
    rule: '7.5.2.2-4',
  },
  {
    id: 'mergerTrade',
    values: ['set-aside-first', 'one-by-one'],
    book: 'set-aside-first',
    site: 'one-by-one',
    before: 'set-aside-first',
    says: 'Single shares are set aside before the trading of a merger, from a director’s certificate too; or each player does so when trading, and a holder of an odd number pays or gets the difference whenever a share is taken.',
    rule: 'Q2',
  },
  {
    id: 'doubleMarker',
    values: ['to-charter', 'lost'],
    book: 'to-charter',
    site: 'lost',
    before: 'to-charter',
    says: 'Of two station markers in one hex the one removed by a merger returns to the charter at $100; or it is lost when they were in different cities, and a home marker comes back free.',
    rule: '7.5.2-10',
  },
  {
    id: 'cobourgRoute',
    values: ['over-the-tile', 'touching'],
    book: 'over-the-tile',
    site: 'touching',
    before: 'over-the-tile',
    says: 'The route of the Cobourg & Peterborough must have a revenue center of its new tile where it has any, or need only touch the tile.',
    rule: 'Q32',
  },
  {
    id: 'trainDuty',
    values: ['route', 'generous'],
    book: 'route',
    site: 'generous',
    before: 'route',
    says: 'A company must own a train if it has a route that it may run, and an empty shell is filled with the director’s help only then; or the coalfields count without a coal marker, and a shell needs no route.',
    rule: '8.3.5.1-11',
  },
  {
    id: 'bankruptcy',
    values: ['last-call', 'at-once'],
    book: 'last-call',
    site: 'at-once',
    before: 'last-call',
    says: 'A director who cannot pay sells what there is, and others may offer a train before the bankruptcy; or all is sold in the order of the market, the cash is lost and the game ends at once.',
    rule: '8.3.5.2-8',
  },
];

export const presets = presetsOf(readings);

export { plays } from '@roundhouse/kernel';
