/** 7.2.3 Run train(s): what others show when the trains have run. On this line towns are worth £10 and cities £20. */
import type { Route } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { route } from '../routes.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const SHORT = route('2+-1', 'M5:n0 M7:n0');
const LONG = route('2+-1', 'M3:n0 M5:n0 M7:n0');
const shows = (revenue: number, one: Route, by = 'player2'): Deed => ({ type: 'indicate', by, routes: [one], revenue });
const pays: Deed = { type: 'dividend', choice: 'pay' };

/** The LSR has run its train from a town to its marker for £30 and has not decided what becomes of it. */
const hasRun = (shares: Record<string, number> = {}): Table => {
  const t = Table.blank().colour('green').trainsGone('2+').train('3+-16', 'player1');
  for (const cousin of Object.keys(shares)) t.cousin(cousin, 'player3');
  for (const [hex, tile] of Object.entries({ M3: '57', M5: '4', M7: '57', M9: '4' })) t.tile(hex, tile, 1);
  t.company('LSR', { shares: { player1: 5, ...shares }, trains: ['2+-1'], price: 43, stations: [['M7', 0]] });
  return t.operating('LSR', 'run').does({ type: 'run', routes: [SHORT] });
};

describe('7.2.3 Run train(s): when they have run', () => {
  rule('1820:7.2.3-2', '1820:Q63', 'a better run may be shown until the dividend is decided, and holds', () => {
    const t = hasRun();
    expect([t.asks, t.top['revenue']]).toEqual(['dividend/LSR', 30]);
    t.refuses(shows(30, SHORT), '1820:7.2.3-2', '£30').refuses(shows(60, LONG), '1820:7.2.3-1', 'earn £50');
    t.refuses(shows(50, { train: '2+-1', path: ['X1:n0'] }), '1820:15.2-1').does(shows(50, LONG));
    expect([t.asks, t.who, t.top['revenue']]).toEqual(['dividend/LSR', ['player1'], 50]);
    // £50 are more than the price, £30 would not have been.
    t.refuses(shows(50, LONG, 'player3'), '1820:7.2.3-2', '£50').does(pays);
    expect([t.money('player1'), t.money('LSR'), t.price('LSR')]).toEqual([25, 25, 47]);
    t.refuses({ ...shows(50, LONG), frame: 'dividend/LSR' }, '1820:7.2-1');
  });

  rule('1820:7.2.3-1', 'by the trains that have run: not with one that the company has got since', () => {
    const t = hasRun().does({ type: 'assignTrain', frame: 'operatingTurn/LSR', train: '3+-16' });
    t.refuses(shows(50, LONG), '1820:7.2.3-1', 'since it ran').does(pays);
    expect(t.money('player1')).toBe(15);
  });

  rule('1820:Q63', 'not where powers of cousins may have been used, for which they were paid', () => {
    hasRun({ VF: 1 }).refuses(shows(50, LONG), '1820:Q63', 'Cousins');
    hasRun({ JH: 1 }).accepts(shows(50, LONG));
  });
});
