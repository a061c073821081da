import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { giveUp, merge, merging, tradeUp } from './merging.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { Table } from './table.ts';

/** The B&O, par $67, at $79; the first player's turn. */
const table = (shares: Record<string, number>): Table =>
  Table.blank().company('B&O', { price: 79, par: 67, shares }).stockTurn('player1');

/** The second player sells the only share, one of this company; then the first merges the WAB into the GT. */
const soldThenMerged = (company: 'GT' | 'WAB'): Table => {
  const one = { player1: 6, player2: 1 };
  const t = merging(company === 'GT' ? one : { player1: 6 }, company === 'WAB' ? one : { player1: 6 });
  return t.stockTurn('player2').does(sell(company)).does(pass).does(pass).does(merge).does(pass);
};

describe('7.3 Buying shares', () => {
  rule('1828:7.3-1', 'at 60% a player buys no more, from the IPO or the pool', () => {
    const six = table({ player1: 6, pool: 2 });
    six.refuses(buy('B&O'), '1828:7.3-1').refuses(buy('B&O', 'pool'), '1828:7.3-1');
    table({ player1: 5, pool: 2 }).accepts(buy('B&O')).accepts(buy('B&O', 'pool'));
    table({ player1: 7, pool: 2 }).refuses(buy('B&O'), '1828:7.3-1');
  });

  rule('1828:7.3-2', 'in the gray area a company can be bought past 60%', () => {
    const t = Table.blank()
      .company('B&O', { cell: [7, 0], par: 67, shares: { player1: 6 } })
      .stockTurn('player1');
    expect(t.does(buy('B&O')).does(buy('B&O')).shares('B&O', 'player1')).toBe(8);
    // Another $71, and the boxes above and to the right of this one, are not gray.
    for (const cell of [
      [10, 4],
      [6, 0],
      [7, 1],
    ] as const) {
      const white = Table.blank()
        .company('B&O', { cell, shares: { player1: 6 } })
        .stockTurn('player1');
      white.refuses(buy('B&O'), '1828:7.3-1');
    }
  });

  rule('1828:7.3-3', 'first the whole director’s certificate, and that only once', () => {
    const t = Table.blank().stockTurn('player1').refuses(buy('B&O'), '1828:7.3-4').does(start('B&O'));
    expect([t.shares('B&O', 'player1'), t.shares('B&O', 'ipo')]).toEqual([2, 8]);
    t.refuses(start('B&O'), '1828:7.3-3').accepts(buy('B&O'));
  });

  rule('1828:7.3-4', 'a 10% certificate needs a par price', () => {
    const t = Table.blank()
      .company('B&O', { shares: { player2: 2 } })
      .stockTurn('player1');
    t.accepts(buy('B&O')).refuses(buy('PRR'), '1828:7.3-4');
    expect(t.choices('buy').map(({ fields }) => fields['company'])).toEqual(['B&O']);
    // Nor is there any of a company that has become a part of a system.
    const merged = merging({ player1: 6 }, { player1: 6 }).does(merge).does(pass);
    merged.refuses(buy('WAB'), '1828:7.3-4').accepts(buy('GT'));
  });

  rule('1828:7.3-5', 'who has sold a company in this round cannot buy it again in it', () => {
    const t = table({ player2: 2, player1: 2, player3: 1 }).does(sell('B&O'));
    t.refuses(buy('B&O'), '1828:7.3-5').refuses(buy('B&O', 'pool'), '1828:7.3-5').does(pass);
    // It binds the seller alone, through the round, and not beyond.
    t.accepts(buy('B&O', 'pool')).does(pass).does(pass).refuses(buy('B&O'), '1828:7.3-5').does(pass);
    expect([t.s.ext.stockRound, t.s.ext.order]).toEqual([3, ['player2', 'player3', 'player1']]);
    t.does(pass).does(pass).accepts(buy('B&O'));
  });

  rule('1828:7.3-6', 'a sale of either part bars from the system', () => {
    for (const company of ['GT', 'WAB'] as const) {
      const t = soldThenMerged(company);
      expect([t.s.ext.systems, t.asks]).toEqual([{ GT: 'WAB' }, 'stockTurn/player2']);
      t.refuses(buy('GT'), '1828:7.3-6');
      // The third player has sold nothing.
      t.does(pass).accepts(buy('GT'));
    }
  });

  rule('1828:7.3-7', 'so does a single share that was not traded up', () => {
    const merged = (deed: typeof giveUp) => merging({ player1: 6, player2: 1 }, { player1: 6 }).does(merge).does(deed);
    const gone = merged(giveUp).does(pass);
    expect([gone.asks, gone.shares('GT', 'player2')]).toEqual(['stockTurn/player2', 0]);
    gone.refuses(buy('GT'), '1828:7.3-5');
    const kept = merged(tradeUp).does(pass);
    expect(kept.shares('GT', 'player2')).toBe(1);
    kept.accepts(buy('GT'));
  });

  rule('1828:7.3-8', 'from the IPO a 10% share costs the par price, a director’s certificate twice that', () => {
    expect(table({ player2: 2 }).does(buy('B&O')).money('player1')).toBe(800 - 67);
    expect(table({ player2: 2 }).does(start('PRR', 71)).money('player1')).toBe(800 - 142);
  });

  rule('1828:7.3-9', 'from the bank pool it costs the stock price', () => {
    expect(table({ player2: 2, pool: 1 }).does(buy('B&O', 'pool')).money('player1')).toBe(800 - 79);
  });

  rule('1828:7.3-10', 'a system’s share costs its stock price, also from the IPO', () => {
    // Seven pairs with the players, one in the pool, two in the IPO.
    const both = { player1: 6, player3: 1, pool: 1 };
    for (const from of ['ipo', 'pool']) {
      const t = merging(both, both).does(merge).does(pass);
      expect([t.asks, t.price('GT')]).toEqual(['stockTurn/player2', 111]);
      expect(t.does(buy('GT', from)).money('player2')).toBe(800 - 111);
    }
  });

  rule('1828:7.3-11', 'the bank is paid, not the company', () => {
    for (const from of ['ipo', 'pool']) {
      const t = table({ player2: 6, pool: 1 }).cash('B&O', 50);
      const bank = t.money('bank');
      t.does(buy('B&O', from));
      expect([t.money('B&O'), t.money('bank') - bank]).toEqual([50, from === 'ipo' ? 67 : 79]);
    }
  });
});
