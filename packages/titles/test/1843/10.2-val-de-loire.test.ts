import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const exchange = (company: string, price?: number) => ({
  type: 'exchange',
  company,
  ...(price === undefined ? {} : { price }),
});
/** The second player owns it; it is that player's stock turn. */
const stock = (setup: (t: Table) => Table = (t) => t): Table =>
  setup(
    Table.blank()
      .company('EST', { shares: { player1: 3 } })
      .private('VdL', 'player2'),
  ).stockTurn('player2');
const inRound = (company: string, price?: number) => ({
  ...exchange(company, price),
  by: 'player2',
  frame: 'operatingRound',
});

describe('the Val de Loire for a share', () => {
  rule(
    '1843:10.2-19',
    '1843:10.2-33',
    '1843:Q38',
    'as the action of a stock turn, for 10% out of the IPO; it closes',
    () => {
      const t = stock().does(exchange('EST'));
      expect([t.shares('EST', 'player2'), t.s.privates['VdL']]).toEqual([1, 'gone']);
      stock((u) => u.private('VdL', 'player1')).refuses(exchange('EST'), '1843:10.2-19');
      stock().refuses(exchange('PO'), '1843:7.3-3');
      const acted = stock().does({ type: 'buy', company: 'EST', from: 'ipo' });
      acted.refuses(exchange('EST'), '1843:7.3-1');
    },
  );

  rule('1843:Q38', '1843:7.3-8', '1843:14-2', 'by the limits of buying: not beyond 60%, but in the orange zone', () => {
    const owning = (cell: readonly [number, number], player2 = 6): Table =>
      stock((u) => u.company('OU', { cell, shares: { player2 } }));
    owning([5, 3], 5).accepts(exchange('OU'));
    owning([5, 3]).refuses(exchange('OU'), '1843:7.3-8');
    owning([4, 0]).refuses(exchange('OU'), '1843:14-2');
    owning([7, 0]).accepts(exchange('OU'));
  });

  rule('1843:Q38', '1843:7.3-6', '1843:7.1-2', 'nor of what was sold in the round, nor what is not there', () => {
    const sold = stock((u) => u.company('OU', { shares: { player2: 4 } })).accepts(exchange('OU'));
    sold.does({ type: 'sell', company: 'OU', count: 1 }).refuses(exchange('OU'), '1843:7.3-6').accepts(exchange('EST'));
    stock((u) => u.company('OU', { shares: { player1: 6, player3: 4 } })).refuses(exchange('OU'), '1843:7.1-2');
  });

  rule('1843:7.3-1', 'nor when the turn is over by a purchase', () => {
    const t = stock((u) => u.ext({ stockRound: 0 })).ext({ stockRound: 1 });
    t.accepts(exchange('EST')).does({ type: 'buy', company: 'EST', from: 'ipo' });
    expect(t.asks).toBe('stockTurn/player3');
    t.refuses({ ...exchange('EST'), by: 'player2', frame: 'stockTurn/player2' }, '1843:7.3-1');
  });

  rule('1843:10.2-21', '1843:Q38', 'or for half a director’s certificate, for one par price', () => {
    const t = stock().does(exchange('PO', 67));
    expect([t.shares('PO', 'player2'), t.money('player2'), t.s.ext.par['PO']]).toEqual([2, 800 - 67, 67]);
    stock().refuses(exchange('EST', 67), '1843:10.2-21').refuses(exchange('PO', 94), '1843:7.4-2');
    stock((u) => u.cash('player2', 66)).refuses(exchange('PO', 67), '1843:7.1-3');
    expect(
      stock((u) => u.cash('player2', 67))
        .does(exchange('PO', 67))
        .money('player2'),
    ).toBe(0);
  });

  rule('1843:10.2-47', '1843:Q38', 'the certificate limit does not hinder it', () => {
    const t = stock((u) => {
      for (const id of ['OU', 'NOR', 'PLM', 'PRO'])
        u.company(id, { shares: { player2: 6, player1: 4 }, director: 'player2' });
      return u.company('ETA', { shares: { player2: 5, player1: 5 }, director: 'player1' });
    });
    expect(t.title.certificates(t.s, 'player2').held).toBeGreaterThanOrEqual(24);
    t.accepts(exchange('EST'));
  });

  rule('1843:10.2-20', '1843:Q39', 'at any time in an operating round; whom it floats waits for the next', () => {
    const t = Table.blank()
      .company('SO', { shares: { player1: 6 } })
      .company('OU', { price: 79, shares: { player2: 5 } })
      .private('VdL', 'player2')
      .operatingRound(1, [2]);
    expect(t.asks).toBe('track/SO');
    t.does(inRound('OU'));
    expect([t.s.ext.floated['OU'], t.asks]).toEqual([2, 'track/SO']);
    t.endTurn();
    expect([t.title.roundName(t.s), t.asks]).toEqual(['OR 2.2', 'track/OU']);
  });

  rule('1843:10.2-20', 'but not while somebody is asked for an answer', () => {
    const t = Table.blank()
      .phase('green')
      .company('SO', { shares: { player1: 6 }, cash: 500 })
      .company('OU', { price: 79, shares: { player2: 4 } })
      .private('VdL', 'player2')
      .private('PStG', 'player3')
      .operate('SO', 'trains')
      .accepts(inRound('OU'));
    t.does({ type: 'buyPrivate', private: 'PStG', price: 40, frame: 'operatingTurn/SO' });
    t.refuses(inRound('OU'), '1843:10.2-20').does({ type: 'decline' }).accepts(inRound('OU'));
  });

  rule('1843:Q39', 'a new director goes on with the turn, but not in an emergency', () => {
    const at = (step: string): Table =>
      Table.blank()
        .phase('green')
        .trainsGone('yellow')
        .company('SO', {
          shares: { player1: 3, player2: 3 },
          director: 'player1',
          stations: [['H7', 0]],
          operated: true,
        })
        .tile('H7', '57', 0)
        .tile('G8', '55', 0)
        .private('VdL', 'player2')
        .operate('SO', step);
    const t = at('track').does(inRound('SO'));
    expect(t.who).toEqual(['player2']);
    at('emergency').refuses(inRound('SO'), '1843:8.8.3-5');
    // With as many shares the director stays, and the director may have more.
    const fewer = at('track').set({ shares: { ...t.s.shares, SO: { player1: 4, player2: 3, ipo: 3 } } });
    fewer.operate('SO', 'emergency').accepts(inRound('SO'));
    at('emergency')
      .private('VdL', 'player1')
      .accepts({ ...inRound('SO'), by: 'player1' });
  });
});

