import { describe, expect } from 'vitest';
import { netWorth } from '../../src/1820/09-game-end.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** A company that can issue shares, so that step 3 waits for its director. */
const table = (): Table =>
  Table.blank().company('LSR', { shares: { player1: 5, player2: 2 }, price: 65, stations: [] });
const issue = (by: string, company: string, count = 1) => ({ type: 'issue', by, company, count });
const inSupply = (t: Table, kind: string): number =>
  t.trains('depot').filter((train) => train.startsWith(`${kind}-`)).length;

describe('8.1 Issue & Takeover overview', () => {
  rule('1820:8.1-1', 'step 1: the marker moves on one column', () => {
    const t = table().colour('green').takeovers();
    expect([t.s.ext.column, t.s.phase, t.asks]).toEqual([4, 'green', 'issues']);
  });

  rule('1820:8.1-2', 'into a new colour: what is left of the earlier one leaves the game', () => {
    const t = table().colour('yellow', 2).takeovers();
    expect([t.s.ext.column, t.s.phase, inSupply(t, '2+'), inSupply(t, '3+')]).toEqual([3, 'green', 0, 15]);
  });

  rule(
    '1820:8.1-3',
    'step 2: one of the available trains leaves the game, of yellow ones there are always more',
    () => {
      const t = table().trainsGone('2+').colour('green').takeovers();
      expect([inSupply(t, '3+'), t.s.trains['3+-1']]).toEqual([15, 'gone']);
      const early = table();
      const before = inSupply(early, '2+');
      expect(inSupply(early.takeovers(), '2+')).toBe(before);
    },
  );

  rule('1820:8.1-4', 'the last of its colour takes the first of the next one with it, and the marker', () => {
    const t = table().trainsGone('2+', '3+').train('3+-1', 'depot').colour('green').takeovers();
    expect([inSupply(t, '3+'), inSupply(t, '5+'), t.s.phase, t.s.ext.column]).toEqual([0, 13, 'blue', 6]);
    const two = table()
      .trainsGone('2+', '3+')
      .train('3+-1', 'depot')
      .train('3+-2', 'depot')
      .colour('green')
      .takeovers();
    expect([inSupply(two, '3+'), inSupply(two, '5+'), two.s.phase]).toEqual([1, 14, 'green']);
  });

  rule('1820:Q38', 'odd cases: a colour that is sold out, the last gray train, no train at all', () => {
    const soldOut = table().trainsGone('2+', '3+').colour('green').takeovers();
    expect([inSupply(soldOut, '5+'), soldOut.s.phase, soldOut.s.ext.column]).toEqual([13, 'blue', 6]);
    const late = () => table().trainsGone('2+', '3+', '5+', '8+', '5D+', 'FLOOD').colour('gray');
    const last = late().train('FLOOD-1', 'depot').takeovers();
    expect([last.s.trains['FLOOD-1'], last.s.ext.column]).toEqual(['gone', 16]);
    expect(late().takeovers().s.ext.column).toBe(16);
  });

  rule('1820:9.1-5', 'onto END: the game is over at once, before a train is discarded', () => {
    const t = table().trainsGone('2+', '3+', '5+', '8+', '5D+').colour('gray', 16).takeovers();
    expect([t.s.ended, t.s.ext.column]).toEqual([null, 17]);
    const end = table().trainsGone('2+', '3+', '5+', '8+', '5D+').colour('gray', 17);
    const trains = inSupply(end, 'FLOOD');
    end.takeovers();
    expect([end.s.ended?.reason, inSupply(end, 'FLOOD')]).toEqual(['end-of-chart', trains]);
    expect(netWorth(end.s, 'player1')).toBe(5 * 65);
  });

  rule('1820:8.1-5', 'step 3: any company, repeatedly and in any order, but only by its own director', () => {
    const t = table()
      .company('LUR', { shares: { player2: 5 } })
      .takeovers();
    expect(t.who).toEqual(['player1', 'player2']);
    t.refuses(issue('player2', 'LSR'), '1820:8.1-5').refuses(
      { type: 'reduce', by: 'player2', company: 'LSR', size: 5 },
      '1820:8.1-5',
    );
    t.does(issue('player2', 'LUR')).does(issue('player1', 'LSR')).does(issue('player2', 'LUR'));
    expect([t.shares('LUR', 'pool'), t.shares('LSR', 'pool')]).toEqual([2, 1]);
  });

  rule(
    '1820:8.1-6',
    '1820:Q32',
    'over when all are done; whatever one does asks the others again; cousins do nothing',
    () => {
      const t = table()
        .cousin('BI', 'player3')
        .company('LUR', { shares: { player2: 5 } })
        .company('CFR', { shares: { BI: 5 } })
        .takeovers();
      expect(t.who).toEqual(['player1', 'player2']);
      t.does({ type: 'pass', by: 'player2' });
      expect(t.who).toEqual(['player1']);
      t.does(issue('player1', 'LSR'));
      expect(t.who).toEqual(['player1', 'player2']);
      t.does({ type: 'pass', by: 'player2' }).does(issue('player2', 'LUR'));
      expect(t.who).toEqual(['player1', 'player2']);
      t.does({ type: 'pass', by: 'player1' }).does({ type: 'pass', by: 'player2' });
      expect(t.s.stack.some(({ kind }) => kind === 'issues')).toBe(false);
    },
  );
});

describe('8.3 Issue shares', () => {
  const of = (size: number, price: number, shares: Record<string, number> = { player1: 4 }) =>
    Table.blank()
      .company('LSR', { size, shares, price })
      .company('LUR', { shares: { player1: 5 } })
      .takeovers();

  rule('1820:8.3-1', 'not by a private company or one in liquidation', () => {
    of(1, 0, { player1: 1 }).refuses(issue('player1', 'LSR'), '1820:8.3-1');
    of(10, 10).refuses(issue('player1', 'LSR'), '1820:8.3-1', 'liquidation');
    of(10, 65).accepts(issue('player1', 'LSR'));
  });

  rule('1820:8.3-2', 'any number of treasury shares, each for the price before it falls', () => {
    const t = of(10, 65)
      .refuses(issue('player1', 'LSR', 7), '1820:8.3-2')
      .refuses(issue('player1', 'LSR', 0), '1820:8.3-2');
    t.does(issue('player1', 'LSR', 5));
    expect([t.money('LSR'), t.shares('LSR', 'pool'), t.shares('LSR', 'LSR')]).toEqual([325, 5, 1]);
  });

  rule('1820:8.3-3', 'then it falls a space for each share, or for each 5% where that is less', () => {
    expect(
      of(10, 65)
        .does(issue('player1', 'LSR', 2))
        .price('LSR'),
    ).toBe(55);
    // 3 of 50 shares are 6%.
    expect(
      of(50, 65)
        .does(issue('player1', 'LSR', 3))
        .price('LSR'),
    ).toBe(55);
    expect(
      of(50, 65)
        .does(issue('player1', 'LSR', 2))
        .price('LSR'),
    ).toBe(60);
  });

  rule('1820:8.3-4', 'never into liquidation', () => {
    of(10, 47)
      .refuses(issue('player1', 'LSR', 3), '1820:8.3-4')
      .accepts(issue('player1', 'LSR', 2));
    expect(
      of(10, 47)
        .does(issue('player1', 'LSR', 2))
        .price('LSR'),
    ).toBe(40);
  });
});
