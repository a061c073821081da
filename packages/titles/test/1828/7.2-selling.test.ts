import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

describe('7.2 Selling', () => {
  rule('1828:7.2-1', 'a player may sell shares to the bank pool', () => {
    const t = Table.blank()
      .company('PRR', { price: 100, shares: { player1: 4, player2: 2 }, operated: true })
      .stockTurn('player1');
    const before = t.money('player1');
    t.does({ type: 'sell', company: 'PRR', count: 1 });
    expect(t.money('player1')).toBe(before + 100);
    expect(t.shares('PRR', 'pool')).toBe(1);
  });
});