describe('the Engineers', () => {
  const mark = (train: string) => ({ type: 'markTrain', train });
  /** The SO owns the Val de Loire and a green train; the OU can buy the first brown one. */
  const owning = (step = 'trains', company = 'SO'): Table =>
    Table.blank()
      .phase('blue')
      .trainsGone('yellow', 'green', 'blue')
      .company('SO', {
        cell: [5, 4],
        shares: { player1: 6 },
        cash: 1000,
        trains: ['green-1', 'green-2'],
        stations: [['H7', 0]],
        operated: true,
      })
      .company('OU', { cell: [5, 3], shares: { player2: 6 }, cash: 1000, stations: [['D9', 0]], operated: true })
      .face('green-1', '3/5×2')
      .face('green-2', '4+1')
      .private('VdL', 'SO')
      .operate(company, step);
  const marked = (): Table => owning().does(mark('green-1'));
  const brown = { type: 'buyTrain', train: 'brown-1', face: '5E' };

  rule('1843:10.2-22', 'mark a train in the train step of its company; then they are used', () => {
    const t = owning().refuses(mark('yellow-1'), '1843:10.2-22').does(mark('green-1'));
    expect([t.s.ext.engineers, t.s.privates['VdL']]).toEqual([{ train: 'green-1', obsolete: false }, 'gone']);
    owning('trains', 'OU').refuses(mark('green-1'), '1843:10.1-8');
  });

  /** The mark is there, and the OU buys the first brown train. */
  const obsolete = (): Table => {
    const t = marked();
    return t.operate('OU', 'trains').does(brown);
  };
  rule('1843:10.2-23', '1843:10.2-27', '1843:Q40', 'it goes obsolete instead of rusting, beyond all limits', () => {
    const t = obsolete();
    expect([t.s.trains['green-1'], t.s.trains['green-2'], t.s.ext.engineers]).toEqual([
      'SO',
      'gone',
      { train: 'green-1', obsolete: true },
    ]);
    expect(t.title.runProblemOf(t.s, 'SO').rules).toEqual({ maxTrains: 3 + 2 });
    t.operate('SO', 'trains');
    t.company('SO', { cell: [5, 4], shares: { player1: 6 }, cash: 2000, trains: ['brown-2'] }).face('brown-2', '5/7×2');
    t.operate('SO', 'station').does({ type: 'pass' });
    expect(t.trains('SO')).toEqual(['brown-2']);
  });

  rule('1843:10.2-24', 'and is gone before the train step of the turn in which it could run', () => {
    const t = obsolete().operate('SO', 'dividend');
    expect([t.asks, t.s.trains['green-1'], t.s.ext.engineers]).toEqual(['trains/SO', 'gone', null]);
  });

  rule('1843:10.2-25', 'it is not sold', () => {
    const from = (train: string) => ({ type: 'buyTrainFrom', train, price: 1 });
    marked().operate('OU', 'trains').accepts(from('green-1'));
    const t = obsolete();
    t.operate('OU', 'trains').refuses(from('green-1'), '1843:10.2-25');
  });

  rule('1843:10.2-26', '1843:Q40', 'a mark is lost with a sale or a discard', () => {
    const t = marked()
      .operate('OU', 'trains')
      .does({ type: 'buyTrainFrom', train: 'green-1', price: 1 })
      .does({ type: 'accept' });
    expect([t.s.trains['green-1'], t.s.ext.engineers]).toEqual(['OU', null]);
  });

  rule('1843:Q42', 'in gray phase an obsolete one comes back when its company gives it up', () => {
    const t = Table.blank()
      .phase('gray')
      .company('SO', { shares: { player1: 6 }, trains: ['red-1'], stations: [['H7', 0]], operated: true });
    t.ext({ engineers: { train: 'red-1', obsolete: true } }).operate('SO', 'dividend');
    expect(t.s.trains['red-1']).toBe('depot');
  });
});

