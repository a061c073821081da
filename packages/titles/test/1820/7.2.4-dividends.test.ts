import { describe, expect } from 'vitest';
import { payOut } from '../../src/1820/07-operating-round/7.2.4-dividends.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { cellOf, type Sketch, Table } from './table.ts';

const pay: Deed = { type: 'dividend', choice: 'pay' };
const withhold: Deed = { type: 'dividend', choice: 'withhold' };

/** A company that has run for so much. */
const earning = (revenue: number, sketch: Partial<Sketch> = {}, readings = {}): Table =>
  Table.blank(3, { readings })
    .cousin('BI', 'player3')
    .company('LSR', { shares: { player1: 4 }, trains: ['2+-1'], ...sketch })
    .operating('LSR', 'dividend', { revenue });
const cash = (t: Table): number[] => ['player1', 'player2', 'BI', 'LSR'].map((owner) => t.money(owner));

describe('7.2.4 Pay or withhold dividends', () => {
  rule('1820:7.2.4-1', '1820:7.2.4-9', 'all to the shares, or all to the treasury', () => {
    expect(cash(earning(100).does(pay))).toEqual([40, 0, 0, 60]);
    expect(cash(earning(100).does(withhold))).toEqual([0, 0, 0, 100]);
    expect(earning(100).choices('dividend')[0]!.openFields['choice']).toEqual({
      kind: 'oneOf',
      values: ['pay', 'withhold'],
    });
  });

  rule('1820:7.2.4-4', '1820:7.2.4-6', '1820:7.2.4-7', 'by all shares; the pool’s part stays with the bank', () => {
    const t = earning(105, { shares: { player1: 4, pool: 3 } });
    const before = t.money('bank');
    t.does(pay);
    // 42 for four shares; 31.5 for the pool, of which 31 count; 32 are left for three in the treasury.
    expect([...cash(t), before - t.money('bank')]).toEqual([42, 0, 0, 32, 74]);
  });

  rule('1820:7.2.4-5', '1820:7.2.4-8', 'a holder’s total is rounded up, not each share', () => {
    const shares = { player1: 7, player2: 4, BI: 3 };
    // 101 by 20 shares: 35.35, 20.2, 15.15.
    expect(cash(earning(101, { size: 20, shares }).does(pay))).toEqual([36, 21, 16, 28]);
  });

  rule('1820:Q47', 'rounding never takes anything from the treasury', () => {
    const shares = { player1: 3, player2: 1, BI: 1 };
    expect(cash(earning(1, { size: 5, shares, cash: 50 }).does(pay))).toEqual([1, 1, 1, 50]);
  });

  rule('1820:7.2.4-10', '1820:16.2.3-1', 'up one, two or three spaces by the whole revenue', () => {
    const after = (revenue: number) =>
      earning(revenue, { shares: { player1: 1, pool: 2 } })
        .does(pay)
        .price('LSR');
    expect([64, 65, 129, 130, 259, 260].map(after)).toEqual([60, 71, 71, 78, 78, 86]);
  });

  rule('1820:7.2.4-11', 'down one space for less, and a second one without a train', () => {
    expect(earning(10).does(pay).price('LSR')).toBe(60);
    expect(earning(10, { trains: [] }).does(pay).price('LSR')).toBe(55);
  });

  rule('1820:7.2.4-12', '1820:Q3', 'withheld revenue is a dividend of £0, unless only dividends move the price', () => {
    expect(earning(500).does(withhold).price('LSR')).toBe(60);
    expect(earning(500, { trains: [] }).does(withhold).price('LSR')).toBe(55);
    expect(earning(500, {}, { withholding: 'stays' }).does(withhold).price('LSR')).toBe(65);
    // Without revenue it falls in either way.
    for (const readings of [{}, { withholding: 'stays' }]) expect(earning(0, {}, readings).price('LSR')).toBe(60);
    const trainless = earning(0, { trains: [] });
    expect([trainless.price('LSR'), trainless.asks]).toEqual([55, 'trains/LSR']);
  });

  rule('1820:7.2.4-2', 'a company that a cousin directs withholds', () => {
    const t = earning(300, { shares: { BI: 4, player1: 2 } });
    // It is offered and wound up in the round that follows, so what has happened is read from the events.
    expect(t.events).toContainEqual({ event: 'withhold', company: 'LSR', revenue: 300 });
    expect(t.events.some(({ event, why }) => event === 'pay' && why === 'dividend')).toBe(false);
    expect(t.events).toContainEqual({ event: 'price', company: 'LSR', ...cellOf(60) });
    const runs = Table.blank().cousin('BI', 'player3');
    runs.company('LSR', { shares: { BI: 4 }, trains: ['2+-1'] }).operating('LSR', 'run');
    runs.accepts({ type: 'run', routes: [] }).refuses({ type: 'dividend', choice: 'pay' }, '1820:7.2.4-2', 'withholds');
  });

  rule('1820:7.2.4-3', '1820:7.2.4-13', 'a private company pays all to its director, and has no price', () => {
    const t = earning(301, { size: 1, shares: { player1: 1 } });
    expect([...cash(t), t.price('LSR'), t.asks]).toEqual([301, 0, 0, 0, 0, 'discards/LSR']);
    t.refuses({ type: 'dividend', choice: 'withhold' }, '1820:7.2.4-3', 'director').accepts({ type: 'pass' });
  });

  rule('1820:Q71', 'British Rail falls one space only, though it owns no train', () => {
    const t = Table.blank();
    t.set({
      companies: { ...t.s.companies, BR: { status: 'started', director: null, operated: false } },
      shares: { ...t.s.shares, BR: { pool: 97, player1: 3 } },
      market: { at: { BR: { row: 0, col: 11 } }, order: ['BR'] },
    });
    expect(t.price('BR')).toBe(95);
    t.after((g) => payOut(g, 'BR', 90));
    // 2.7 rounded up.
    expect([t.price('BR'), t.money('player1')]).toEqual([86, 3]);
  });
});
