import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const sell = (count: number) => ({ type: 'sell', company: 'AR', count });
const pass = { type: 'pass' };
const president = (t: Table) => t.s.companies['AR']!.director;

describe('Stock round: president’s certificate', () => {
  const table = (...shares: number[]) =>
    Table.blank()
      .company('AR', {
        price: 80,
        director: 'player1',
        shares: Object.fromEntries(shares.map((count, seat) => [`player${seat + 1}`, count])),
      })
      .stockTurn('player1');

  rule('soh:presidents-certificate-1', 'the player who owns most shares is president, through all trading', () => {
    const buy = { type: 'buy', company: 'AR', from: 'treasury' };
    const t = table(2, 1, 2);
    // Each line: what is done, the shares after it, and who is president then.
    const course: [{ type: string }, number[], string][] = [
      [buy, [3, 1, 2], 'player1'],
      [buy, [3, 2, 2], 'player1'],
      [buy, [3, 2, 3], 'player1'],
      [pass, [3, 2, 3], 'player1'],
      [buy, [3, 3, 3], 'player1'],
      [buy, [3, 3, 4], 'player3'],
    ];
    for (const [deed, shares, most] of course) {
      t.does(deed);
      expect([1, 2, 3].map((seat) => t.shares('AR', `player${seat}`))).toEqual(shares);
      expect(president(t)).toBe(most);
    }
  });

  rule('soh:presidents-certificate-2', 'of three shares the president sells one, the certificate stays', () => {
    const t = table(3, 1, 1);
    t.accepts(sell(1));
    t.refuses(sell(2), 'soh:presidents-certificate-2');
    t.refuses(sell(3), 'soh:presidents-certificate-2');
    t.does(sell(1)).refuses(sell(1), 'soh:presidents-certificate-2');
  });

  rule('soh:Q34', 'the president sells all shares if another owns two: certificates are exchanged on the way', () => {
    const t = table(4, 2, 1).does(sell(4));
    expect(president(t)).toBe('player2');
    expect([t.shares('AR', 'player1'), t.shares('AR', 'player2'), t.shares('AR', 'pool')]).toEqual([0, 2, 4]);
    expect(t.money('player1')).toBe(400 + 4 * 80);
    // Four steps down from 80, in one sale or in several.
    expect(t.does(pass).price('AR')).toBe(60);
    const inParts = table(4, 2, 1).does(sell(2)).does(sell(1)).does(sell(1));
    expect(president(inParts)).toBe('player2');
    expect(inParts.money('player1')).toBe(400 + 4 * 80);
  });

  rule('soh:Q34', 'without another owner of two shares the certificate cannot go', () => {
    table(4, 1, 1).accepts(sell(2)).refuses(sell(3), 'soh:presidents-certificate-2');
    table(4, 1, 2).accepts(sell(3)).accepts(sell(4));
  });
});
