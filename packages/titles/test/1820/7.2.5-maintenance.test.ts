import { describe, expect } from 'vitest';
import { isInLiquidation } from '../../src/1820/10-context/10.7-liquidation.ts';
import { sell } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const pay: Deed = { type: 'payDue' };
const refuse: Deed = { type: 'refuse' };
const loan: Deed = { type: 'takeLoan', frame: 'operatingTurn/LSR' };
const keep: Deed = { type: 'pass' };

/** A company with one yellow and one green train in column 5, which cost £75. */
const owing = (sketch: Partial<Sketch> = {}): Table =>
  Table.blank()
    .colour('green', 5)
    .company('LSR', { shares: { player1: 4, player2: 3 }, trains: ['2+-1', '3+-1'], ...sketch })
    .operating('LSR', 'maintenance');

describe('7.2.5 Pay train maintenance', () => {
  rule('1820:7.2.5-1', 'for each train by its colour and the column', () => {
    const t = owing({ cash: 100 });
    expect([t.asks, t.who]).toEqual(['due/LSR', ['player1']]);
    t.does(pay);
    expect([t.money('LSR'), t.price('LSR'), t.asks]).toEqual([25, 65, 'discards/LSR']);
    // Nothing is owed for yellow trains in yellow phase.
    const free = Table.blank().company('LSR', { shares: { player1: 4 }, trains: ['2+-1'] });
    expect(free.operating('LSR', 'maintenance').asks).toBe('discards/LSR');
  });

  rule('1820:7.2.5-2', 'the director adds what is missing, and the price falls', () => {
    const t = owing({ cash: 30 }).cash('player1', 45).does(pay);
    expect([t.money('LSR'), t.money('player1'), t.price('LSR')]).toEqual([0, 0, 60]);
    owing({ cash: 30 }).cash('player1', 44).refuses(pay, '1820:7.2.5-2', '£30');
  });

  rule('1820:7.2.5-3', '1820:7.2.5-4', 'who refuses or cannot pay goes into liquidation', () => {
    for (const cash of [100, 0]) {
      const t = owing({ cash }).does(refuse);
      expect([isInLiquidation(t.s, 'LSR'), t.money('LSR'), t.trains('LSR'), t.asks]).toEqual([
        true,
        cash,
        ['2+-1', '3+-1'],
        'discards/LSR',
      ]);
    }
  });

  rule('1820:15.1-4', '1820:Q46', 'a private company that refuses is closed at once', () => {
    const paid = owing({ size: 1, shares: { player1: 1 } })
      .cash('player1', 75)
      .does(pay);
    expect([paid.money('player1'), paid.s.ext.privateTrack]).toEqual([0, ['LSR']]);
    const t = owing({ size: 1, shares: { player1: 1 } }).cash('player1', 74);
    t.refuses(pay, '1820:7.2.5-2').does(refuse);
    expect([t.s.companies['LSR']!.status, t.trains('LSR'), t.s.trains['3+-1']]).toEqual(['closed', [], 'gone']);
  });

  rule('1820:Q45', '1820:7.2.8-6', 'loans first or not; shares for the rest, but not the company', () => {
    const borrowed = owing({ cash: 30 }).does(loan).does(pay);
    expect([borrowed.money('LSR'), borrowed.price('LSR')]).toEqual([155, 60]);
    const t = owing({ cash: 30 }).company('LUR', { shares: { player1: 2, player2: 2 }, price: 40 });
    t.refuses(pay, '1820:7.2.5-2').refuses(sell('LSR', 2), '1820:Q45').accepts(sell('LSR', 1));
    // A tie changes nothing.
    t.does(sell('LUR', 1)).does(sell('LSR', 1)).does(pay);
    expect([t.money('player1'), t.money('LSR'), t.price('LSR'), t.price('LUR')]).toEqual([60, 0, 60, 40]);
  });

  rule('1820:Q80', 'no more is sold than needed, to the pool, and directors change at once', () => {
    const t = owing({ cash: 30 })
      .cash('player1', 5)
      .company('LUR', { shares: { player1: 3, player2: 2 }, price: 40 });
    // £40 are missing.
    t.refuses(sell('LUR', 2), '1820:Q80', '£40').refuses(sell('LUR', 4), '1820:6.5.2.3-4');
    t.does(sell('LUR', 1)).refuses(sell('LUR', 1), '1820:Q80', 'already have enough money');
    expect([t.shares('LUR', 'pool'), t.price('LUR'), t.money('player1')]).toEqual([1, 40, 45]);
    const poor = owing().company('LUR', { shares: { player1: 3, player2: 2 }, price: 40 });
    poor.does(sell('LUR', 2));
    expect(poor.s.companies['LUR']!.director).toBe('player2');
    // Nothing of a company in liquidation, and not the last share.
    owing()
      .company('LUR', { shares: { player1: 3 }, price: 10 })
      .refuses(sell('LUR', 1), '1820:6.5.2.3-3');
    owing()
      .company('LUR', { shares: { player1: 1 }, price: 40 })
      .refuses(sell('LUR', 1), '1820:6.5.2.3-6');
  });

  rule('1820:Q80', 'what was sold for it is paid; where all shares would not do, none is sold', () => {
    const t = owing({ cash: 30 }).company('LUR', { shares: { player1: 2, player2: 2 }, price: 40 });
    t.accepts(refuse).does(sell('LUR', 1)).refuses(refuse, '1820:Q80', 'You have sold shares');
    t.does(sell('LSR', 1)).refuses(refuse, '1820:Q80').does(pay);
    // £75 are owed, and one share of the LSR brings £65.
    const poor = owing();
    expect(poor.choices('sell')).toEqual([]);
    poor.refuses(sell('LSR', 1), '1820:Q80', '£65').does(refuse);
  });

  rule('1820:14.1-6', '1820:Q49', 'a company that a cousin directs pays nothing', () => {
    const led = (colour: string) =>
      Table.blank()
        .colour(colour)
        .cousin('BI', 'player1')
        .company('LSR', { shares: { BI: 4 }, trains: ['2+-1'], cash: 500, loans: colour === 'green' ? 0 : 1 })
        .company('LUR', { shares: { player1: 4 }, trains: ['2+-2'], price: 40 })
        .operating('LSR', 'maintenance');
    expect([led('green').price('LSR'), led('green').money('LSR'), led('green').onTurn]).toEqual([10, 500, 'LUR']);
    expect(led('yellow').price('LSR')).toBe(10);
    // £0 are no default.
    const free = Table.blank()
      .cousin('BI', 'player1')
      .company('LSR', { shares: { BI: 4 }, trains: ['2+-1'] });
    free.company('LUR', { shares: { player1: 4 }, trains: ['2+-2'], price: 40 }).operating('LSR', 'maintenance');
    expect(free.price('LSR')).toBe(65);
  });
});

describe('7.2.6 Discard train(s)', () => {
  rule('1820:7.2.6-1', 'any of its own, after maintenance', () => {
    const t = owing({ cash: 100 });
    const discard = (train: string): Deed => ({ type: 'discardTrain', train });
    t.refuses(discard('2+-1'), '1820:7.2-1').does(pay);
    t.refuses(discard('2+-2'), '1820:7.2.6-1').does(discard('2+-1')).accepts(keep).does(discard('3+-1'));
    expect([t.s.trains['2+-1'], t.s.trains['3+-1'], t.asks]).toEqual(['gone', 'gone', 'trains/LSR']);
  });
});
