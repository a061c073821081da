import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { forced } from './forced.ts';
import type { Table } from './table.ts';

const buy4 = { type: 'buyTrain', train: '4-1' };
const sale = (company: string, count: number) => ({ type: 'sell', company, count });

/** Plays from the share step of the NCS, which lays no track and has no train, to its forced purchase. */
function onToForced(t: Table): Table {
  while (t.asks !== 'emergency/NCS') t.does({ type: 'pass' });
  return t;
}

describe('Operating rounds: forced train purchases, open questions', () => {
  rule('soh:Q1', 'the FAQ’s case: one share sold at the start, one when forced, one step down for both', () => {
    const t = forced({ step: 'treasuryShares', money: 145 }).does({ type: 'issue', count: 1 });
    expect([t.money('NCS'), t.price('NCS')]).toEqual([225, 80]);
    onToForced(t);
    // One step down since nothing was earned; the sale is at that price.
    expect(t.price('NCS')).toBe(75);
    t.does(buy4);
    expect([t.money('NCS'), t.shares('NCS', 'pool'), t.price('NCS')]).toEqual([0, 2, 70]);
  });

  rule('soh:Q1', 'in all no more shares than the players own', () => {
    const t = onToForced(forced({ step: 'treasuryShares', money: 144 }).does({ type: 'issue', count: 1 }));
    // 224 and one share at 75 are one guilder short; a third share may not be sold.
    t.accepts({ type: 'refuse' });
    expect(t.cash('player1', 1).does(buy4).money('player1')).toBe(0);
    expect(t.shares('NCS', 'pool')).toBe(2);
  });

  rule('soh:Q1', 'no more than half of the company comes to lie in the market', () => {
    const shares = { player1: 3, pool: 4 };
    forced({ money: 220, shares }).refuses({ type: 'refuse' }, 'soh:forced-purchases-5');
    forced({ money: 219, shares }).accepts({ type: 'refuse' });
  });

  rule('soh:Q2', 'as few treasury shares as reach the price', () => {
    const shares = { player1: 3, player2: 2 };
    expect(forced({ money: 140, shares }).does(buy4).shares('NCS', 'pool')).toBe(2);
    expect(forced({ money: 139, shares }).does(buy4).shares('NCS', 'pool')).toBe(3);
  });

  /** Shares of the NCS of which no more can be sold by it. */
  const poolFull = { player1: 2, pool: 5 };
  const withAr = (t: Table) => t.company('AR', { price: 100, shares: { player2: 5, player1: 4 }, operated: true });

  rule('soh:Q2', 'own shares beyond what the train needs are not sold', () => {
    const t = forced({ cash: 40, more: withAr }).does({ type: 'commit' });
    t.accepts(sale('AR', 1));
    t.refuses(sale('AR', 2), 'soh:Q2');
    const more = forced({ cash: 39, more: withAr }).does({ type: 'commit' });
    more.accepts(sale('AR', 2));
    more.refuses(sale('AR', 3), 'soh:Q2');
    expect(more.choices('sell').map(({ fields, openFields }) => [fields['company'], openFields['count']])).toEqual([
      ['AR', { kind: 'oneOf', values: [1, 2] }],
    ]);
  });

  rule('soh:Q2', 'a sale that would leave too little for the rest is not begun', () => {
    // No treasury share can be sold; 290 are missing, and three shares of the AR bring 300 only if sold together.
    const ar = { price: 100, shares: { player2: 5, player1: 3 }, operated: true };
    const t = forced({ cash: 10, shares: poolFull, more: (one) => one.company('AR', ar) }).does({ type: 'commit' });
    t.refuses(sale('AR', 1), 'soh:forced-purchases-8');
    t.refuses(sale('AR', 2), 'soh:forced-purchases-8');
    t.does(sale('AR', 3));
    expect([t.trains('NCS'), t.money('player1')]).toEqual([['4-1'], 10]);
  });

  rule('soh:Q3', 'a stock-round sale: market price, a step per share, ledges, half in the market', () => {
    const osm = { price: 125, shares: { player2: 5, player1: 3, pool: 2 }, operated: true };
    const t = forced({ shares: poolFull, cash: 55, more: (one) => one.company('OSM', osm) });
    t.does({ type: 'commit' }).does(sale('OSM', 2));
    // 245 were missing and 250 came in; the ledge at 110 holds, as player 2 is president.
    expect([t.money('player1'), t.price('OSM'), t.shares('OSM', 'pool')]).toEqual([5, 110, 4]);
    expect(t.trains('NCS')).toEqual(['4-1']);
    const full = { price: 125, shares: { player2: 3, player1: 3, pool: 3 }, operated: true };
    const u = forced({ shares: poolFull, cash: 50, more: (one) => one.company('OSM', full) });
    u.does({ type: 'commit' }).accepts(sale('OSM', 2)).refuses(sale('OSM', 3), 'soh:selling-shares-5');
  });

  rule('soh:Q3', 'a president’s own sale goes past the ledge, and the presidency of another company may pass', () => {
    const osm = { price: 110, shares: { player1: 3, player2: 2 }, operated: true };
    const t = forced({ shares: poolFull, cash: 90, more: (one) => one.company('OSM', osm) });
    t.does({ type: 'commit' }).does(sale('OSM', 2));
    expect([t.s.companies['OSM']!.director, t.price('OSM'), t.trains('NCS')]).toEqual(['player2', 90, ['4-1']]);
  });

  rule('soh:Q3', 'the presidency of the operating company stays', () => {
    // All shares are out, so the company has none to sell.
    const shares = { player1: 3, player2: 2, player3: 2, pool: 3 };
    const t = forced({ shares, money: 100, more: withAr }).does({ type: 'commit' });
    t.refuses(sale('NCS', 2), 'soh:Q3');
    t.does(sale('NCS', 1));
    expect([t.s.companies['NCS']!.director, t.price('NCS'), t.asks]).toEqual(['player1', 75, 'emergency/NCS']);
    t.refuses(sale('NCS', 1), 'soh:Q3');
    // So only one share at 80 counts when the president looks whether the sale would be enough.
    forced({ shares, money: 220 }).accepts({ type: 'commit' });
    forced({ shares, money: 219 }).refuses({ type: 'commit' }, 'soh:forced-purchases-8');
  });

  rule('soh:Q3', 'nobody sells what he has not, nor a president’s certificate that nobody takes', () => {
    const osm = { price: 100, shares: { player1: 3, player2: 1 }, operated: true };
    const t = forced({ more: (one) => withAr(one).company('OSM', osm) }).does({ type: 'commit' });
    t.accepts(sale('OSM', 1)).refuses(sale('OSM', 2), 'soh:presidents-certificate-2');
    t.refuses(sale('OSM', 4), 'soh:selling-shares-1');
    t.refuses(sale('OSM', 0), 'soh:selling-shares-1');
    t.refuses(sale('NSM', 1), 'soh:selling-shares-1');
  });

  rule('soh:Q14', 'the share of private 7 is no money before the NRS is started', () => {
    const extra = (t: Table) => {
      t.s = { ...t.s, shares: { ...t.s.shares, NRS: { NRS: 9, player1: 1 } } };
      return t;
    };
    const t = forced({ more: (one) => withAr(extra(one)) }).does({ type: 'commit' });
    t.accepts(sale('AR', 1)).refuses(sale('NRS', 1), 'soh:Q14');
    forced({ cash: 139, more: extra }).refuses({ type: 'commit' }, 'soh:forced-purchases-8');
  });
});