describe('an obsolete train', () => {
  /** Red phase: the SO has a marked ×2 and track; the OU buys the first gray train. */
  const gray = (): Table =>
    Table.blank()
      .phase('red')
      .trainsGone('yellow', 'green', 'blue', 'brown', 'red')
      .company('SO', {
        cell: [5, 4],
        shares: { player1: 6 },
        cash: 2000,
        trains: ['brown-1'],
        stations: [['H7', 0]],
        operated: true,
      })
      .company('OU', {
        cell: [5, 5],
        shares: { player2: 6 },
        cash: 900,
        trains: ['red-1'],
        stations: [['D9', 0]],
        operated: true,
      })
      .face('brown-1', '5/7×2')
      .tile('H7', '57', 0)
      .tile('G8', '55', 0)
      .ext({ engineers: { train: 'brown-1', obsolete: false } })
      .operate('OU', 'trains')
      .does({ type: 'buyTrain', train: 'gray-1' });

  rule('1843:10.2-23', '1843:Q40', '1843:Q42', 'has its last run in gray phase, and comes back to the supply', () => {
    const t = gray();
    expect([t.trains('SO'), t.s.trains['red-1'], t.s.ext.engineers]).toEqual([
      ['brown-1'],
      'depot',
      { train: 'brown-1', obsolete: true },
    ]);
    while (t.asks !== 'run/SO') t.does({ type: 'pass' });
    t.runsBest();
    t.does({ type: 'dividend', choice: 'pay' });
    expect([t.asks, t.s.trains['brown-1'], t.s.faces, t.s.ext.engineers]).toEqual(['trains/SO', 'depot', {}, null]);
    // It fulfils no duty, and its like can be bought like any rusted one.
    t.refuses({ type: 'pass' }, '1843:8.8.1-16').accepts({ type: 'buyTrain', train: 'brown-1' });
  });
});

