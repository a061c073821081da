import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { Table } from './table.ts';

const five = ['EST', 'NOR', 'OU', 'PO', 'SO'] as const;
const WHITE = [9, 5] as const;
const YELLOW = [8, 1] as const;

/** The first player has so many certificates: six shares of as many companies as it takes, which are five each. */
function holding(count: number, players: number, cell: readonly [number, number] = WHITE): Table {
  const t = Table.blank(players);
  let left = count;
  for (const company of [...five, 'PRO', 'ETA', 'MID']) {
    if (left === 0) break;
    const certificates = Math.min(5, left);
    // The director's certificate is one of two shares.
    t.company(company, { cell: left === certificates ? WHITE : cell, par: 67, shares: { player1: certificates + 1 } });
    left -= certificates;
  }
  t.company('PLM', { cell: WHITE, par: 67, shares: { player2: 2 } });
  return t.cash('player1', 2000).stockTurn('player1');
}
const held = (t: Table): number => t.title.certificates(t.s, 'player1').held;

/** One below the limit a certificate can be bought, and at the limit none. */
function shows(players: number, limit: number, id: string): void {
  const below = holding(limit - 1, players);
  expect([held(below), below.title.certificates(below.s, 'player1').limit]).toEqual([limit - 1, limit]);
  below.accepts(start('MID'));
  expect(held(below.does(buy('PLM')))).toBe(limit);
  const full = holding(limit, players);
  full.refuses(buy('PLM'), id);
  if (full.s.companies['MID']!.status === 'unstarted') full.refuses(start('MID'), id);
}

