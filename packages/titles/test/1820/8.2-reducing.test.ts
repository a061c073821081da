import { range } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

/** The LSR at £60, and a company of player 2 that keeps step 3 open. */
const lsr = (sketch: Sketch, colour = 'green'): Table =>
  Table.blank()
    .cousin('BI', 'player2')
    .colour(colour)
    .company('LUR', { shares: { player2: 5 } })
    .company('LSR', { price: 60, ...sketch })
    .takeovers();
const reduce = (size: number, company = 'LSR') => ({ type: 'reduce', by: 'player1', company, size });
const from = (owner: string, count: number) => ({ type: 'buyBack', owner, count });

describe('8.2 Reduce share-count', () => {
  rule('1820:8.2-1', 'not in brown phase or later', () => {
    const sketch = { shares: { player1: 4 }, cash: 500 };
    lsr(sketch, 'brown').refuses(reduce(5), '1820:8.2-1');
    lsr(sketch, 'blue').accepts(reduce(5));
  });

  rule('1820:8.2-12', 'to any smaller size of the table', () => {
    const t = lsr({ size: 20, shares: { player1: 1 }, cash: 500 });
    t.refuses(reduce(20), '1820:8.2-12').refuses(reduce(50), '1820:8.2-12').refuses(reduce(7), '1820:8.2-12');
    for (const size of [10, 5, 1]) t.accepts(reduce(size));
  });

  rule('1820:10.7-4', 'not in liquidation', () => {
    lsr({ price: 10, shares: { player1: 4 }, cash: 500 }).refuses(reduce(5), '1820:10.7-4');
    lsr({ price: 40, shares: { player1: 4 }, cash: 500 }).accepts(reduce(5));
  });

  rule(
    '1820:8.2-2',
    '1820:8.2-5',
    'just so many come back that no more than the new count are out; treasury shares go',
    () => {
      const t = lsr({ shares: { player1: 4, pool: 2 }, cash: 100 }).does(reduce(5));
      expect([t.shares('LSR', 'pool'), t.shares('LSR', 'player1'), t.shares('LSR', 'LSR')]).toEqual([1, 4, 0]);
      expect([t.money('LSR'), t.price('LSR'), t.s.ext.charters['LSR']!.size]).toEqual([40, 60, 5]);
      const none = lsr({ shares: { player1: 3 }, cash: 0 }).does(reduce(5));
      expect([none.shares('LSR', 'player1'), none.shares('LSR', 'LSR'), none.money('LSR')]).toEqual([3, 2, 0]);
    },
  );

  rule('1820:8.2-3', '1820:Q5', 'the pool first, then whom the director names, cousins too, who cannot refuse', () => {
    const t = lsr({ shares: { player1: 4, player3: 3, BI: 2, pool: 1 }, cash: 400 }).does(reduce(5));
    expect([t.asks, t.who]).toEqual(['buyBack/LSR', ['player1']]);
    t.refuses(from('BI', 3), '1820:8.2-3').refuses(from('player3', 5), '1820:8.2-3');
    t.does(from('BI', 2)).refuses(from('player3', 3), '1820:8.2-2').does(from('player3', 2));
    expect([t.shares('LSR', 'player3'), t.shares('LSR', 'BI'), t.shares('LSR', 'pool')]).toEqual([1, 0, 0]);
    expect([t.money('BI'), t.money('player3'), t.money('LSR')]).toEqual([120, 120, 100]);
  });

  rule('1820:8.2-4', 'the director stays', () => {
    const t = lsr({ shares: { player1: 4, player3: 4 }, cash: 400 }).does(reduce(5));
    const open = t.choices('buyBack').map(({ fields, openFields }) => [fields['owner'], openFields['count']]);
    expect(open).toEqual([
      ['player1', range(1, 1)],
      ['player3', range(1, 3)],
    ]);
    t.refuses(from('player1', 2), '1820:8.2-4')
      .accepts(from('player1', 1))
      .does(from('player3', 2))
      .does(from('player1', 1));
    expect([t.s.companies['LSR']!.director, t.shares('LSR', 'player1')]).toEqual(['player1', 3]);
  });

  rule(
    '1820:8.2-6',
    '1820:8.2-8',
    '1820:Q39',
    'to go private all but one share come back, loans are repaid, the rest is the director’s',
    () => {
      const t = lsr({ shares: { player1: 4, player3: 1, pool: 1 }, cash: 800, loans: 2 }).does(reduce(1));
      expect([t.shares('LSR', 'player1'), t.shares('LSR', 'player3'), t.shares('LSR', 'LSR')]).toEqual([1, 0, 0]);
      expect([t.s.ext.privateTrack, t.s.market.at['LSR']]).toEqual([['LSR'], undefined]);
      // £180 for three own shares, and the £100 that £300 and £400 of loans leave of £800.
      expect([t.money('player1'), t.money('player3'), t.money('LSR')]).toEqual([280, 60, 0]);
      expect(t.s.ext.charters['LSR']).toMatchObject({ size: 1, loans: 0 });
    },
  );

  rule('1820:8.2-7', '1820:Q54', 'those of one round in their old operating order, behind all older ones', () => {
    const t = Table.blank()
      .colour('green')
      .company('CFR', { size: 1, shares: { player3: 1 } })
      .company('LUR', { shares: { player1: 1 }, price: 95 })
      .company('LSR', { shares: { player1: 1 }, price: 60 })
      .takeovers();
    t.does(reduce(1)).does(reduce(1, 'LUR'));
    expect(t.s.ext.privateTrack).toEqual(['CFR', 'LUR', 'LSR']);
  });

  rule(
    '1820:8.2-10',
    '1820:Q79',
    'more loans than shares in play: the excess is repaid, the director adds what is missing',
    () => {
      // Of 9 in play 4 come back for £240: 5 loans may stay, and one costs £200.
      const sketch = { shares: { player1: 5, pool: 4 }, loans: 6 };
      const rich = lsr({ ...sketch, cash: 440 }).does(reduce(5));
      expect([rich.s.ext.charters['LSR']!.loans, rich.money('LSR'), rich.price('LSR')]).toEqual([5, 0, 65]);
      const t = lsr({ ...sketch, cash: 340 })
        .cash('player1', 100)
        .does(reduce(5));
      expect([t.money('player1'), t.money('LSR'), t.price('LSR')]).toEqual([0, 0, 60]);
    },
  );

  rule('1820:8.2-11', 'what cannot be carried out to its end is not begun', () => {
    // One loan too many, £100 for it in the treasury, and the last held share cannot be sold.
    const sketch = { shares: { player1: 1, pool: 8 }, loans: 6, cash: 340 };
    lsr(sketch).cash('player1', 99).refuses(reduce(5), '1820:8.2-11');
    lsr(sketch).cash('player1', 100).accepts(reduce(5));
    // No loans to go private: £300 for five shares.
    lsr({ shares: { player1: 6 }, cash: 299 }).refuses(reduce(1), '1820:8.2-11');
    lsr({ shares: { player1: 6 }, cash: 300 }).accepts(reduce(1));
    // What the director gets for shares repays loans, and is not enough for two.
    lsr({ shares: { player1: 6 }, cash: 300, loans: 1 }).accepts(reduce(1));
    lsr({ shares: { player1: 6 }, cash: 300, loans: 2 })
      .cash('player1', 99)
      .refuses(reduce(1), '1820:8.2-11');
    lsr({ shares: { player1: 6 }, cash: 300, loans: 2 })
      .cash('player1', 100)
      .accepts(reduce(1));
  });

  rule('1820:Q79', '1820:Q80', 'for loans that are too many the director sells shares, no more than needed', () => {
    const sketch = { shares: { player1: 5, pool: 4 }, loans: 6, cash: 340 };
    const t = lsr(sketch).cash('player1', 50).does(reduce(5));
    expect([t.asks, t.who]).toEqual(['excessLoans/LSR', ['player1']]);
    const sell = (count: number) => ({ type: 'sell', company: 'LSR', count });
    t.refuses(sell(2), '1820:Q80').does(sell(1));
    expect([t.money('player1'), t.s.ext.charters['LSR']!.loans, t.price('LSR'), t.asks]).toEqual([10, 5, 60, 'issues']);
  });

  rule('1820:8.2-11', 'who names shares so that the loans could not be repaid is refused, and may take it back', () => {
    // Of six shares one comes back, five loans may stay, and the sixth costs £200, of which the treasury has £100 then.
    const t = lsr({ shares: { player1: 2, player2: 2, player3: 2 }, loans: 6, cash: 160 }).cash('player1', 40);
    t.does(reduce(5));
    expect([t.asks, t.price('LSR')]).toEqual(['buyBack/LSR', 60]);
    // The director could sell none without losing control, and has £40.
    t.refuses(from('player3', 1), '1820:8.2-11').does({ type: 'takeBack' });
    t.cash('player1', 100).does(reduce(5)).accepts(from('player3', 1));
  });

  rule('1820:Q39', 'loans are taken for it as far as needed, first, and with their interest', () => {
    const t = lsr({ shares: { player1: 4, pool: 4 }, cash: 0 }).does(reduce(5));
    // One loan: £200 less £20, and three shares at £55.
    expect([t.s.ext.charters['LSR']!.loans, t.money('LSR'), t.price('LSR')]).toEqual([1, 15, 55]);
  });

  rule('1820:8.2-13', 'markers above the new maximum go: unplaced first, then on the map to British Rail', () => {
    const unplaced = lsr({ shares: { player1: 1 }, markers: 11 }).does(reduce(5));
    expect([unplaced.s.ext.charters['LSR']!.markers, unplaced.asks]).toEqual([9, 'issues']);
    const hexes = ['B6', 'C5', 'C7', 'C11', 'C15', 'D4', 'D6', 'D10', 'D16', 'G7'];
    const stations = hexes.map((hex) => [hex, 0] as const);
    const t = lsr({ shares: { player1: 1 }, markers: 1, stations }).does(reduce(5));
    expect([t.asks, t.s.ext.charters['LSR']!.markers]).toEqual(['surplus/LSR', 0]);
    t.refuses({ type: 'giveUp', hex: 'O17' }, '1820:8.2-13').does({ type: 'giveUp', hex: 'D6' });
    expect([t.asks, t.s.stations['BR'], t.s.stations['LSR']!.length]).toEqual(['issues', [{ hex: 'D6', node: 0 }], 9]);
    expect(t.money('LSR')).toBe(0);
  });

  rule(
    '1820:8.2-9',
    'a new private company is merged into an older one of its director, at once and for nothing',
    () => {
      const t = Table.blank().colour('green').trainsGone('2+').cash('player1', 150);
      t.company('CFR', { size: 1, shares: { player1: 1 }, stations: [['B6', 0]], markers: 3, trains: ['3+-11'] });
      t.company('M&BR', { size: 1, shares: { player3: 1 } });
      t.company('LSR', { shares: { player1: 1 }, stations: [['C5', 0]], markers: 2, trains: ['3+-12'], cash: 30 });
      t.takeovers().does(reduce(1));
      expect([t.asks, t.who, t.money('player1')]).toEqual(['merging/LSR', ['player1'], 180]);
      const into = (company: string) => ({ type: 'mergeInto', company });
      t.refuses(into('M&BR'), '1820:8.2-9').accepts({ type: 'pass' }).does(into('CFR'));
      // Seven markers and a limit of six.
      expect(t.asks).toBe('overage/CFR');
      t.does({ type: 'payOverage', free: 0 });
      expect([t.money('player1'), t.s.ext.privateTrack, t.s.companies['LSR']!.status]).toEqual([
        80,
        ['CFR', 'M&BR'],
        'unstarted',
      ]);
      expect([t.s.stations['CFR']!.length, t.s.ext.charters['CFR']!.markers, t.trains('CFR')]).toEqual([
        2,
        5,
        ['3+-11', '3+-12'],
      ]);
    },
  );

  rule('1820:Q39', 'a merger is offered at the formation only, and after loans and markers', () => {
    const t = Table.blank().colour('green').cash('player1', 100);
    t.company('CFR', { size: 1, shares: { player1: 1 } });
    t.company('LUR', { shares: { player1: 1, player2: 1 }, price: 60 });
    t.company('LSR', { shares: { player1: 1 }, loans: 1, cash: 60 })
      .takeovers()
      .does(reduce(1));
    expect([t.asks, t.money('player1')]).toEqual(['excessLoans/LSR', 160]);
  });

  test('a draft is taken back without a trace', () => {
    const t = lsr({ shares: { player1: 4, player3: 4 }, cash: 400 });
    const before = t.s;
    t.does(reduce(5)).does(from('player3', 1)).does({ type: 'takeBack' });
    expect([t.s.shares, t.s.cash, t.s.ext]).toEqual([before.shares, before.cash, before.ext]);
  });
});
