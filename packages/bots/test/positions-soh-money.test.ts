import { describe, expect, test } from 'vitest';
import { forced, track } from '../../titles/test/soh/forced.ts';
import { Table } from '../../titles/test/soh/table.ts';
import { decide, does } from './deciding.ts';

/** The NCS at work between Utrecht and Arnhem, with these trains, in phase 4. */
const ncs = (round: number, cash: number, trains: readonly string[] = [], more: (t: Table) => unknown = () => {}) => {
  const t = track(Table.blank(3).phase('4').trainsGone('2', '3'))
    .company('NCS', { price: 80, shares: { player1: 4 }, cash, trains, stations: [['H9', 0]], operated: true })
    .ext({ round });
  more(t);
  return t;
};

describe('a revenue', () => {
  test.each([
    [5, 60],
    [6, 120],
    [8, 90],
    [9, 200],
    [12, 60],
    [14, 150],
  ])('is paid out by a company with a train that stays: round %i, fl. %i', (round, revenue) => {
    const { why } = does(ncs(round, 0, ['4-1']).operate('NCS', 'dividend', { revenue }), { choice: 'pay' });
    expect(why.key).toBe('dividend.pay');
  });

  test('is paid out where the treasury pays for the next train anyway', () => {
    does(ncs(8, 400).operate('NCS', 'dividend', { revenue: 90 }), { choice: 'pay' });
  });

  test('is named with the train that it buys, where it is withheld for one', () => {
    const t = ncs(5, 260).operate('NCS', 'dividend', { revenue: 50 });
    const kept = decide(t).plans.find(({ action }) => action['choice'] === 'withhold')!;
    expect(kept.next).toMatchObject([{ type: 'buyTrain', train: '4-1' }]);
  });
});

describe('a treasury', () => {
  /** The OSM of the director of the NCS stands in Arnhem, without a train. */
  const brother = (cash: number): Table =>
    ncs(8, 20, ['4-1'], (t) =>
      t.company('OSM', { price: 80, shares: { player1: 3 }, cash, stations: [['H13', 0]], operated: true }),
    ).operate('OSM', 'trains');

  test.each([775, 400, 320])(
    'buys from the bank, not the only train of its director’s other company: fl. %i',
    (cash) => {
      does(brother(cash), { type: 'buyTrain', train: '4-2' });
    },
  );

  test('is not given to a rival for a train that the bank sells as well', () => {
    const t = ncs(8, 700, [], (one) =>
      one.company('AR', {
        price: 80,
        shares: { player2: 5 },
        trains: ['4-1', '4-2'],
        stations: [['H13', 0]],
        operated: true,
      }),
    ).operate('NCS', 'trains');
    does(t, { type: 'buyTrain', train: '4-3' });
  });

  test('is not spent on a train in the last round', () => {
    does(ncs(15, 900, ['4-1']).operate('NCS', 'trains'), { type: 'pass' });
  });
});

describe('an offer for a train', () => {
  /** The AR of player 2 is asked for one of its trains by the NCS of player 1, which has none and fl. 790. */
  const asked = (price: number, trains: readonly string[]): Table =>
    ncs(8, 790, [], (t) =>
      t
        .trainsGone('4')
        .company('AR', { price: 80, shares: { player2: 6 }, cash: 60, trains, stations: [['H13', 0]], operated: true }),
    )
      .operate('NCS', 'trains')
      .does({ type: 'buyTrainFrom', train: '4-1', price });

  test.each([1, 50, 300])('of fl. %i for the only one of a company is declined', (price) => {
    does(asked(price, ['4-1']), { type: 'decline' });
  });
  test.each([1, 25])('of fl. %i for one of two is declined, though it is a gain by itself', (price) => {
    does(asked(price, ['4-1', '4-2']), { type: 'decline' });
  });
});

describe('a private', () => {
  const bids = (lot: string, bid: number): Table =>
    new Table(3, {
      deal: [lot, 'P3', 'P6']
        .filter((id, at, all) => all.indexOf(id) === at)
        .concat('P1')
        .slice(0, 3),
    }).frames(
      { kind: 'course' },
      { kind: 'privateAuction', lots: [lot] },
      {
        kind: 'lotAuction',
        of: lot,
        bid,
        bidder: bid > 0 ? 'player3' : null,
        bidders: ['player1', 'player2', 'player3'],
      },
    );

  test.each([
    ['P1', 20],
    ['P2', 40],
    ['P4', 75],
    ['P5', 80],
    ['P7', 100],
  ])('%s is bid for at its price of fl. %i', (lot, amount) => {
    does(bids(lot, 0), { type: 'bid', amount });
  });

  test.each([
    ['P1', 60],
    ['P2', 100],
    ['P4', 160],
    ['P5', 170],
  ])('%s is left at fl. %i', (lot, bid) => {
    does(bids(lot, bid), { type: 'pass' });
  });

  test.each([
    ['P1', 10],
    ['P2', 20],
    ['P3', 38],
    ['P5', 40],
  ])('%s is not sold at fl. 1 while all privates pay on', (id) => {
    const t = ncs(5, 200, [], (one) => one.phase('3').private(id, 'player2')).operate('NCS', 'buyPrivates');
    does(t.does({ type: 'buyPrivate', private: id, price: 1 }), { type: 'decline' });
  });
});

describe('a share', () => {
  test('of a company that runs is bought in the last stock round, one of an idle company is not', () => {
    const t = ncs(13, 0, ['4-1'], (one) =>
      one
        .company('AR', { price: 80, shares: { player2: 5, pool: 3 }, operated: true, stations: [['J7', 0]] })
        .cash('player1', 100)
        .cash('player2', 0)
        .cash('player3', 0),
    ).stockTurn('player1');
    does(t, { type: 'buy', company: 'NCS' });
  });

  test('that earns is not sold for nothing', () => {
    const t = ncs(10, 0, ['4-1'], (one) => one.cash('player1', 0)).stockTurn('player1');
    does(t, { type: 'pass' });
  });

  test('is not bought where nothing will ever be paid, whatever lies in hand', () => {
    for (const cash of [100, 500]) {
      const t = Table.blank(3).phase('6').trainsGone('2', '3', '4', '5').ext({ round: 13 });
      t.company('AR', { price: 180, shares: { player2: 4, pool: 3 }, operated: true, stations: [['J7', 0]] });
      does(t.cash('player1', cash).stockTurn('player1'), { type: 'pass' });
    }
  });
});

test('a director with a good company pays for its train from the own pocket', () => {
  for (const cash of [60, 200]) does(forced({ money: 250, cash, shares: { player1: 5 } }), { type: 'buyTrain' });
});
