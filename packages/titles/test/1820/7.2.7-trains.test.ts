import { describe, expect } from 'vitest';
import { sell } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { cellOf, type Sketch, Table } from './table.ts';

const buy = (train: string, help?: number): Deed => ({
  type: 'buyTrain',
  train,
  ...(help === undefined ? {} : { help }),
});
const pass: Deed = { type: 'pass' };
const takeBack: Deed = { type: 'takeBack' };

const buying = (sketch: Partial<Sketch> = {}, colour = 'yellow', gone: readonly string[] = []): Table => {
  const t = Table.blank().colour(colour);
  t.trainsGone(...gone);
  return t
    .company('LSR', { shares: { player1: 4, player2: 3 }, trains: ['2+-1'], cash: 1000, ...sketch })
    .operating('LSR', 'trains');
};

describe('7.2.7 Buy train(s)', () => {
  rule('1820:7.2.7-2', 'from the supply at face value, as many as it can pay', () => {
    const t = buying({ cash: 170 }).does(buy('2+-2')).does(buy('2+-3'));
    expect([t.money('LSR'), t.trains('LSR')]).toEqual([10, ['2+-1', '2+-2', '2+-3']]);
    t.refuses(buy('2+-4'), '1820:7.2.7-2', '£80').accepts(pass);
  });

  rule('1820:15.1-3', 'a colour only when all earlier ones are gone', () => {
    buying().refuses(buy('3+-1'), '1820:15.1-3', '2+').accepts(buy('2+-2'));
    buying({ trains: ['2+-1'] }, 'green', ['2+', '3+']).refuses(buy('8+-1'), '1820:15.1-3');
  });

  rule('1820:7.2.7-1', 'up to the limit before the phase that the train brings', () => {
    const five = ['2+-1', '2+-2', '2+-3', '2+-4', '2+-5'];
    buying({ trains: five }).does(buy('2+-6')).does(pass);
    const full = buying({ trains: [...five, '2+-6'], loans: 1 });
    expect(full.asks).toBe('due/LSR');
    full.refuses(buy('2+-7'), '1820:7.2.7-1', 'train limit of 6');
    for (const type of ['buyTrainFrom', 'buyWithHelp'])
      full.refuses({ type, train: '2+-7', price: 1 }, '1820:7.2.7-1', 'train limit of 6');
    const t = buying({ trains: five.slice(0, 4) });
    t.does(buy('2+-5')).does(buy('2+-6')).refuses(buy('2+-7'), '1820:7.2.7-1', 'train limit of 6');
    // A fifth train that brings brown phase, in which four are allowed: one goes at once.
    const blue = buying({ trains: five.slice(0, 4) }, 'blue', ['2+', '3+', '5+']).does(buy('8+-1'));
    expect([blue.s.phase, blue.asks]).toEqual(['brown', 'discard/LSR']);
  });

  rule(
    '1820:7.2.7-10',
    '1820:13.7-1',
    '1820:13.7-2',
    'a new colour begins its phase, and limits, for all at once',
    () => {
      const trains = ['3+-1', '3+-2', '3+-3', '3+-4', '2+-1'];
      const t = Table.blank().colour('blue');
      t.trainsGone('2+', '3+', '5+')
        .company('LSR', { shares: { player1: 4 }, trains: ['2+-9'], cash: 800 })
        .company('LUR', { shares: { player2: 4 }, trains, price: 40 })
        .operating('LSR', 'trains');
      t.does(buy('8+-1'));
      expect([t.s.phase, t.s.ext.column, t.asks, t.who]).toEqual(['brown', 9, 'discard/LUR', ['player2']]);
      t.refuses({ type: 'discard', train: '2+-9' }, '1820:13.7-2').does({ type: 'discard', train: '3+-1' });
      expect([t.trains('LUR').length, t.s.trains['3+-1'], t.asks]).toEqual([4, 'gone', 'trains/LSR']);
    },
  );

  rule('1820:Q38', 'where a cousin directs, the earliest colour goes', () => {
    const t = Table.blank().colour('blue').cousin('BI', 'player3');
    t.trainsGone('2+', '3+', '5+')
      .company('LSR', { shares: { player1: 4 }, trains: ['2+-9'], cash: 800 })
      .company('LUR', { shares: { BI: 4 }, trains: ['3+-1', '3+-2', '3+-3', '3+-4', '2+-1'], price: 40 })
      .operating('LSR', 'trains')
      .does(buy('8+-1'));
    expect([t.trains('LUR'), t.asks]).toEqual([['3+-1', '3+-2', '3+-3', '3+-4'], 'trains/LSR']);
  });

  rule('1820:7.2.7-5', '1820:7.2.7-6', 'a director may help a company without a train, and need not', () => {
    const t = buying({ trains: [], cash: 30 }).cash('player1', 60);
    t.refuses(buy('2+-1'), '1820:7.2.7-2')
      .refuses(buy('2+-1', 49), '1820:7.2.7-2')
      .accepts(buy('2+-1', 60))
      .accepts(pass);
    t.refuses(buy('2+-1', 61), '1820:7.2.7-5', '£60').does(buy('2+-1', 50));
    expect([t.money('player1'), t.money('LSR'), t.price('LSR')]).toEqual([10, 0, 65]);
    t.refuses(buy('2+-2', 10), '1820:7.2.7-5', 'already has a train');
  });

  rule('1820:7.2.7-7', 'and sells shares for it, but not the company', () => {
    const t = buying({ trains: [], cash: 0 });
    t.refuses(buy('2+-1'), '1820:7.2.7-2');
    // One share of the LSR can be sold, and brings £65: too little.
    t.refuses(buy('2+-1', 80), '1820:7.2.7-5', '£65').cash('player1', 20);
    t.refuses(buy('2+-1', 79), '1820:7.2.7-2').refuses(buy('2+-1', 81), '1820:7.2.7-5').does(buy('2+-1', 80));
    expect([t.asks, t.trains('LSR')]).toEqual(['contribution/LSR', []]);
    t.refuses({ type: 'contribute', amount: 80 }, '1820:7.2.7-7', '£60');
    t.refuses(sell('LSR', 2), '1820:7.2.7-7').accepts(takeBack).does(sell('LSR', 1));
    expect([t.money('player1'), t.trains('LSR'), t.asks]).toEqual([5, ['2+-1'], 'trains/LSR']);
  });

  rule('1820:17.1-3', 'or the company borrows, before anything is sold or in between', () => {
    const loan: Deed = { type: 'takeLoan', frame: 'operatingTurn/LSR' };
    const t = buying({ trains: [], cash: 0 }).cash('player1', 20).does(buy('2+-1', 80)).does(loan);
    expect([t.trains('LSR'), t.money('LSR'), t.money('player1'), t.shares('LSR', 'player1')]).toEqual([
      ['2+-1'],
      120,
      20,
      4,
    ]);
    // Some shares are sold, then a loan does the rest.
    const both = buying({ trains: [], cash: 0 }).company('LUR', { shares: { player1: 3, player2: 3 }, price: 40 });
    both.does(buy('2+-1', 80)).does(sell('LUR', 1)).does(loan);
    expect([both.trains('LSR'), both.money('LSR'), both.money('player1')]).toEqual([['2+-1'], 120, 40]);
  });

  rule('1820:Q80', 'no more is sold than the train needs, and what was sold for it buys it', () => {
    const t = buying({ trains: [], cash: 0 }).company('LUR', { shares: { player1: 3, player2: 3 }, price: 40 });
    t.does(buy('2+-1', 80)).refuses(sell('LUR', 3), '1820:Q80', '£80').does(sell('LUR', 1));
    t.refuses(takeBack, '1820:7.2.7-7').refuses(sell('LUR', 2), '1820:Q80', '£40').does(sell('LUR', 1));
    expect([t.trains('LSR'), t.money('player1'), t.s.companies['LUR']!.director]).toEqual([['2+-1'], 0, 'player2']);
    // A private company does the same: its director's cash is its treasury.
    const own = buying({ size: 1, shares: { player1: 1 }, cash: 0 }).cash('player1', 50);
    own
      .company('LUR', { shares: { player1: 3, player2: 3 }, price: 40 })
      .does(buy('2+-2', 30))
      .does(sell('LUR', 1));
    expect([own.trains('LSR'), own.money('player1')]).toEqual([['2+-1', '2+-2'], 10]);
    buying({ trains: [], cash: 0 })
      .company('LUR', { shares: { player1: 3, player2: 3 }, price: 40 })
      .does(buy('2+-1', 80))
      .does(takeBack)
      .accepts(pass);
  });

  rule('1820:7.2.7-11', '1820:Q50', 'a public company without a train goes into liquidation after the step', () => {
    const t = buying({ trains: [] }).company('L&BR', { size: 1, shares: { player2: 1 }, trains: ['2+-8'] });
    expect(t.price('LSR')).toBe(65);
    t.does(pass);
    expect(t.price('LSR')).toBe(10);
  });

  rule('1820:7.2.7-12', '1820:7.2.7-13', '1820:7.2.7-14', 'a private one is closed, for good', () => {
    const t = buying({ size: 1, shares: { player1: 1 }, trains: [], cash: 0, stations: [['M15', 0]] }).does(pass);
    expect([t.s.companies['LSR']!.status, t.s.ext.privateTrack, t.s.ext.charters]).toEqual(['closed', [], {}]);
    expect([t.s.stations['LSR'], t.s.stations['BR'], t.shares('LSR', 'player1')]).toEqual([
      [],
      [{ hex: 'M15', node: 0 }],
      0,
    ]);
  });

  rule('1820:13.2-2', 'a private company pays and is paid with its director’s cash', () => {
    const t = buying({ size: 1, shares: { player1: 1 }, cash: 0 }).cash('player1', 100);
    t.does(buy('2+-2')).refuses(buy('2+-3'), '1820:7.2.7-2', '£20');
    expect([t.money('player1'), t.money('LSR')]).toEqual([20, 0]);
  });

  rule('1820:7.2-2', 'only private companies buy before they run, from the supply', () => {
    const t = Table.blank().cash('player1', 300);
    t.company('LSR', { size: 1, shares: { player1: 1 } }).operating('LSR', 'earlyTrains');
    expect(t.asks).toBe('earlyTrains/LSR');
    t.does(buy('2+-1')).does(pass);
    expect([t.trains('LSR'), t.asks]).toEqual([['2+-1'], 'run/LSR']);
    const open = Table.blank().company('LSR', { shares: { player1: 4 }, trains: ['2+-1'], cash: 300 });
    open.operating('LSR', 'earlyTrains').refuses(buy('2+-2'), '1820:7.2-2');
    expect(open.asks).toBe('run/LSR');
  });

  rule('1820:14.1-5', 'where a cousin directs, its player only carries the best run out', () => {
    const t = Table.blank()
      .cousin('BI', 'player3')
      .company('LSR', { shares: { BI: 4 }, trains: ['2+-1'] });
    t.operating('LSR', 'run');
    expect([t.asks, t.who]).toEqual(['run/LSR', ['player3']]);
    t.does({ type: 'run', routes: [] });
    expect(t.events).toContainEqual({ event: 'price', company: 'LSR', ...cellOf(60) });
  });
});