describe('7.6 Certificate limit', () => {
  rule('1843:7.6-1', 'director’s certificate, 10% certificates and privates count one each', () => {
    const t = Table.blank()
      .company('EST', { shares: { player1: 4, player2: 2 } })
      .private('LH', 'player1')
      .private('C', 'EST');
    expect(['player1', 'player2'].map((player) => t.title.certificates(t.s, player).held)).toEqual([4, 2]);
  });

  rule('1843:7.6-2', '36 with two players', () => shows(2, 36, '1843:7.6-2'));
  rule('1843:7.6-3', '24 with three players', () => shows(3, 24, '1843:7.6-3'));
  rule('1843:7.6-4', '18 with four players', () => shows(4, 18, '1843:7.6-4'));
  rule('1843:7.6-5', '15 with five players', () => shows(5, 15, '1843:7.6-5'));
  rule('1843:7.6-6', '12 with six players', () => shows(6, 12, '1843:7.6-6'));

  rule('1843:7.6-7', 'certificates in the yellow, orange and brown zones do not count, in par boxes they do', () => {
    const counts = (cell: readonly [number, number]): number =>
      held(Table.blank().company('EST', { cell, shares: { player1: 6 } }));
    // Yellow, orange, brown; then the three yellow par boxes, a green one and an open square.
    const cells = [
      [4, 0],
      [7, 0],
      [13, 0],
      [13, 7],
      [11, 6],
      [9, 5],
      [7, 4],
      [8, 5],
    ] as const;
    expect(cells.map(counts)).toEqual([0, 0, 0, 5, 5, 5, 5, 5]);
  });

  rule('1843:7.6-8', 'a player who is over the limit and can sell nothing buys nothing that counts', () => {
    /** Thirteen certificates, none of which can be sold: the pools are full. */
    const over = (player1: number): Table => {
      const t = Table.blank(6);
      for (const company of ['EST', 'NOR', 'OU'] as const) {
        t.company(company, { cell: WHITE, par: 67, shares: { player1: 5, pool: 5 } });
      }
      t.company('PO', { cell: WHITE, par: 67, shares: { player2: 2, player1 } });
      t.company('SO', { cell: WHITE, par: 67, shares: { player2: 2, player1: 1, pool: 5 } });
      t.company('PLM', { cell: YELLOW, par: 67, shares: { player2: 2 } });
      return t.stockTurn('player1');
    };
    expect(held(over(0))).toBe(13);
    over(0).refuses(buy('PO'), '1843:7.6-8').refuses(start('MID'), '1843:7.6-8').accepts(buy('PLM')).accepts(pass);
    const two = over(0).private('C', 'player1');
    expect(held(two)).toBe(14);
    two.refuses(buy('PO'), '1843:7.6-8');
  });

  rule('1843:7.6-9', 'at the limit one may still buy of a company in these zones', () => {
    const t = holding(12, 6)
      .company('PLM', { cell: YELLOW, par: 67, shares: { player2: 2 } })
      .stockTurn('player1');
    expect(held(t)).toBe(12);
    t.does(buy('PLM'));
    expect([held(t), t.shares('PLM', 'player1')]).toEqual([12, 1]);
  });

  rule('1843:7.6-10', '1843:Q10', 'a player who is over it sells first, before passing or buying', () => {
    const t = holding(13, 6)
      .company('PLM', { cell: YELLOW, par: 67, shares: { player2: 2 } })
      .stockTurn('player1');
    t.refuses(pass, '1843:7.6-10').refuses(buy('PLM'), '1843:7.6-10').refuses(start('MID'), '1843:7.6-10');
    t.does(sell('EST'));
    expect(held(t)).toBe(12);
    t.accepts(pass).accepts(buy('PLM'));
  });

  /** Twelve certificates that count, with six players: three of the SO, five of the NOR, four of the OU. */
  const full = (so: { cell?: readonly [number, number]; shares: Record<string, number> }): Table =>
    Table.blank(6)
      .company('SO', { cell: WHITE, par: 67, director: 'player1', ...so })
      .company('NOR', { cell: WHITE, par: 67, shares: { player1: 6 } })
      .company('OU', { cell: WHITE, par: 67, shares: { player1: 5 } });
  /** Everybody passes until it is the first player's turn. */
  const untilFirst = (t: Table): Table => {
    while (t.asks !== 'stockTurn/player1') t.does(pass);
    return t;
  };

  rule('1843:7.6-10', '1843:Q10', 'somebody else’s purchase can bring it about', () => {
    const t = full({ shares: { player1: 4, player2: 4 } }).stockTurn('player2');
    expect(held(t)).toBe(12);
    t.does(buy('SO')).does(pass);
    expect([t.s.companies['SO']!.director, held(t)]).toEqual(['player2', 13]);
    untilFirst(t).refuses(pass, '1843:7.6-10').does(sell('NOR')).accepts(pass);
  });

  rule('1843:7.6-10', '1843:Q10', 'and so can a company that leaves the yellow zone', () => {
    const t = full({ cell: [8, 2], shares: { player1: 6, player2: 4 } }).stockTurn('player1');
    expect(held(t)).toBe(9);
    for (let i = 0; i < 6; i++) t.does(pass);
    expect([t.price('SO'), held(t)]).toEqual([78, 14]);
    t.stockTurn('player1').refuses(pass, '1843:7.6-10').does(sell('NOR')).refuses(pass, '1843:7.6-10');
    t.does(sell('NOR')).accepts(pass);
  });

  rule('1843:Q10', 'as far as legal sales allow: where the pool is full nobody must', () => {
    const t = Table.blank(6);
    for (const company of five.slice(0, 3)) t.company(company, { cell: WHITE, shares: { player1: 5, pool: 5 } });
    t.private('C', 'player1').stockTurn('player1');
    expect(held(t)).toBe(13);
    t.accepts(pass);
    // Nor by a sale that would leave as many: for the director's certificate two come back.
    const one = Table.blank(6).private('C', 'player1');
    for (const company of five.slice(0, 2)) one.company(company, { cell: WHITE, shares: { player1: 5, pool: 5 } });
    one.company('PO', { cell: WHITE, shares: { player1: 3, player2: 3, pool: 4 }, director: 'player1' });
    one.company('OU', { cell: WHITE, shares: { player1: 2 } }).stockTurn('player1');
    expect(held(one)).toBe(12);
    expect(held(one.private('TB', 'player1'))).toBe(13);
    one.accepts(pass).accepts(sell('PO'));
  });

  rule('1843:7.6-10', 'in the first stock round nothing can be sold, and nobody must', () => {
    const t = holding(13, 6).ext({ stockRound: 1 });
    t.accepts(pass).refuses(sell('EST'), '1843:7.2-1');
  });
});
