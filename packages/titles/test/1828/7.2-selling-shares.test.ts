import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buy, sell, start } from '../deals.ts';
import { Table } from './table.ts';

/** The B&O at $79 in the row [9, 5]; below it $74, $69, $65, $60, $57. The first player's turn, with $800. */
const table = (shares: Record<string, number>, settings = {}): Table =>
  Table.blank(3, settings)
    .company('B&O', { cell: [9, 5], par: 79, shares })
    .stockTurn('player1');

describe('7.2 Selling shares', () => {
  rule('1828:7.2-1', 'the director’s certificate cannot be sold', () => {
    const t = table({ player1: 4 });
    t.refuses(sell('B&O', 3), '1828:7.2-1').refuses(sell('B&O', 4), '1828:7.2-1').accepts(sell('B&O', 2));
    t.does(sell('B&O', 2));
    expect([t.shares('B&O', 'player1'), t.shares('B&O', 'pool')]).toEqual([2, 2]);
  });

  rule('1828:7.2-2', 'nothing is sold in the first stock round', () => {
    const t = table({ player1: 4 }).ext({ stockRound: 1 });
    t.refuses(sell('B&O'), '1828:7.2-2').accepts(buy('B&O'));
    // The turn is over after a purchase, as nothing can be sold.
    expect(t.does(buy('B&O')).asks).toBe('stockTurn/player2');
    table({ player1: 4 }).ext({ stockRound: 2 }).accepts(sell('B&O'));
  });

  rule('1828:7.2-3', 'the PRR share of the Camden & Amboy waits for a par price', () => {
    const t = Table.blank();
    t.set({ shares: { ...t.s.shares, PRR: { ipo: 9, player1: 1 } } }).stockTurn('player1');
    t.refuses(sell('PRR'), '1828:7.2-3');
    const parred = Table.blank()
      .company('PRR', { price: 67, shares: { player2: 2, player1: 1 } })
      .stockTurn('player1');
    expect(parred.does(sell('PRR')).money('player1')).toBe(867);
  });

  rule('1828:7.2-4', 'shares of a company that has neither floated nor operated can be sold', () => {
    const t = table({ player2: 2, player1: 2 });
    expect(t.s.ext.floated['B&O']).toBeUndefined();
    // As many as one owns, and at least one.
    t.refuses(sell('B&O', 3), '1828:7.2-4').refuses(sell('B&O', 0), '1828:7.2-4').refuses(sell('GT'), '1828:7.2-4');
    t.does(sell('B&O', 2));
    expect([t.shares('B&O', 'player1'), t.shares('B&O', 'pool')]).toEqual([0, 2]);
  });

  rule('1828:7.2-5', 'the bank pays the stock price for each share, whatever the par price was', () => {
    const t = Table.blank()
      .company('B&O', { cell: [4, 8], par: 67, shares: { player1: 5 } })
      .stockTurn('player1');
    const bank = t.money('bank');
    t.does(sell('B&O', 2));
    expect([t.money('player1'), t.money('bank') - bank, t.money('B&O')]).toEqual([800 + 2 * 136, -272, 0]);
  });

  rule('1828:7.2-6', 'what is sold lies in the bank pool, not in the IPO', () => {
    const t = table({ player1: 5, pool: 1 }).does(sell('B&O', 3));
    expect(t.s.shares['B&O']).toMatchObject({ player1: 2, pool: 4, ipo: 4 });
  });

  rule('1828:7.2-7', 'shares sold together bring one price, in one sale or in several', () => {
    const together = table({ player1: 5 }).does(sell('B&O', 3));
    const apart = table({ player1: 5 }).does(sell('B&O')).does(sell('B&O')).does(sell('B&O'));
    for (const t of [together, apart]) {
      expect([t.money('player1'), t.price('B&O')]).toEqual([800 + 3 * 79, 65]);
    }
  });

  rule('1828:Q15', 'before and after the main action are two sales, each at its own price', () => {
    const t = table({ player1: 5 }).does(sell('B&O')).does(start('GT')).does(sell('B&O')).does(sell('B&O'));
    expect([t.money('player1'), t.price('B&O')]).toEqual([800 + 79 - 134 + 74 + 74, 65]);
    // By the other reading each sale has the price of its moment.
    const each = table({ player1: 5 }, { readings: { repeatedSale: 'each-its-price' } });
    each.does(sell('B&O')).does(sell('B&O', 2));
    expect(each.money('player1')).toBe(800 + 79 + 2 * 74);
  });

  rule('1828:7.2-8', 'one row down for each share, for the director as for others', () => {
    const after = (count: number) => [
      table({ player1: 7 }).does(sell('B&O', count)).price('B&O'),
      table({ player2: 5, player1: 5 }).does(sell('B&O', count)).price('B&O'),
    ];
    expect([1, 2, 3, 4, 5].map(after)).toEqual([
      [74, 74],
      [69, 69],
      [65, 65],
      [60, 60],
      [57, 57],
    ]);
  });

  rule('1828:7.2-9', 'at the bottom of its column a marker stays, and keeps its place', () => {
    const t = Table.blank()
      .company('B&O', { cell: [13, 7], shares: { player1: 4 } })
      .company('PRR', { cell: [13, 7], shares: { player2: 3 } })
      .company('NYC', { cell: [12, 8], shares: { player1: 6 } })
      .stockTurn('player1');
    t.does(sell('B&O', 2)).does(sell('NYC', 4));
    expect([t.price('B&O'), t.price('NYC')]).toEqual([67, 74]);
    expect(t.s.market.at['NYC']).toEqual({ row: 13, col: 8 });
    expect(t.s.market.order).toEqual(['B&O', 'PRR', 'NYC']);
  });

  rule('1828:7.2-10', 'the seller’s order decides who lies above, below those already there', () => {
    const sold = (...companies: string[]) => {
      const t = Table.blank()
        .company('NYC', { cell: [11, 5], shares: { player2: 6 } })
        .company('B&O', { cell: [9, 5], shares: { player1: 6 } })
        .company('PRR', { cell: [10, 5], shares: { player1: 6 } })
        .stockTurn('player1');
      for (const company of companies) t.does(sell(company, company === 'B&O' ? 2 : 1));
      expect(['NYC', 'B&O', 'PRR'].map((company) => t.price(company))).toEqual([69, 69, 69]);
      return t.title.operatingOrder(t.s);
    };
    expect(sold('B&O', 'PRR')).toEqual(['NYC', 'B&O', 'PRR']);
    expect(sold('PRR', 'B&O')).toEqual(['NYC', 'PRR', 'B&O']);
  });

  rule('1828:Q16', 'a director may sell past the certificate if another takes it over', () => {
    const t = table({ player1: 3, player2: 3 }).does(sell('B&O', 3));
    expect([t.shares('B&O', 'player1'), t.s.companies['B&O']!.director]).toEqual([0, 'player2']);
    expect(t.money('player1')).toBe(800 + 3 * 79);
    table({ player1: 3, player2: 1, player3: 1 }).refuses(sell('B&O', 2), '1828:13.3.3-5').accepts(sell('B&O'));
  });

  rule('1828:Q17', 'the pool takes up to 80%, and nobody counts certificates', () => {
    const t = table({ player1: 8, pool: 2 }).does(sell('B&O', 6));
    expect([t.shares('B&O', 'pool'), t.shares('B&O', 'player1')]).toEqual([8, 2]);
    const many = Table.blank();
    const companies = ['B&O', 'GT', 'MC', 'PRR', 'NYC', 'WAB', 'ERIE', 'IC'];
    for (const company of companies) many.company(company, { shares: { player1: 6 } });
    many
      .company('NW', { shares: { player2: 2 } })
      .stockTurn('player1')
      .accepts(buy('NW'));
    expect(many.title.certificates(many.s, 'player1')).toEqual({ held: 40, limit: Number.POSITIVE_INFINITY });
  });
});
