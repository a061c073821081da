import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';
import { finish, lay } from './track.ts';

/** What happened, in order: `player1 +5` for income, `B&O` for a company that begins its turn. */
const trail = (t: Table): string[] =>
  t.events.flatMap((event) => {
    const { to, amount, company } = event as Record<string, string>;
    if (event.event === 'pay') return [`${to} +${amount}`];
    return event.event === 'operates' ? [company!] : [];
  });

const two = (): Table =>
  Table.blank()
    .company('B&O', { price: 71, shares: { player1: 6 } })
    .company('PRR', { price: 79, shares: { player2: 6 } });

describe('8.1 Operating round overview', () => {
  rule('1828:8.1-1', 'first private companies pay players and share companies from the bank', () => {
    const t = two().private('SVN', 'player1').private('D&H', 'player3').private('StCT', 'B&O').cash('B&O', 100);
    const [bank, first, third] = [t.money('bank'), t.money('player1'), t.money('player3')];
    t.operatingRound();
    // The Saint Clair Tunnel pays a company $10.
    expect(trail(t)).toEqual(['player1 +5', 'B&O +10', 'player3 +15', 'PRR']);
    expect([t.money('player1') - first, t.money('player3') - third, t.money('B&O')]).toEqual([5, 15, 110]);
    expect(t.money('bank')).toBe(bank - 30);
  });

  rule('1828:8.1-1', 'they pay in every operating round, not only in the first of a set', () => {
    const t = two().private('SVN', 'player1').operatingRound(1, [2]);
    const before = t.money('player1');
    finish(finish(t, 'PRR'), 'B&O');
    expect([t.s.ext.operatingRound, t.asks, t.money('player1')]).toEqual([2, 'track/PRR', before + 5]);
  });

  rule('1828:8.1-2', 'then a player’s Cobourg & Peterborough builds, and its owner is paid for the route', () => {
    const t = two().private('SVN', 'player1').private('C&P', 'player3').operatingRound();
    expect([trail(t), t.asks, t.who]).toEqual([['player1 +5'], 'cobourg/C&P', ['player3']]);
    const before = t.money('player3');
    t.does(lay('C17', '9', 1));
    // From Peterborough ($20) to Kingston ($10); half of it stays in the treasury of the C&P.
    expect(t.runsBest()).toBe(30);
    expect([t.money('player3'), t.money('C&P')]).toEqual([before + 15, 15]);
    expect([trail(t), t.asks]).toEqual([['player3 +15', 'C&P +15', 'PRR'], 'track/PRR']);
  });

  rule('1828:8.1-2', 'it may do without; one that belongs to a company does not build', () => {
    const t = two().private('C&P', 'player3').operatingRound();
    const before = t.money('player3');
    t.does({ type: 'pass' });
    expect([t.asks, t.money('player3'), t.s.tiles]).toEqual(['track/PRR', before, {}]);
    expect(two().private('C&P', 'B&O').operatingRound().asks).toBe('track/PRR');
  });

  rule(
    '1828:8.1-3',
    'every floated company operates once, the highest price first; one that has only a par price does not',
    () => {
      const t = two()
        .company('NYC', { price: 94, shares: { player3: 5 } })
        .company('C&O', { price: 67, shares: { player1: 6 } })
        .operatingRound(1, [1]);
      const order: string[] = [];
      while (t.asks.startsWith('track/')) {
        const company = t.asks.slice('track/'.length);
        order.push(company);
        finish(t, company);
      }
      expect(order).toEqual(['PRR', 'B&O', 'C&O']);
      expect([t.asks, t.price('NYC')]).toEqual(['stockTurn/player1', 94]);
    },
  );
});
