import { firstWeights } from '@roundhouse/bots/first/weights';
import { describe, expect, test } from 'vitest';
import { forced, track } from '../../titles/test/soh/forced.ts';
import { Table } from '../../titles/test/soh/table.ts';
import { decide, does } from './deciding.ts';

const LAST = 15;

/** The NCS with track from Utrecht to Arnhem, well equipped, in a round of its own. */
const railway = (round: number, more: (t: Table) => unknown = () => {}): Table => {
  const t = Table.blank(3)
    .phase('3')
    .trainsGone('2')
    .company('NCS', {
      price: 80,
      shares: { player1: 4 },
      cash: 0,
      trains: ['3-1'],
      stations: [['H9', 0]],
      operated: true,
    })
    .ext({ round });
  track(t);
  more(t);
  return t;
};

describe('a company at work', () => {
  test('runs its trains as the best run shows', () => {
    const t = railway(5).operate('NCS', 'run');
    const { routes, revenue } = t.best();
    t.does({ type: 'indicate', by: 'host', routes, revenue });
    const { why } = does(t, { type: 'run', routes });
    expect(why.text).toBe(`Runs for fl. ${revenue}, the best run found.`);
  });

  test('pays out what it earns', () => {
    does(railway(8).operate('NCS', 'dividend', { revenue: 100 }), { type: 'dividend', choice: 'pay' });
  });

  test('pays out in the last round, though it could use the money', () => {
    const t = railway(LAST, (one) => one.cash('NCS', 0)).operate('NCS', 'dividend', { revenue: 100 });
    does(t, { type: 'dividend', choice: 'pay' });
  });

  test('lays the tile that joins two cities', () => {
    const t = railway(5, (one) => {
      const { H11: _, ...tiles } = one.s.tiles;
      one.set({ tiles });
    }).operate('NCS', 'track', {});
    // One tile is all that is left to lay.
    const top = t.s.stack.at(-1)!;
    t.set({ stack: [...t.s.stack.slice(0, -1), { ...top, laid: 1 } as never] });
    does(t, { type: 'layTile', hex: 'H11' });
  });

  test('buys a train when it has none and the money for one', () => {
    does(forced({ step: 'trains', money: 350 }), { type: 'buyTrain', train: '4-1' });
  });

  test('buys nothing more in the last round', () => {
    const t = railway(LAST, (one) => one.cash('NCS', 900)).operate('NCS', 'trains');
    does(t, { type: 'pass' });
  });

  test('places no station in the last round that earns nothing', () => {
    const t = railway(LAST, (one) => one.cash('NCS', 300)).operate('NCS', 'station');
    if (t.asks === 'station/NCS') does(t, { type: 'pass' });
    else throw new Error(`the token is not asked for, but ${t.asks}`);
  });

  /** The AR runs from Utrecht through Arnhem to Emmerich; a station of the NCS in Arnhem would end its run there. */
  const rival = (t: Table, train: string): Table =>
    t
      .tile('H9', '14', 0)
      .tile('H13', '6', 5)
      .tile('I14', '8', 2)
      .company('AR', {
        price: 80,
        shares: { player2: 6 },
        cash: 300,
        trains: [train],
        stations: [['H9', 0]],
        operated: true,
      });

  test('says of a station that earns nothing what it is placed for: to shut others out', () => {
    const t = railway(5, (one) => rival(one, '3-2').cash('NCS', 600)).operate('NCS', 'station');
    const { why } = does(t, { type: 'placeStation', hex: 'H13' });
    expect(why.key).toBe('over.others');
  });

  test('places none if own shares would have to bring its price for the train that it lacks', () => {
    const t = forced({
      money: 170,
      shares: { player1: 6 },
      step: 'station',
      more: (one) => rival(one, '4-2').ext({ round: 5 }),
    });
    does(t, { type: 'pass' });
    does(t, { type: 'pass' }, firstWeights('soh'));
  });

  test('takes a private of its director for as much as it may pay, before all close', () => {
    const t = railway(11, (one) => one.phase('4').trainsGone('2', '3').train('4-1', 'NCS').cash('NCS', 400));
    t.private('P2', 'player1').operate('NCS', 'buyPrivates');
    does(t, { type: 'buyPrivate', private: 'P2', price: 40 });
  });

  test('does not buy its shares back for nothing, however its worths are off', () => {
    const t = track(Table.blank(3))
      .company('NCS', { price: 100, shares: { player1: 4, pool: 2 }, cash: 400, stations: [['H9', 0]], operated: true })
      .ext({ round: 11 })
      .operate('NCS', 'treasuryShares');
    for (let seed = 0; seed < 12; seed++) {
      const { action, plans } = decide(t, seed, 0.001);
      expect(plans.map((plan) => plan.action.type)).toContain('redeem');
      expect(action.type).not.toBe('redeem');
    }
  });

  test('sells own shares for its first train, and says what that is good for', () => {
    const t = track(Table.blank(3))
      .company('NCS', { price: 80, shares: { player1: 2 }, cash: 40, stations: [['H9', 0]], operated: true })
      .ext({ round: 2 })
      .operate('NCS', 'treasuryShares');
    const { why } = does(t, { type: 'issue' });
    // Not against one share more or less.
    expect(why.key).toMatch(/^over\./);
  });
});

describe('a train that must be bought', () => {
  test('is paid for by the president of a good company', () => {
    const t = forced({ money: 250, cash: 200, shares: { player1: 6 } });
    does(t, { type: 'buyTrain' });
  });

  test('is not paid for with good shares in the last round: the company goes', () => {
    const t = forced({
      money: 0,
      cash: 0,
      late: true,
      shares: { player1: 2, pool: 5 },
      more: (one) =>
        one
          .ext({ round: LAST })
          .company('AR', { price: 240, shares: { player1: 4, player2: 5 }, director: 'player2', operated: true }),
    });
    does(t, { type: 'refuse' });
  });
});

