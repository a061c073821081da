import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { merge, merging } from './merging.ts';
import { Table } from './table.ts';

const pay = { type: 'dividend', choice: 'pay' };
const withhold = { type: 'dividend', choice: 'withhold' };

/** The B&O has earned this much; its treasury and all players have nothing. */
const earned = (revenue: number, shares: Readonly<Record<string, number>>): Table => {
  const t = Table.blank().company('B&O', { price: 67, shares, stations: [['I19', 0]] });
  for (const player of t.s.players) t.cash(player, 0);
  return t.operate('B&O', 'dividend', { revenue });
};

/** What the bank has paid, and to whom, when the director has decided. */
function payments(t: Table, decision: typeof pay): Record<string, number> {
  const owners = [...t.s.players, ...Object.keys(t.s.companies), 'bank'];
  const before = Object.fromEntries(owners.map((owner) => [owner, t.money(owner)]));
  t.does(decision);
  return Object.fromEntries(
    owners.map((owner) => [owner, t.money(owner) - before[owner]!] as const).filter(([, amount]) => amount !== 0),
  );
}

describe('8.3.4 Pay or withhold dividends', () => {
  rule('1828:8.3.4-1', 'the director pays out all or withholds all', () => {
    const t = earned(150, { player1: 6, player2: 4 });
    expect([t.asks, t.who]).toEqual(['dividend/B&O', ['player1']]);
    expect(
      t.choices('dividend').flatMap(({ openFields }) => (openFields?.['choice'] as { values?: unknown })?.values),
    ).toEqual(['pay', 'withhold']);
    expect(payments(earned(150, { player1: 6, player2: 4 }), pay)).toEqual({ player1: 90, player2: 60, bank: -150 });
    expect(payments(t, withhold)).toEqual({ 'B&O': 150, bank: -150 });
  });

  rule('1828:8.3.4-2', 'each player gets the part of the revenue that is the part of the shares', () => {
    expect(payments(earned(230, { player1: 5, player2: 3, player3: 2 }), pay)).toEqual({
      player1: 115,
      player2: 69,
      player3: 46,
      bank: -230,
    });
  });

  rule('1828:8.3.4-3', 'shares in the bank pool pay to the treasury', () => {
    expect(payments(earned(100, { player1: 6, pool: 4 }), pay)).toEqual({ player1: 60, 'B&O': 40, bank: -100 });
  });

  rule('1828:8.3.4-4', 'so does the share in a system’s treasury, beside those in the pool', () => {
    // Ten shares: five are the director's, one has been donated, two are in the pool, two in the IPO.
    const t = merging({ player1: 6, pool: 2 }, { player1: 6, pool: 2 }).does(merge);
    expect(['player1', 'GT', 'pool', 'ipo'].map((owner) => t.shares('GT', owner))).toEqual([5, 1, 2, 2]);
    t.operate('GT', 'dividend', { revenue: 200 });
    expect(payments(t, pay)).toEqual({ player1: 100, GT: 20 + 40, bank: -160 });
  });

  rule('1828:8.3.4-5', 'shares in the IPO pay nothing', () => {
    const t = earned(100, { player1: 6, player2: 1 });
    expect(t.shares('B&O', 'ipo')).toBe(3);
    expect(payments(t, pay)).toEqual({ player1: 60, player2: 10, bank: -70 });
  });

  rule('1828:8.3.4-6', 'withheld revenue goes to the treasury whole, no matter who holds the shares', () => {
    const t = earned(170, { player1: 6, pool: 1 });
    expect(payments(t, withhold)).toEqual({ 'B&O': 170, bank: -170 });
  });
});
