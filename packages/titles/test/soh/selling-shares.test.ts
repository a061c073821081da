import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

describe('Stock round: selling shares', () => {
  const table = () =>
    Table.blank()
      .company('AR', { price: 180, shares: { player1: 6, player2: 2 } })
      .company('NCS', { price: 125, shares: { player2: 3 } })
      .stockTurn('player1');

  rule('soh:selling-shares-5', 'the open market never holds more than half of a company', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 6, pool: 3 } })
      .stockTurn('player1');
    t.accepts({ type: 'sell', company: 'AR', count: 2 });
    t.refuses({ type: 'sell', company: 'AR', count: 3 }, 'soh:selling-shares-5');
  });

  rule(
    'soh:adjusting-share-price-sales-6',
    'the book’s example: three steps down, past a ledge, behind the NCS',
    () => {
      const t = table().does({ type: 'sell', company: 'AR', count: 3 });
      expect(t.price('AR')).toBe(180);
      expect(t.money('player1')).toBe(400 + 3 * 180);
      t.does({ type: 'pass' });
      expect(t.price('AR')).toBe(125);
      expect(t.s.market.order).toEqual(['NCS', 'AR']);
    },
  );
});