describe('a stock turn', () => {
  test('the first of the game starts a company', () => {
    const t = Table.blank(3).stockTurn('player1');
    const { why } = does(t, { type: 'start' });
    expect(why.key).toMatch(/^start/);
  });

  test('does not buy a dead company', () => {
    const t = Table.blank(3).phase('6').trainsGone('2', '3', '4', '5').ext({ round: 13 });
    t.company('AR', { price: 60, shares: { player2: 2, pool: 3 }, operated: true, stations: [['J7', 0]] });
    t.cash('player1', 100).stockTurn('player1');
    does(t, { type: 'pass' });
  });

  test('buys the share that earns, not the one that does not', () => {
    const t = railway(10, (one) =>
      one
        .company('AR', { price: 80, shares: { player2: 2, pool: 3 }, operated: true, stations: [['J7', 0]] })
        .cash('player2', 85)
        .cash('player1', 85),
    ).stockTurn('player2');
    does(t, { type: 'buy', company: 'NCS' });
  });

  test('sells what is dead while somebody else can have it', () => {
    const t = railway(13, (one) =>
      one
        .phase('6')
        .trainsGone('2', '4', '5')
        .company('AR', { price: 240, shares: { player1: 3, player2: 4 }, operated: true, stations: [['J7', 0]] })
        .cash('player1', 0),
    ).stockTurn('player1');
    does(t, { type: 'sell', company: 'AR' });
  });
});

describe('an auction', () => {
  const auction = (bid: number, lot = 'P6'): Table => {
    const t = new Table(3, { deal: ['P1', 'P3', lot] });
    return t.frames(
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
  };

  test('is opened at the printed price', () => {
    does(auction(0), { type: 'bid', amount: 100 });
  });

  test('is left when the price is absurd', () => {
    does(auction(395), { type: 'pass' });
    does(auction(160), { type: 'pass' });
  });
});

describe('an offer', () => {
  const offered = (price: number, id = 'P6'): Table => {
    const t = railway(5, (one) => one.cash('NCS', 200)).private(id, 'player2');
    return t.operate('NCS', 'buyPrivates').does({ type: 'buyPrivate', private: id, price });
  };

  test('of 1 for a private worth 100 is declined', () => {
    const { why } = does(offered(1), { type: 'decline' });
    expect(why.key).toBe('offer.decline');
  });

  test('of the whole price just before all privates close is accepted', () => {
    const t = railway(8, (one) => one.phase('4').trainsGone('2', '3').train('4-1', 'NCS').cash('NCS', 200));
    t.private('P6', 'player2').operate('NCS', 'buyPrivates').does({ type: 'buyPrivate', private: 'P6', price: 100 });
    does(t, { type: 'accept' });
  });

  test('that was declined is not made again', () => {
    const t = offered(40).does({ type: 'decline', by: 'player2' });
    expect(decide(t).action).not.toMatchObject({ type: 'buyPrivate', private: 'P6' });
  });

  test('for a train that was declined is not made for the next one like it', () => {
    const t = track(Table.blank(3))
      .company('NCS', {
        price: 75,
        shares: { player1: 4, pool: 1 },
        cash: 190,
        trains: ['2-1'],
        stations: [['H9', 0]],
        operated: true,
      })
      .company('AR', { price: 80, shares: { player2: 2 }, cash: 170, trains: ['2-4', '2-5'], operated: true })
      .company('NBD', {
        price: 80,
        shares: { player3: 2 },
        trains: ['2-2', '2-3'],
        stations: [['K12', 0]],
        operated: true,
      })
      .ext({ round: 2 })
      .operate('NCS', 'trains');
    // The player of before still gives another as much as the train costs from the bank.
    const first = firstWeights('soh');
    t.does(does(t, { type: 'buyTrainFrom', train: '2-2' }, first).action).does({ type: 'decline', by: 'player3' });
    does(t, { type: 'pass' }, first);
    does(t, { type: 'pass' });
  });

  /** The last 2 train is for sale at fl. 100, and those of others earn nothing yet. */
  const lastTwo = (): Table =>
    track(Table.blank(3))
      .company('NCS', {
        price: 75,
        shares: { player1: 2, player2: 1 },
        cash: 680,
        stations: [['H9', 0]],
        operated: true,
      })
      .company('OSM', { price: 65, shares: { player1: 2 }, trains: ['2-4'], stations: [['E14', 0]], operated: true })
      .company('AR', { price: 80, shares: { player2: 3 }, cash: 170, trains: ['2-1'], operated: true })
      .company('NBD', { price: 65, shares: { player3: 2 }, cash: 50, trains: ['2-2', '2-3'], operated: true })
      .ext({ round: 2 })
      .operate('NCS', 'trains');
  const asks = (price: number): Table => lastTwo().does({ type: 'buyTrainFrom', train: '2-1', price });

  test('of less for a train than the bank wants for another is declined, whatever the train earns now', () => {
    does(asks(1), { type: 'decline' });
    does(asks(99), { type: 'decline' });
  });

  test('of 1 for the last train of a company is declined, though the bank sells no more of its kind', () => {
    const t = lastTwo().train('2-5', 'OSM').does({ type: 'buyTrainFrom', train: '2-1', price: 1 });
    does(t, { type: 'decline' });
  });

  test('is not made for a train that the bank sells', () => {
    does(lastTwo(), { type: 'buyTrain', train: '2-5' });
  });
});
