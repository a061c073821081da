import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const sell = (company: string, count: number) => ({ type: 'sell', company, count });
const pass = { type: 'pass' };

/** The price of the AR after a sale by its president, or by another who owns 4 of its shares. */
function priceAfter(seller: 'president' | 'other', price: number, count: number): number {
  const shares = seller === 'president' ? { player1: 6, player2: 1 } : { player1: 4, player2: 5 };
  return Table.blank()
    .company('AR', { price, shares })
    .stockTurn('player1')
    .does(sell('AR', count))
    .does(pass)
    .price('AR');
}

describe('Stock round: adjusting share price', () => {
  rule(
    'soh:adjusting-share-price-sales-1',
    'prices wait until the player goes on to buy, to start or to the end',
    () => {
      const sold = () =>
        Table.blank()
          .company('AR', { price: 140, shares: { player1: 5, player2: 2 } })
          .company('NCS', { price: 90, shares: { player1: 3, player2: 2 } })
          .company('OSM', { price: 70, shares: { player2: 2 } })
          .stockTurn('player1')
          .does(sell('AR', 2))
          .does(sell('NCS', 1))
          .does(sell('AR', 1));
      const t = sold();
      expect([t.price('AR'), t.price('NCS')]).toEqual([140, 90]);
      const goingOn = [
        pass,
        { type: 'buy', company: 'OSM', from: 'treasury' },
        { type: 'start', company: 'NBD', price: 100 },
      ];
      for (const deed of goingOn) {
        const after = sold().does(deed);
        expect([after.price('AR'), after.price('NCS')]).toEqual([100, 80]);
      }
    },
  );

  rule(
    'soh:adjusting-share-price-sales-1',
    'prices have moved before a company is started, so its token comes later',
    () => {
      const t = Table.blank()
        .company('AR', { price: 110, shares: { player1: 5, player2: 2 } })
        .stockTurn('player1');
      t.does(sell('AR', 1)).does({ type: 'start', company: 'NBD', price: 100 });
      expect(t.s.market.order).toEqual(['AR', 'NBD']);
    },
  );

  rule('soh:adjusting-share-price-sales-2', 'one step down for each share sold', () => {
    expect([1, 2, 3, 4].map((count) => priceAfter('president', 100, count))).toEqual([90, 80, 75, 70]);
    expect([1, 2, 3, 4].map((count) => priceAfter('other', 100, count))).toEqual([90, 80, 75, 70]);
  });

  rule('soh:Q12', 'the lowest price is fl. 50; there it stays', () => {
    expect(priceAfter('president', 60, 4)).toBe(50);
    expect(priceAfter('other', 55, 1)).toBe(50);
    expect(priceAfter('president', 50, 1)).toBe(50);
    expect(priceAfter('other', 50, 3)).toBe(50);
  });

  rule('soh:adjusting-share-price-sales-3', 'the token goes right of those at the new price', () => {
    const t = Table.blank()
      .company('AR', { price: 90, shares: { player1: 3, player2: 2 } })
      .company('NCS', { price: 80, shares: { player2: 2 } })
      .company('OSM', { price: 80, shares: { player3: 2 } })
      .stockTurn('player1');
    t.does(sell('AR', 1)).does(pass).does(pass).does(pass).does(pass);
    expect(t.price('AR')).toBe(80);
    // The order in which they operate shows it.
    expect(t.asks).toBe('treasuryShares/NCS');
    expect(t.s.market.order).toEqual(['NCS', 'OSM', 'AR']);
  });

  rule('soh:adjusting-share-price-sales-3', 'a token that does not move keeps its place', () => {
    const t = Table.blank()
      .company('AR', { price: 110, shares: { player1: 1, player2: 2 } })
      .company('NCS', { price: 110, shares: { player2: 2 } })
      .stockTurn('player1');
    t.does(sell('AR', 1)).does(pass);
    expect(t.s.market.order).toEqual(['AR', 'NCS']);
  });

  rule('soh:adjusting-share-price-sales-4', 'who is not president cannot push a price below a ledge', () => {
    const fallsTo = (price: number) => [2, 3, 4].map((count) => priceAfter('other', price, count));
    expect(fallsTo(140)).toEqual([110, 110, 110]);
    expect(fallsTo(210)).toEqual([160, 160, 160]);
    expect(fallsTo(300)).toEqual([240, 240, 240]);
    expect(fallsTo(360)).toEqual([330, 330, 330]);
  });

  rule('soh:adjusting-share-price-sales-4', 'the president can', () => {
    expect([140, 210, 300, 360].map((price) => priceAfter('president', price, 3))).toEqual([100, 140, 210, 270]);
  });

  rule('soh:adjusting-share-price-sales-5', 'directly above a ledge the price does not drop at all', () => {
    const ledges = [110, 160, 240, 330];
    expect(ledges.map((price) => priceAfter('other', price, 1))).toEqual([110, 160, 240, 330]);
    expect(ledges.map((price) => priceAfter('other', price, 3))).toEqual([110, 160, 240, 330]);
    expect(ledges.map((price) => priceAfter('president', price, 1))).toEqual([100, 140, 210, 300]);
  });

  rule('soh:Q11', 'who was president when the sale began ignores ledges, also after losing the presidency', () => {
    const table = () =>
      Table.blank()
        .company('AR', { price: 140, shares: { player1: 4, player2: 3 } })
        .stockTurn('player1');
    const atOnce = table().does(sell('AR', 3));
    const inParts = table().does(sell('AR', 2));
    expect(inParts.s.companies['AR']!.director).toBe('player2');
    inParts.does(sell('AR', 1));
    for (const t of [atOnce, inParts]) expect(t.does(pass).price('AR')).toBe(100);
  });

  rule('soh:Q11', 'the turn after, the former president is stopped by a ledge like anyone else', () => {
    const t = Table.blank()
      .company('AR', { price: 140, shares: { player1: 4, player2: 4 } })
      .stockTurn('player1');
    t.does(sell('AR', 1)).does(pass).does(pass).does(pass);
    expect(t.price('AR')).toBe(125);
    t.does(sell('AR', 3)).does(pass);
    expect(t.price('AR')).toBe(110);
  });

  const pete = () =>
    Table.blank()
      .company('NCS', { price: 125, shares: { player2: 3 } })
      .company('AR', { price: 180, shares: { player1: 6, player2: 2 } })
      .company('OSM', { price: 210, shares: { player1: 3, player2: 4 } })
      .stockTurn('player1');

  rule('soh:adjusting-share-price-sales-6', 'the book’s Pete, president: from 180 to 125, right of the NCS', () => {
    const t = pete().does(sell('AR', 3)).does(pass);
    expect(t.price('AR')).toBe(125);
    expect(t.s.market.order).toEqual(['NCS', 'OSM', 'AR']);
  });

  rule('soh:adjusting-share-price-sales-7', 'the book’s Pete, not president: from 210 to 160 and no further', () => {
    expect(pete().does(sell('OSM', 3)).does(pass).price('OSM')).toBe(160);
  });
});
