import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { bankrupt, buy, buyFrom, giveUp, need, sell } from './emergency.ts';
import type { Table } from './table.ts';

describe('8.8.3 Emergency train buying', () => {
  rule('1843:8.8.3-1', 'the director adds what the treasury lacks', () => {
    const t = need(100, 500).does(buy('green-1', '4+1'));
    expect([t.money('SO'), t.money('player1'), t.s.trains['green-1']]).toEqual([0, 300, 'SO']);
  });

  // The sum follows from the purchase: nobody says how much is added.
  rule('1843:8.8.3-10', 'no more than the train needs, so that the treasury is empty then', () => {
    const t = need(299, 500).does(buy('green-1', '4+1'));
    expect([t.money('SO'), t.money('player1')]).toEqual([0, 499]);
  });

  rule('1843:8.8.3-2', '1843:Q49', 'own cash first, then shares', () => {
    const other = (t: Table): Table => t.company('OU', { cell: [5, 4], shares: { player1: 4, player2: 2 } });
    const t = need(100, 120, other);
    t.refuses(buy('green-1', '4+1'), '1843:8.8.3-2').does(sell('OU')).does(buy('green-1', '4+1'));
    expect([t.money('player1'), t.s.trains['green-1']]).toEqual([120 + 99 - 200, 'SO']);
  });

  rule('1843:8.8.3-3', '1843:8.8.3-14', 'privates are given up for their face value, no more than is lacking', () => {
    const t = need(100, 120, (u) => u.private('LH', 'player1').private('C', 'player1').private('PStG', 'player2'));
    t.refuses(giveUp('PStG'), '1843:8.8.3-3').does(giveUp('LH'));
    expect([t.money('player1'), t.s.privates['LH']]).toEqual([180, 'gone']);
    t.does(giveUp('C')).refuses(giveUp('LH'), '1843:8.8.3-3');
    t.private('LH', 'player1').refuses(giveUp('LH'), '1843:8.8.3-14');
  });

  rule('1843:8.8.3-14', '1843:Q49', 'of shares no more than cover the lack; the surplus of the last sale stays', () => {
    const other = (t: Table): Table => t.company('OU', { cell: [5, 4], shares: { player1: 6 }, operated: true });
    const t = need(100, 120, other).refuses(sell('OU', 2), '1843:8.8.3-14').does(sell('OU'));
    t.refuses(sell('OU'), '1843:8.8.3-14').does(buy('green-1', '4+1'));
    expect(t.money('player1')).toBe(19);
  });

  rule('1843:8.8.3-4', 'by the normal rules of selling', () => {
    const other =
      (pool: number) =>
      (t: Table): Table =>
        t.company('OU', { cell: [5, 4], shares: { player1: 4, pool, ...(pool === 5 ? {} : { player2: 1 }) } });
    need(0, 0, other(4)).accepts(sell('OU'));
    need(0, 0, other(5)).refuses(sell('OU'), '1843:8.8.3-4');
  });

  rule('1843:8.8.3-4', 'only what the director owns, of companies with a par price', () => {
    const other = (t: Table): Table =>
      t
        .company('OU', { cell: [5, 4], shares: { player1: 2, player2: 4 } })
        .set({ shares: { ...t.s.shares, ETA: { player1: 1, ipo: 9 } } });
    const t = need(0, 0, other).accepts(sell('OU', 2));
    t.refuses(sell('OU', 3), '1843:8.8.3-4').refuses(sell('ETA'), '1843:8.8.3-4');
  });

  rule('1843:8.8.3-4', 'of another company the director’s certificate only to a successor', () => {
    const other =
      (shares: Readonly<Record<string, number>>) =>
      (t: Table): Table =>
        t.company('OU', { cell: [5, 4], shares });
    need(0, 0, other({ player1: 3 }))
      .accepts(sell('OU'))
      .refuses(sell('OU', 2), '1843:8.8.3-4');
    need(0, 0, other({ player1: 3, player2: 1, player3: 1 })).refuses(sell('OU', 2), '1843:8.8.3-4', 'Nobody else');
    need(0, 0, other({ player1: 3, player2: 2 })).accepts(sell('OU', 2));
  });

  rule('1843:8.8.3-5', 'the company must keep its director', () => {
    const so = { shares: { player1: 4, player2: 3 } };
    need(0, 0, (t) => t, so)
      .accepts(sell('SO'))
      .refuses(sell('SO', 2), '1843:8.8.3-5');
  });

  rule('1843:8.8.3-6', '1843:8.8.3-7', 'prices fall and others get new directors at once', () => {
    const other = (t: Table): Table =>
      t.company('OU', { cell: [5, 3], shares: { player1: 3, player2: 3 }, director: 'player1' });
    const t = need(0, 0, other).does(sell('OU', 2));
    expect([t.s.companies['OU']!.director, t.s.market.at['OU']]).toEqual(['player2', { row: 7, col: 3 }]);
  });

  rule('1843:8.8.3-7', '1843:7.5-6', 'among equals by the cards of that moment, not by the seats', () => {
    const other = (order: readonly string[]) => (t: Table) =>
      t.company('OU', { cell: [5, 3], shares: { player1: 3, player2: 2, player3: 2 } }).ext({ order });
    const sold = (...order: string[]) => need(0, 0, other(order)).does(sell('OU', 2)).s.companies['OU']!.director;
    expect(sold('player1', 'player2', 'player3')).toBe('player2');
    expect(sold('player2', 'player1', 'player3')).toBe('player3');
  });

  rule('1843:8.8.3-9', 'only with a route, no train and too little for any train of the bank', () => {
    const t = need(0, 500).accepts(buy('green-1', '4+1'));
    t.company('OU', { shares: { player1: 6 } });
    const rich = need(300, 500, (u) => u.private('C', 'player1')).operate('SO', 'trains');
    rich.refuses(sell('SO'), '1843:8.8.3-9').refuses(giveUp('C'), '1843:8.8.3-9').accepts(buy('green-1', '4+1'));
  });

  rule('1843:8.8.3-9', '1843:8.8.3-14', 'money is raised for a train of the bank or of another company', () => {
    const others = (t: Table): Table =>
      t
        .company('OU', { cell: [5, 4], shares: { player1: 4, player2: 2 } })
        .company('EST', { shares: { player2: 6 }, trains: ['green-7'] })
        .private('LH', 'player1')
        .face('green-7', '3/5×2');
    const dear = { train: 'green-7', price: 400 };
    const t = need(100, 200, others);
    t.refuses(sell('OU'), '1843:8.8.3-14').refuses({ ...giveUp('LH'), ...dear }, '1843:8.8.3-9');
    t.refuses(sell('OU', 1, dear), '1843:8.8.3-9');
    // In games of before a sale said what it was for, and bound to nothing.
    const before = need(100, 200, others, {}, 3, { anothersTrain: 'sold-first' });
    before.refuses({ ...giveUp('LH'), train: 'green-1' }, '1843:8.8.3-9');
    before.refuses(sell('OU', 1, { train: 'green-1' }), '1843:8.8.3-9').accepts({ ...giveUp('LH'), ...dear });
    before.does(sell('OU', 1, dear)).refuses(sell('OU', 2, dear), '1843:8.8.3-14');
    before.accepts(buyFrom('green-7', 399)).accepts(buy('green-1', '4+1'));
  });

  /** The EST of player 2 has a train of 500fr; the SO has 100fr, its director 200fr, four shares of the OU at 99fr and the LH. */
  const dear = (t: Table): Table =>
    t
      .company('OU', { cell: [5, 4], shares: { player1: 4, player2: 2 }, operated: true })
      .company('EST', { cell: [5, 3], shares: { player2: 6, player1: 3 }, trains: ['green-7'] })
      .private('LH', 'player1')
      .face('green-7', '3/5×2');
  const agreedOn = (price: number, setup = dear) =>
    need(100, 200, setup).does(buyFrom('green-7', price)).does({ type: 'accept' });

  rule(
    '1843:Q48',
    '1843:Q49',
    'for another company’s dearer train the price is agreed upon first, and then sold for',
    () => {
      const t = need(100, 200, dear);
      // Offered up to its face value, as far as all that could be sold reaches.
      expect(t.choices('buyTrainFrom')).toMatchObject([
        { fields: { train: 'green-7' }, openFields: { price: { max: 500 } } },
      ]);
      t.does(buyFrom('green-7', 400));
      expect([t.asks, t.who]).toEqual(['offer/green-7', ['player2']]);
      // Declined, nothing is sold for it.
      const declined = need(100, 200, dear).does(buyFrom('green-7', 400)).does({ type: 'decline' });
      declined.refuses(sell('OU', 1), '1843:8.8.3-14').accepts(buy('green-1', '4+1'));
      t.does({ type: 'accept' });
      expect([t.asks, t.who, t.s.trains['green-7'], t.money('player1')]).toEqual([
        'emergency/SO',
        ['player1'],
        'EST',
        200,
      ]);
      t.refuses(sell('OU', 3), '1843:8.8.3-14').accepts(sell('OU', 2)).accepts(giveUp('LH'));
      t.does(sell('OU', 1));
      expect([t.asks, t.s.trains['green-7']]).toEqual(['emergency/SO', 'EST']);
      // Bought as soon as the money is there; what is left over stays with the director.
      t.does(giveUp('LH'));
      expect([t.s.trains['green-7'], t.money('EST'), t.money('SO'), t.money('player1')]).toEqual([
        'SO',
        400,
        0,
        200 + 99 + 60 - 300,
      ]);
      expect(t.asks).not.toContain('emergency');
    },
  );

  rule('1843:Q49', 'what is sold for it is bound to it: no other train, no private for the company', () => {
    const t = agreedOn(400);
    t.refuses(buy('green-1', '4+1'), '1843:Q49').refuses(buyFrom('green-7', 300), '1843:Q49');
    t.refuses({ type: 'buyPrivate', private: 'LH', price: 60, frame: 'operatingTurn/SO' }, '1843:Q49');
    expect([t.choices('buyTrain'), t.choices('buyTrainFrom')]).toEqual([[], []]);
    t.refuses(bankrupt, '1843:8.8.3-8');
    // A sale that would leave too little is refused: of the OU too few at once, since its price falls.
    const poor = (u: Table): Table =>
      dear(u)
        .private('LH', 'player2')
        .company('EST', { shares: { player2: 6 }, trains: ['green-7'] });
    const all = need(100, 20, poor, { shares: { player1: 5, pool: 5 } });
    all.does(buyFrom('green-7', 500)).does({ type: 'accept' });
    all.refuses(sell('OU', 1), '1843:Q49').does(sell('OU', 4));
    expect([all.s.trains['green-7'], all.money('player1')]).toEqual(['SO', 100 + 20 + 4 * 99 - 500]);
  });

  rule(
    '1843:8.8.3-7',
    '1843:Q49',
    'nor by a sale that would put another in the place of the director who agreed',
    () => {
      const even = (t: Table): Table =>
        dear(t).company('EST', {
          cell: [5, 3],
          shares: { player1: 3, player2: 3 },
          director: 'player1',
          trains: ['green-7'],
        });
      const t = need(100, 200, even).does(buyFrom('green-7', 400));
      // One player directs both: nobody is asked, and the money is raised at once.
      expect([t.asks, t.who]).toEqual(['emergency/SO', ['player1']]);
      t.refuses(sell('EST', 1), '1843:8.8.3-7').accepts(sell('OU', 1));
    },
  );

  rule(
    '1843:8.8.3-7',
    '1843:Q49',
    'where nothing else could be given the agreement lapses, and all is open again',
    () => {
      const only = (t: Table): Table =>
        t
          .company('EST', {
            cell: [5, 3],
            shares: { player1: 3, player2: 3 },
            director: 'player1',
            trains: ['green-7'],
          })
          .face('green-7', '3/5×2');
      const t = need(100, 200, only, { shares: { player1: 5, pool: 5 } }).does(buyFrom('green-7', 320));
      expect([t.asks, t.events.some(({ event }) => event === 'lapsed')]).toEqual(['emergency/SO', true]);
      t.accepts(buy('green-1', '4+1'));
    },
  );

  rule('1843:8.8.3-2', '1843:Q48', 'for no more than all that can be raised', () => {
    const poor = (t: Table): Table =>
      t
        .company('OU', { cell: [5, 4], shares: { player1: 3, player2: 5 }, operated: true })
        .company('EST', { cell: [5, 3], shares: { player2: 6 }, trains: ['green-7'] })
        .face('green-7', '3/5×2');
    const t = need(100, 20, poor, { shares: { player1: 5, pool: 5 } });
    t.accepts(buyFrom('green-7', 120 + 3 * 99)).refuses(buyFrom('green-7', 121 + 3 * 99), '1843:8.8.3-2');
  });

  rule('1843:8.8.3-11', '1843:Q48', 'from another company for its face value at most', () => {
    const other = (t: Table): Table =>
      t.company('OU', { shares: { player2: 6 }, trains: ['green-7'] }).face('green-7', '3/5×2');
    need(100, 900, other).accepts(buyFrom('green-7', 500)).refuses(buyFrom('green-7', 501), '1843:8.8.3-11');
    // What the treasury can pay alone has no such limit.
    const old = (t: Table): Table =>
      t.company('OU', { shares: { player2: 6 }, trains: ['yellow-6'] }).face('yellow-6', '2+1');
    need(299, 900, old).accepts(buyFrom('yellow-6', 299)).refuses(buyFrom('yellow-6', 300), '1843:8.8.3-11');
  });

  rule('1843:8.8.3-12', 'of pool and supply the cheapest only', () => {
    const t = need(0, 900).accepts(buy('green-1', '4+1')).refuses(buy('green-1', '3/5×2'), '1843:8.8.3-12');
    expect(t.asks).toBe('emergency/SO');
  });

  rule('1843:8.8.1-10', '1843:Q44', 'a rusted train is never bought with help', () => {
    const gray = (): Table =>
      need(0, 2000)
        .phase('gray')
        .set({ trains: { ...need(0, 0).s.trains, 'green-1': 'depot' } })
        .operate('SO', 'emergency');
    gray().refuses(buy('green-1'), '1843:8.8.1-10').accepts(buy('gray-1'));
  });

  rule('1843:8.8.1-11', 'nor one of another company: the treasury pays for it, and that is what is offered', () => {
    const gray = (cash: number): Table =>
      need(cash, 2000, (t) =>
        t
          .phase('gray')
          .trainsGone('green', 'red', 'gray')
          .train('gray-1', 'depot')
          .company('OU', { shares: { player2: 6 }, trains: ['red-1'] })
          .train('green-1', 'SO')
          .face('green-1', '4+1'),
      );
    const instead = { instead: 'green-1' };
    const t = gray(50).accepts(buyFrom('red-1', 50, instead));
    t.refuses(buyFrom('red-1', 51, instead), '1843:8.8.1-11').refuses(buyFrom('red-1', 50), '1843:8.8.1-12');
    expect(t.choices('buyTrainFrom')).toMatchObject([
      { fields: { train: 'red-1', ...instead }, openFields: { price: { min: 1, max: 50 } } },
    ]);
    expect(gray(0).choices('buyTrainFrom')).toEqual([]);
  });

  rule('1843:8.8.1-15', '1843:Q46', 'its rusted train may be given back for the gray one', () => {
    const t = need(50, 2000, (u) => u.phase('gray').trainsGone('green').train('green-1', 'SO').face('green-1', '4+1'));
    t.refuses(buy('gray-1', undefined, { instead: 'yellow-1' }), '1843:8.8.1-15');
    t.does(buy('gray-1', undefined, { instead: 'green-1' }));
    expect([t.s.trains['green-1'], t.s.trains['gray-1'], t.money('player1')]).toEqual(['depot', 'SO', 1150]);
  });

  rule('1843:8.8.3-13', 'a cheaper train of another company need not be bought', () => {
    const other = (t: Table): Table =>
      t.company('OU', { shares: { player2: 6 }, trains: ['green-7'] }).face('green-7', '4+1');
    need(100, 900, other).accepts(buy('green-1', '4+1')).accepts(buyFrom('green-7', 1));
  });

  rule('1843:8.8.3-12', '1843:8.8.2-8', 'the pool’s train may be the cheapest, on the side that it has', () => {
    const pool = (t: Table): Table =>
      t.phase('blue').trainsGone('green').train('green-7', 'pool').face('green-7', '4+1').train('blue-1', 'depot');
    const t = need(0, 900, pool).refuses(buy('blue-1', '5+2'), '1843:8.8.3-12').does(buy('green-7'));
    expect([t.money('player1'), t.s.trains['green-7']]).toEqual([600, 'SO']);
    const dear = need(0, 900, (u) => pool(u).face('green-7', '3/5×2'));
    dear.refuses(buy('green-7'), '1843:8.8.3-12').accepts(buy('blue-1', '5+2'));
  });

  rule('1843:8.8.3-6', 'a company that is overtaken by the fall of a price operates later', () => {
    const others = (t: Table): Table =>
      t
        .company('OU', { cell: [5, 3], shares: { player1: 4, player2: 2 }, stations: [['D9', 0]], operated: true })
        .company('EST', { cell: [6, 3], shares: { player2: 6 }, stations: [['H25', 0]], operated: true });
    const next = (t: Table): string => t.does(buy('green-1', '4+1')).asks;
    expect(next(need(100, 200, others))).toBe('track/OU');
    expect(next(need(100, 110, others).does(sell('OU')))).toBe('track/EST');
  });

  rule('1843:Q39', '1843:8.8.3-2', 'a share for the Val de Loire may be sold for the train', () => {
    const other = (t: Table): Table =>
      t.company('OU', { cell: [5, 4], shares: { player2: 4 } }).private('VdL', 'player1');
    const t = need(150, 60, other).does({ type: 'exchange', company: 'OU', frame: 'operatingRound' });
    expect([t.asks, t.shares('OU', 'player1')]).toEqual(['emergency/SO', 1]);
    t.does(sell('OU')).does(buy('green-1', '4+1'));
    expect(t.money('player1')).toBe(60 + 99 - 150);
  });
});

describe('privates in an emergency', () => {
  const purchase = (id: string, price: number, more: object = {}) => ({
    type: 'buyPrivate',
    private: id,
    price,
    frame: 'operatingTurn/SO',
    ...more,
  });

  rule('1843:10.1-2', 'companies buy them at any time of their turn, then too', () => {
    const t = need(100, 50, (u) => u.private('LH', 'player1')).does(purchase('LH', 100));
    expect([t.asks, t.money('SO'), t.money('player1'), t.s.privates['LH']]).toEqual(['emergency/SO', 0, 150, 'SO']);
    // It is not the director's any more (Q49).
    t.refuses(giveUp('LH'), '1843:8.8.3-3');
    need(100, 50, (u) => u.phase('yellow').private('LH', 'player1')).refuses(purchase('LH', 60), '1843:10.1-2');
  });

  rule('1843:Q37', '1843:10.2-30', 'the Val de Loire as a train ends it', () => {
    const t = need(100, 0, (u) => u.private('VdL', 'player2'), {}, 5);
    t.does(purchase('VdL', 100, { as: 'train' })).does({ type: 'accept' });
    expect([t.trains('SO'), t.asks]).toEqual([['2-1'], 'track/SO']);
  });
});
