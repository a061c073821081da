import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { merge, merging } from './merging.ts';
import { buy, pass, sell } from '../deals.ts';
import { Table } from './table.ts';

/** The B&O at $79; the shares of player1, player2 and player3. The first player's turn. */
const table = (one: number, two: number, three = 0, sketch: { director?: string; pool?: number } = {}): Table => {
  const { pool = 0, ...more } = sketch;
  const shares = { player1: one, player2: two, player3: three, pool };
  return Table.blank()
    .company('B&O', { price: 79, par: 67, shares, ...more })
    .stockTurn('player1');
};
const director = (t: Table): string | null => t.s.companies['B&O']!.director;
const held = (t: Table): number[] => t.s.players.map((player) => t.shares('B&O', player));

describe('13.3.3 Company directors', () => {
  rule('1828:13.3.3-1', 'the largest holder has the 20% certificate and decides for the company', () => {
    const t = table(2, 4, 3);
    expect(director(t)).toBe('player2');
    // Four shares in three certificates; those of the others are of 10%.
    expect(t.s.players.map((player) => t.title.certificates(t.s, player).held)).toEqual([2, 3, 3]);
    expect(t.operate('B&O', 'track').who).toEqual(['player2']);
    // Before it has floated there is nothing to decide.
    const early = table(3, 0).does(pass).does(pass).does(pass);
    expect([director(early), early.title.operatingOrder(early.s), early.asks]).toEqual([
      'player1',
      [],
      'stockTurn/player1',
    ]);
  });

  rule('1828:13.3.3-2', 'the certificate is exchanged, not sold: nothing of it comes into the pool', () => {
    const t = table(4, 3).does(sell('B&O', 2));
    expect([director(t), held(t), t.shares('B&O', 'pool')]).toEqual(['player2', [2, 3, 0], 2]);
    expect(t.s.players.map((player) => t.title.certificates(t.s, player).held)).toEqual([2, 2, 0]);
    // Nobody to take it: the director remains.
    table(2, 0).refuses(sell('B&O', 1), '1828:7.2-1').refuses(sell('B&O', 2), '1828:7.2-1');
  });

  rule('1828:13.3.3-3', 'a player who comes to own more directs at once', () => {
    const t = table(2, 2, 0, { director: 'player2' }).does(buy('B&O'));
    expect([director(t), held(t)]).toEqual(['player1', [3, 2, 0]]);
    // A floated company is controlled by the new director from then on.
    const pool = table(3, 3, 0, { director: 'player2', pool: 2 }).does(buy('B&O', 'pool'));
    expect(pool.operate('B&O', 'track').who).toEqual(['player1']);
  });

  rule('1828:13.3.3-4', 'equal holdings leave the director in place', () => {
    expect(director(table(2, 3).does(buy('B&O')))).toBe('player2');
    expect(director(table(4, 3).does(sell('B&O')))).toBe('player1');
  });

  rule('1828:13.3.3-5', 'only somebody with 20% can take it over', () => {
    const one = table(3, 1).refuses(sell('B&O', 2), '1828:13.3.3-5').refuses(sell('B&O', 3), '1828:13.3.3-5');
    expect(director(one.does(sell('B&O')))).toBe('player1');
    const two = table(3, 2).accepts(sell('B&O', 3)).does(sell('B&O', 2));
    expect([director(two), held(two)]).toEqual(['player2', [1, 2, 0]]);
    // Two players with 10% each are not enough.
    table(3, 1, 1).refuses(sell('B&O', 2), '1828:13.3.3-5');
  });

  rule('1828:13.3.3-6', 'to the player with the most, and only from one who has fewer', () => {
    expect(director(table(4, 2, 3).does(sell('B&O')))).toBe('player1');
    expect(director(table(4, 2, 3).does(sell('B&O', 2)))).toBe('player3');
    expect(director(table(4, 3, 2).does(sell('B&O', 4)))).toBe('player2');
  });

  rule('1828:13.3.3-6', 'by a donation as well', () => {
    const four = { player1: 4, player2: 4 };
    const t = merging(four, four).does(merge);
    // Both have four shares of the system; the first player directs it, gives one to its treasury and has three.
    expect([t.shares('GT', 'player1'), t.shares('GT', 'player2'), t.s.companies['GT']!.director]).toEqual([
      3,
      4,
      'player2',
    ]);
  });

  rule('1828:13.3.3-7', 'a tie goes to the next by the number cards after the director', () => {
    const tied = (order: string[], seller: string, shares: Record<string, number>): string | null => {
      const t = Table.blank(4).company('B&O', { shares, director: seller }).ext({ order }).stockTurn(seller);
      return director(t.does(sell('B&O', 2)));
    };
    const shares = { player2: 3, player1: 2, player3: 2, player4: 2 };
    expect(tied(['player1', 'player2', 'player3', 'player4'], 'player2', shares)).toBe('player3');
    expect(tied(['player3', 'player2', 'player4', 'player1'], 'player2', shares)).toBe('player4');
    expect(tied(['player3', 'player4', 'player1', 'player2'], 'player2', shares)).toBe('player3');
  });
});