describe('the Val de Loire as a train', () => {
  const asTrain = (price: number) => ({
    type: 'buyPrivate',
    frame: 'operatingTurn/SO',
    private: 'VdL',
    price,
    as: 'train',
  });
  const asPrivate = (price: number) => ({ type: 'buyPrivate', frame: 'operatingTurn/SO', private: 'VdL', price });
  const so = (
    phase: string,
    players = 5,
    readings: Record<string, string> = {},
    trains: readonly string[] = [],
  ): Table =>
    Table.blank(players, { readings })
      .phase(phase)
      .company('SO', { shares: { player1: 6 }, cash: 500, trains, stations: [['H7', 0]], operated: true })
      .private('VdL', 'player2')
      .operate('SO', 'track');

  rule('1843:10.2-28', '1843:Q35', 'in yellow phase for exactly 110fr, with five or six players', () => {
    so('yellow').accepts(asTrain(110)).refuses(asTrain(109), '1843:10.2-28').refuses(asPrivate(110), '1843:10.1-2');
    so('yellow', 6).accepts(asTrain(110));
    so('yellow', 4).refuses(asTrain(110), '1843:10.2-32');
  });

  rule('1843:Q35', 'or with six only, where the game is played so', () => {
    so('yellow', 5, { yellowValDeLoire: 'six' }).refuses(asTrain(110), '1843:10.2-32');
    so('green', 5, { yellowValDeLoire: 'six' }).accepts(asTrain(110));
    so('yellow', 6, { yellowValDeLoire: 'six' }).accepts(asTrain(110));
  });

  rule(
    '1843:10.2-29',
    '1843:10.2-30',
    '1843:Q36',
    'in green phase for 1fr to 220fr, as a train at once or as a private',
    () => {
      const t = so('green')
        .accepts(asTrain(220))
        .accepts(asPrivate(220))
        .refuses(asTrain(221), '1843:10.1-5')
        .does(asTrain(1))
        .does({ type: 'accept' });
      expect([
        t.s.trains['2-1'],
        t.s.privates['VdL'],
        t.title.runProblemOf(t.s, 'SO').trains.map(({ id }) => id),
      ]).toEqual(['SO', 'gone', ['2-1']]);
    },
  );

  rule('1843:10.2-32', 'not from blue phase on', () => {
    so('green').accepts(asTrain(110));
    so('blue').refuses(asTrain(110), '1843:10.2-32');
  });

  rule('1843:10.2-48', '1843:Q36', 'nor later, once it was bought as a private', () => {
    so('green').accepts(asTrain(110));
    so('green').private('VdL', 'SO').refuses(asTrain(110), '1843:10.2-48');
  });

  rule('1843:13.2-19', '1843:Q37', 'it is one train and one certificate', () => {
    const full = ['yellow-1', 'yellow-2', 'yellow-3', 'yellow-4'];
    so('green', 5, {}, full.slice(1)).accepts(asTrain(110));
    so('green', 5, {}, full).refuses(asTrain(110), '1843:13.2-19');
  });

  rule('1843:Q37', '1843:10.2-45', 'it closes LM when the PLM takes it, and fulfils the duty', () => {
    const t = Table.blank(5)
      .phase('yellow')
      .company('PLM', { shares: { player1: 6 }, cash: 110, stations: [['J17', 0]], operated: true })
      .private('VdL', 'player2')
      .private('LM', 'player1')
      .operate('PLM', 'trains');
    t.does({ ...asTrain(110), frame: 'operatingTurn/PLM' }).does({ type: 'accept' });
    expect([t.s.trains['2-1'], t.s.privates['LM'], t.money('player2')]).toEqual(['PLM', 'gone', 480 + 110]);
  });

  rule('1843:10.2-31', '1843:Q37', 'rusts with the yellow ones, and does not come back', () => {
    const t = so('green').train('2-1', 'SO').trainsGone('yellow', 'green').operate('SO', 'trains');
    t.does({ type: 'buyTrain', train: 'blue-1', face: '5+2' });
    expect(t.s.trains['2-1']).toBe('gone');
  });
});
